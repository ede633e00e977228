import type { AnyRouter, RouterHistory } from '@tanstack/react-router';

/**
 * Leads to the place that an address names after its `#`, also where it comes with data long after
 * the page; the router itself looks for it only once. Going back and forth is left to the places
 * that the router has kept. `keepAt` leads to an element and gives what ends the leading.
 */
export function followHash(
  router: Pick<AnyRouter, 'subscribe'> & { history: Pick<RouterHistory, 'subscribe'> },
  keepAt: (id: string) => () => void,
): void {
  let returning = false;
  let stop = () => {};
  router.history.subscribe(({ action }) => {
    returning = action.type === 'BACK' || action.type === 'FORWARD';
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    stop();
    stop = toLocation.hash && !returning ? keepAt(toLocation.hash) : () => {};
  });
}
