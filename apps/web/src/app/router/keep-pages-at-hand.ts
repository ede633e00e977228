import type { QueryClient } from '@tanstack/react-query';
import type { Services } from '../../platform/ServicesContext.tsx';
import { inIdleSteps } from '../../ui/lazy.ts';
import type { createAppRouter } from './create-router.ts';
import { documentRoute, logRoute, projectRoutes, spinoffRoute } from './project-routes.ts';
import { protectedRoute } from './protected.ts';
import { textsOf } from './root.tsx';
import { taskRoutes } from './task-routes.ts';
import { userRoutes } from './user-routes.ts';

/** The parts of a router that tell whether a page is open. */
interface Opening {
  state: { status: 'idle' | 'pending' };
  subscribe: (event: 'onRendered', listener: () => void) => () => void;
}

/**
 * Calls once, when a page is open and the answers that it has asked for are here, so that what may wait
 * does not come before them.
 */
export function whenStanding(router: Opening, queries: QueryClient, run: () => void): void {
  const cache = queries.getQueryCache();
  const stops = [router.subscribe('onRendered', look), cache.subscribe(look)];
  let done = false;
  function look() {
    const waits = router.state.status === 'pending' || queries.isFetching() > 0;
    if (done || waits || cache.getAll().length === 0) return;
    done = true;
    for (const stop of stops) stop();
    run();
  }
  look();
}

/**
 * Fetches the code of the page that stands in the address, the texts of one that needs a person, and what is
 * needed of a document, while the server is still asked who is here; for nobody, who may have to sign in
 * first, nothing is fetched.
 */
export function fetchFirstPage(
  router: ReturnType<typeof createAppRouter>,
  services: Services,
): void {
  const { session, language } = services;
  if (session.state().kind !== 'starting') return;
  const [matched, { stageId }] = router.getMatchedRoutes(router.latestLocation.pathname);
  // a public page that the server has drawn is first taken over with the texts that it was drawn with
  if (matched.some(({ id }) => id === protectedRoute.id)) {
    language.complete(textsOf(router.latestLocation)).catch(() => undefined);
  }
  for (const route of matched) {
    // the router asks again, and says that the code did not come
    Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    if (route.id === documentRoute.id && stageId && session.likely()) {
      void import('../document/open-ahead.ts').then(
        ({ openAhead }) => openAhead(services, stageId),
        () => undefined,
      );
    }
  }
}

/**
 * Once somebody is signed in and his page stands, fetches all texts and the code of the pages, so that they open without a
 * network too.
 */
export function keepPagesAtHand(
  router: ReturnType<typeof createAppRouter>,
  { session, language, queries }: Pick<Services, 'session' | 'language' | 'queries'>,
): void {
  // what does not come now is asked for again when a page is opened
  const steps = [
    () => language.complete().catch(() => undefined),
    ...[...projectRoutes, ...taskRoutes, ...userRoutes, logRoute, spinoffRoute].map(
      (route) => () => Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined),
    ),
  ];
  const stop = session.subscribe(() => {
    if (session.state().kind !== 'in') return;
    stop();
    whenStanding(router, queries, () => void inIdleSteps(steps));
  });
}
