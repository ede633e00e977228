import { idSchema } from '@pv/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
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

const leave = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/profile/leave',
  component: lazyRouteComponent(() => import('../../features/account/LeavePage.tsx'), 'LeavePage'),
  staticData: { title: 'account.leave.title' },
});

const person = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/person/$id',
  component: lazyRouteComponent(() => import('../../features/person/PersonPage.tsx'), 'PersonPage'),
  validateSearch: z.object({ as: z.literal('others').optional().catch(undefined) }),
  staticData: { title: 'person.title' },
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

const mails = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/notifications/mails',
  component: lazyRouteComponent(
    () => import('../../features/notification/settings/MailSettings.tsx'),
    'MailSettingsPage',
  ),
  staticData: { title: 'notifications.settings.title' },
});

const notes = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/closed-notes',
  component: lazyRouteComponent(() => import('../../features/note/NotesPage.tsx'), 'NotesPage'),
  validateSearch: z.object({ note: idSchema.optional().catch(undefined) }),
  staticData: { title: 'notes.title' },
});

/** Pages of a person. */
export const userRoutes = [profile, leave, person, notifications, mails, notes] as const;
