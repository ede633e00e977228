import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

/** Documents to fill from a project. */
export const paperTemplatesRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/document-templates',
  component: lazyRouteComponent(
    () => import('../../features/paper-template/PaperTemplatesPage.tsx'),
    'PaperTemplatesPage',
  ),
  validateSearch: z.object({
    /** What papers are filled from; one that the reader has no part in is as none. */
    project: z.string().max(80).optional().catch(undefined),
    text: z.string().max(200).optional().catch(undefined),
  }),
  staticData: { title: 'paperTemplates.title' },
});
