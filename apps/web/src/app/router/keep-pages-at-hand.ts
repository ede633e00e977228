import type { Services } from '../../platform/services.ts';
import { whenIdle } from '../../ui/lazy.ts';
import type { createAppRouter } from './create-router.ts';
import { logRoute } from './log-route.ts';
import { projectRoutes } from './project-routes.ts';
import { spinoffRoute } from './spinoff-route.ts';
import { userRoutes } from './user-routes.ts';
import { whenStanding } from './when-standing.ts';

/**
 * Once somebody is signed in and his page stands, fetches all texts and the code of the pages, so that they open without a
 * network too.
 */
export function keepPagesAtHand(
  router: ReturnType<typeof createAppRouter>,
  { session, language, queries }: Pick<Services, 'session' | 'language' | 'queries'>,
): void {
  const fetchAll = () => {
    // what does not come now is asked for again when a page is opened
    language.complete().catch(() => undefined);
    for (const route of [...projectRoutes, ...userRoutes, logRoute, spinoffRoute]) {
      Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
    }
  };
  const stop = session.subscribe(() => {
    if (session.state().kind !== 'in') return;
    stop();
    whenStanding(router, queries, () => void whenIdle(fetchAll));
  });
}
