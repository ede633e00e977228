import { SUPPORT_STATUSES, supportFactsEndpoint, webPageEndpoints } from '@pv/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { FAQ } from '../../features/support/api.ts';
import { askAhead } from '../../platform/query/queries.ts';
import { protectedRoute } from './protected.ts';
import { rootRoute } from './root.tsx';

const support = createRoute({
  getParentRoute: () => rootRoute,
  path: '/support',
  loader: ({ context }) =>
    Promise.all([
      askAhead(context, webPageEndpoints.get, FAQ),
      askAhead(context, supportFactsEndpoint, {}),
    ]),
  component: lazyRouteComponent(
    () => import('../../features/support/SupportPage.tsx'),
    'SupportPage',
  ),
  staticData: {
    title: 'support.title',
    description: 'support.description',
    drawn: ['src/features/support/form/letter.ts'],
  },
});

const linked = createRoute({
  getParentRoute: () => rootRoute,
  path: '/support/$token',
  component: lazyRouteComponent(
    () => import('../../features/support/conversation/LinkedRequestPage.tsx'),
    'LinkedRequestPage',
  ),
  staticData: { title: 'support.title', unlisted: true },
});

/** Writing to the support, and a request by its secret link. */
export const supportRoutes = [support, linked] as const;

const own = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/support/requests/$id',
  component: lazyRouteComponent(
    () => import('../../features/support/conversation/OwnRequestPage.tsx'),
    'OwnRequestPage',
  ),
  staticData: { title: 'support.title' },
});

const desk = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/support-desk',
  component: lazyRouteComponent(
    () => import('../../features/support/desk/SupportDeskPage.tsx'),
    'SupportDeskPage',
  ),
  validateSearch: z.object({
    page: z.coerce.number().int().min(2).optional().catch(undefined),
    search: z.string().max(200).optional().catch(undefined),
    status: z
      .enum([...SUPPORT_STATUSES, 'all'])
      .optional()
      .catch(undefined),
  }),
  staticData: { title: 'support.desk.title' },
});

const answering = createRoute({
  getParentRoute: () => protectedRoute,
  path: '/support-desk/$id',
  component: lazyRouteComponent(
    () => import('../../features/support/desk/AnsweringPage.tsx'),
    'AnsweringPage',
  ),
  staticData: { title: 'support.desk.title' },
});

/** A request of one's own, and the desk of the editors. */
export const supportProtectedRoutes = [own, desk, answering] as const;
