import { createRoute } from '@tanstack/react-router';
import { MainLoader } from '../layouts/MainLoader.tsx';
import { requirePerson } from './guard.ts';
import { requireIds } from './require-ids.ts';
import { rootRoute } from './root.tsx';

/** The parent of all pages that need a person: it has no path, only what is asked before each of them. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  async beforeLoad(entry) {
    await requirePerson(entry);
    requireIds(entry.params);
  },
  // runs again when the language or the person changes; nothing waits for it
  loader: ({ context }) => {
    if (context.session.state().kind !== 'in') return;
    void import('../../platform/catalogues/load-catalogues.ts').then(
      ({ loadCatalogues }) => loadCatalogues(context),
      () => undefined,
    );
  },
  pendingComponent: MainLoader,
  staticData: { unlisted: true },
});
