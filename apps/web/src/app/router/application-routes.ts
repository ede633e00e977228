import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const named = z.string().max(80).optional().catch(undefined);

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/grant-applications',
  component: lazyRouteComponent(
    () => import('../../features/application/ApplicationsPage.tsx'),
    'ApplicationsPage',
  ),
  staticData: { title: 'applications.title' },
});

const beginning = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/grant-applications/new',
  component: lazyRouteComponent(
    () => import('../../features/application/NewApplicationPage.tsx'),
    'NewApplicationPage',
  ),
  validateSearch: z.object({
    project: named,
    record: named,
    deadline: z.iso.date().optional().catch(undefined),
  }),
  staticData: { title: 'applications.new' },
});

const one = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/grant-applications/$id',
  component: lazyRouteComponent(
    () => import('../../features/application/ApplicationPage.tsx'),
    'ApplicationPage',
  ),
  validateSearch: z.object({ comment: named }),
  staticData: { title: 'applications.one' },
});

/** Applications for grants: the list, beginning one, and the page of one. */
export const applicationRoutes = [list, beginning, one] as const;
