import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { protectedRoute } from './protected.ts';

const profile = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/profile',
  component: lazyRouteComponent(
    () => import('../../features/profile/ProfilePage.tsx'),
    'ProfilePage',
  ),
  staticData: { title: 'profile.title' },
});

const notifications = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notifications',
  component: lazyRouteComponent(
    () => import('../../features/notification/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
  staticData: { title: 'notifications.title' },
});

/** Pages of a person. */
export const userRoutes = [profile, notifications] as const;
