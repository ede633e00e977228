import { whenIdle } from '../../ui/when-idle.ts';
import type { Services } from '../services.ts';
import type { createAppRouter } from './create-router.ts';
import { logRoute } from './log-route.ts';
import { projectRoutes } from './project-routes.ts';
import { userRoutes } from './user-routes.ts';

/** Once somebody is signed in, fetches the code of the pages, so that they open without a network too. */
export function keepPagesAtHand(
  router: ReturnType<typeof createAppRouter>,
  session: Services['session'],
): void {
  const stop = session.subscribe(() => {
    if (session.state().kind !== 'in') return;
    stop();
    whenIdle(() => {
      for (const route of [...projectRoutes, ...userRoutes, logRoute]) {
        // what does not come now is asked for again when the page is opened
        Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
      }
    });
  });
}
