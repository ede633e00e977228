import { localeInSearch } from '@pv/texts';
import { hydrate } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { knowingMissing } from '../../platform/query/queries.ts';
import type { Services } from '../../platform/ServicesContext.tsx';
import { onFirstSign } from '../../ui/use-awake.ts';
import { App } from '../App.tsx';
import type { createAppRouter } from '../router/create-router.ts';
import type { PageState } from './page-state.ts';

interface Drawn {
  state: PageState;
  services: Services;
  router: ReturnType<typeof createAppRouter>;
}

/** Makes a page that the server has drawn alive, without asking for its answers again. */
export async function takeOver(root: HTMLElement, { state, services, router }: Drawn) {
  const { queries, language } = services;
  hydrate(queries, state.queries);
  // the answers have just come, whatever the clock of the server says
  for (const query of queries.getQueryCache().getAll()) {
    query.setState({ dataUpdatedAt: Date.now() });
  }
  // the router has the boundaries that it had on the server
  router.ssr = { manifest: undefined };
  await knowingMissing(queries, state.missing, () => router.load());
  hydrateRoot(root, <App services={services} router={router} />);
  const complete = () => void language.complete().catch(console.error);
  onFirstSign(complete);
  // `start.js` tells what was pressed before this
  window.dispatchEvent(new Event('pv:alive'));
  services.session.subscribe(() => {
    if (services.session.state().kind === 'in') complete();
  });
  if (language.chosen() === state.locale) return;
  const choose = () => language.choose(language.chosen()).catch(console.error);
  // the server did not know what was chosen here
  if (!localeInSearch(window.location.search)) return choose();
  // for who is signed in that is the language of this page alone
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    if (localeInSearch(toLocation.searchStr)) return;
    stop();
    void choose();
  });
}
