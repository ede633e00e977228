import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { protectedRoute } from './protected.ts';

const list = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/discussions-works',
  component: lazyRouteComponent(
    () => import('../../features/discussion/DiscussionsPage.tsx'),
    'DiscussionsPage',
  ),
  validateSearch: z.object({
    tab: z.enum(['student-works', 'dissertations']).optional().catch(undefined),
    search: z.string().max(200).optional().catch(undefined),
  }),
  staticData: { title: 'discussions.title' },
});

const opening = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/discussions-works/new',
  component: lazyRouteComponent(
    () => import('../../features/discussion/NewDiscussionPage.tsx'),
    'NewDiscussionPage',
  ),
  validateSearch: z.object({ project: z.string().max(80).optional().catch(undefined) }),
  staticData: { title: 'discussions.form.new' },
});

const one = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/discussions-works/$id',
  component: lazyRouteComponent(
    () => import('../../features/discussion/DiscussionPage.tsx'),
    'DiscussionPage',
  ),
  validateSearch: z.object({ comment: z.string().max(80).optional().catch(undefined) }),
  staticData: { title: 'discussions.title' },
});

/** Discussions of works: the list, opening one, and the page of one. */
export const discussionRoutes = [list, opening, one] as const;
