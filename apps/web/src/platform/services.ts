import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '../i18n/language.ts';
import type { ReturnAddress } from './address/return-address.ts';
import type { Call } from './api/client.ts';
import type { RecentPages } from './recent/recent-pages.ts';
import type { Session } from './session/session.ts';
import type { Toasts } from './toasts/toasts.ts';
import type { Trouble } from './trouble/trouble.ts';

/** Everything that lives as long as the tab does and is made once at its start. */
export interface Services {
  session: Session;
  call: Call;
  language: Language;
  queries: QueryClient;
  toasts: Toasts;
  recent: RecentPages;
  returnAddress: ReturnAddress;
  trouble: Trouble;
}
