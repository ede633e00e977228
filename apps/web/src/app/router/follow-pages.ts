import type { Services } from '../../platform/services.ts';
import type { createAppRouter } from './create-router.ts';

/** Notes every page that is opened, and lets links in notices lead through the router. */
export function followPages(
  router: ReturnType<typeof createAppRouter>,
  { trouble, toasts }: Pick<Services, 'trouble' | 'toasts'>,
): void {
  router.subscribe('onResolved', ({ toLocation }) => trouble.at(toLocation.pathname));
  toasts.followBy((path) => void router.navigate({ href: path }));
}
