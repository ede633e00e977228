import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const word = z.string().max(80).optional().catch(undefined);

const navigator = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/investment-navigator',
  component: lazyRouteComponent(
    () => import('../../features/funding/NavigatorPage.tsx'),
    'NavigatorPage',
  ),
  validateSearch: z.object({
    // the page says of what is no id, as of an id that nothing has, that there is no such project
    project: word,
    text: z.string().max(200).optional().catch(undefined),
    form: word,
    open: z.literal(true).optional().catch(undefined),
    /** The record that is open. */
    record: word,
  }),
  staticData: { title: 'navigator.title' },
});

const readiness = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id/readiness',
  component: lazyRouteComponent(
    () => import('../../features/funding/readiness/ReadinessPage.tsx'),
    'ReadinessPage',
  ),
  staticData: { title: 'navigator.readiness.title' },
});

const desk = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/funding-desk',
  component: lazyRouteComponent(
    () => import('../../features/funding/desk/CataloguePage.tsx'),
    'CataloguePage',
  ),
  staticData: { title: 'navigator.desk.title' },
});

const adding = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/funding-desk/new',
  component: lazyRouteComponent(
    () => import('../../features/funding/desk/AddRecordPage.tsx'),
    'AddRecordPage',
  ),
  staticData: { title: 'navigator.desk.adding' },
});

const record = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/funding-desk/$code',
  component: lazyRouteComponent(
    () => import('../../features/funding/desk/RecordPage.tsx'),
    'RecordPage',
  ),
  staticData: { title: 'navigator.desk.title' },
});

/** What money there is for a project, how ready it is, and where editors correct the catalogue. */
export const fundingRoutes = [navigator, readiness, desk, adding, record] as const;
