import type { QueryClient } from '@tanstack/react-query';

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
