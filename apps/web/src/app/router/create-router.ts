import { SUPPORT_STATUSES, supportFactsEndpoint, webPageEndpoints } from '@pv/contract';
import type { PlainTextKey } from '@pv/texts';
import {
  type AnyRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { z } from 'zod';
import { FAQ } from '../../features/support/api.ts';
import { askAhead } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { NotFoundPage } from '../../platform/states/StatePage.tsx';
import { CrashPage } from '../layouts/CrashPage.tsx';
import { MainLoader } from '../layouts/MainLoader.tsx';
import { applicationRoutes } from './application-routes.ts';
import { discussionRoutes } from './discussion-routes.ts';
import { documentReviewRoute } from './document-review-route.ts';
import { committeeRoute, eventReportRoute, eventRoutes } from './event-routes.ts';
import { fundingRoutes } from './funding-routes.ts';
import { opportunityRoutes, ownOpportunityRoutes } from './opportunity-routes.ts';
import { paperTemplatesRoute } from './paper-template-routes.ts';
import {
  documentRoute,
  logRoute,
  projectRoutes,
  spinoffRoute,
  stagePlanRoute,
} from './project-routes.ts';
import { protectedRoute } from './protected.ts';
import { publicRoutes } from './public-routes.ts';
import { deskRoutes, publicationRoutes } from './publication-routes.ts';
import { resumeRoutes, sharedResumeRoute } from './resume-routes.ts';
import { rootRoute } from './root.tsx';
import { siteRoutes } from './site-routes.ts';
import { taskRoutes } from './task-routes.ts';
import { userRoutes } from './user-routes.ts';

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
const supportRoutes = [support, linked] as const;

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
const supportProtectedRoutes = [own, desk, answering] as const;

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  ...publicationRoutes,
  ...siteRoutes,
  ...opportunityRoutes,
  ...supportRoutes,
  committeeRoute,
  documentReviewRoute,
  eventReportRoute,
  sharedResumeRoute,
  protectedRoute.addChildren([
    ...userRoutes,
    ...projectRoutes,
    ...taskRoutes,
    ...discussionRoutes,
    ...applicationRoutes,
    ...eventRoutes,
    ...fundingRoutes,
    ...deskRoutes,
    ...ownOpportunityRoutes,
    ...resumeRoutes,
    ...supportProtectedRoutes,
    paperTemplatesRoute,
    spinoffRoute,
    stagePlanRoute,
    logRoute,
    documentRoute,
  ]),
]);

/**
 * The router over all pages, in the address line of the browser or in `history`. Hash targets scroll
 * smoothly; going back returns to the saved place.
 */
export function createAppRouter(services: Services, history?: RouterHistory) {
  return createRouter({
    routeTree,
    ...(history && { history }),
    context: services,
    defaultPreload: 'intent',
    defaultPendingComponent: MainLoader,
    defaultPendingMs: 120,
    // a page that has come is not held back so that its loader is seen for long enough
    defaultPendingMinMs: 0,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    // on the server it would write a script into the page
    scrollRestoration: !import.meta.env.SSR,
    defaultHashScrollIntoView: { behavior: 'smooth' },
    // another request or person is another page: nothing typed or shown of the last one stays
    defaultRemountDeps: ({ params }) => params,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface HistoryState {
    /** The address to sign in with, known from the page before. It is in no address bar and no log. */
    email?: string;
  }
  interface StaticDataRouteOption {
    /** What the page is called in the title of the window and among recent pages. */
    title?: PlainTextKey;
    /** What search engines are told of the page; the words for the product where it is left out. */
    description?: PlainTextKey;
    /** For signed-in people or for one person: drawn in the browser, kept out of search engines. */
    unlisted?: true;
    /** Paths under a route with parameters that the map of the site names. */
    paths?: readonly string[];
    /** Modules of parts that the server draws and whose code comes when they are used: their sheets come at once. */
    drawn?: readonly string[];
    /** Modules that the page asks for at once: the document names their code and its own, so that it comes with what every page begins with. */
    ahead?: readonly string[];
    /** `secondary` is the bare frame of reports; the default one has navigation and footer. */
    layout?: 'default' | 'secondary';
    /** The page takes the whole width and height, such as the editor: no footer, no paddings. */
    full?: boolean;
  }
}

function pathsOf({ options }: AnyRoute): readonly string[] {
  const { unlisted, paths } = options.staticData ?? {};
  if (unlisted || !('path' in options) || typeof options.path !== 'string') return [];
  return paths ?? (options.path.includes('$') ? [] : [options.path]);
}

/** Paths of the public pages that are there whatever the database holds, for the map of the site. */
export function publicPaths(): string[] {
  const routes: readonly AnyRoute[] = Object.values(rootRoute.children ?? {});
  return routes.flatMap(pathsOf);
}
