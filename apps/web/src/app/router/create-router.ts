import type { PlainTextKey } from '@pv/texts';
import { createRouter } from '@tanstack/react-router';
import { CrashPage } from '../layouts/CrashPage.tsx';
import { MainLoader } from '../layouts/MainLoader.tsx';
import { NotFoundPage } from '../layouts/NotFoundPage.tsx';
import type { Services } from '../services.ts';
import { documentRoute } from './document-route.ts';
import { logRoute } from './log-route.ts';
import { projectRoutes } from './project-routes.ts';
import { protectedRoute } from './protected.ts';
import { publicRoutes } from './public-routes.ts';
import { rootRoute } from './root.tsx';
import { stagePlanRoute } from './stage-plan-route.ts';
import { userRoutes } from './user-routes.ts';

const routeTree = rootRoute.addChildren([
  ...publicRoutes,
  protectedRoute.addChildren([
    ...userRoutes,
    ...projectRoutes,
    stagePlanRoute,
    logRoute,
    documentRoute,
  ]),
]);

/** The router over all pages. Hash targets scroll smoothly; going back returns to the saved place. */
export function createAppRouter(services: Services) {
  return createRouter({
    routeTree,
    context: services,
    defaultPreload: 'intent',
    defaultPendingComponent: MainLoader,
    defaultPendingMs: 120,
    defaultErrorComponent: CrashPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    defaultHashScrollIntoView: { behavior: 'smooth' },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** What the page is called in the title of the window and among recent pages. */
    title?: PlainTextKey;
    /** `secondary` is the bare frame of reports; the default one has navigation and footer. */
    layout?: 'default' | 'secondary';
    /** The page takes the whole width and height, such as the editor: no footer, no paddings. */
    full?: boolean;
  }
}
