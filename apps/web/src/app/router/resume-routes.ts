import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';
import { rootRoute } from './root.tsx';

// `language` in an address is that of the interface
const sheetLanguage = z.enum(['ru', 'en']).optional().catch(undefined);

const passport = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id/passport',
  component: lazyRouteComponent(
    () => import('../../features/passport/PassportPage.tsx'),
    'PassportPage',
  ),
  staticData: { title: 'passport.title' },
});

const resume = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/investor-resume',
  component: lazyRouteComponent(() => import('../../features/resume/ResumePage.tsx'), 'ResumePage'),
  validateSearch: z.object({
    // the page says of what is no id, as of an id that nothing has, that there is no such project
    project: z.string().max(80).optional().catch(undefined),
    in: sheetLanguage,
  }),
  staticData: { title: 'resume.title' },
});

/** What a venture tells whoever gives money, and the page made of it. */
export const resumeRoutes = [passport, resume] as const;

/** The page by a link; kept out of search engines, and drawn in the browser: whoever unfurls a link reads nothing. */
export const sharedResumeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/resume/$token',
  component: lazyRouteComponent(
    () => import('../../features/resume/SharedResumePage.tsx'),
    'SharedResumePage',
  ),
  validateSearch: z.object({ in: sheetLanguage }),
  staticData: { title: 'sharedResume.title', unlisted: true, layout: 'secondary' },
});
