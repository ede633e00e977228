import type { Language } from '../i18n/language.ts';
import { createReturnAddress } from './address/return-address.ts';
import { createClient } from './api/client.ts';
import { createQueries } from './query/queries.ts';
import { createRecentPages } from './recent-pages.ts';
import type { Services } from './ServicesContext.tsx';
import { browserDeps, refreshTokens } from './session/browser-deps.ts';
import { createSession, type Session, type SessionDeps } from './session/session.ts';
import { createToasts } from './toasts/toasts.tsx';
import { createTrouble } from './trouble.ts';

/** Makes the services of a tab from what the browser gives; `storage` holds the session. */
export function createServices(language: Language, storage: SessionDeps['storage']): Services {
  const session: Session = createSession({
    ...browserDeps(storage),
    refresh: (token) => refreshTokens(deps, token),
  });
  const deps = {
    session,
    locale: language.accepted,
    transport: (address: string, init: RequestInit) => fetch(address, init),
  };
  const trouble = createTrouble(window);
  const toasts = createToasts(language, trouble);
  return {
    session,
    language,
    toasts,
    call: createClient(deps),
    queries: createQueries(toasts),
    recent: createRecentPages(window),
    returnAddress: createReturnAddress(window),
    trouble,
  };
}
