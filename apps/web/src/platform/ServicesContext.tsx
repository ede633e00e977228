import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Language } from '../i18n/language.ts';
import type { ReturnAddress } from './address/return-address.ts';
import type { Call } from './api/client.ts';
import type { RecentPages } from './recent-pages.ts';
import type { Session, SessionState } from './session/session.ts';
import type { Toasts } from './toasts/toasts.tsx';
import type { Trouble } from './trouble.ts';

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

const ServicesContext = createContext<Services | null>(null);

/** Hands the services of the tab to everything inside. */
export function ServicesProvider(props: { services: Services; children: ReactNode }) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>;
}

/** All services of the tab. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}

/** Calls an endpoint of the contract; components use the hooks of their feature instead. */
export function useCall(): Call {
  return useServices().call;
}

/** Short notices at the edge of the screen. */
export function useToasts(): Toasts {
  return useServices().toasts;
}

/** Pages come from the server as nobody sees them, and are drawn so once in the browser too. */
const NOBODY: SessionState = { kind: 'out', reason: 'anonymous' };

/** Who is signed in; the component is drawn anew when that changes. */
export function useSessionState(): SessionState {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.state, () => NOBODY);
}

/** Whether to draw the frame of a signed-in person, so that it does not jump while the session starts. */
export function useLikelySignedIn(): boolean {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.likely, () => false);
}
