import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.ts';

/** The form that turns a finished work into a startup. */
export const spinoffRoute = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/project/$projectType/$id/startup',
  component: lazyRouteComponent(
    () => import('../../features/spinoff/StartupFromWorkPage.tsx'),
    'StartupFromWorkPage',
  ),
  staticData: { title: 'spinoff.action' },
});
