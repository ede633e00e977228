import { authEndpoints } from '@pv/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { whenGone } from '../../ui/focus.ts';
import { readPage } from '../address/read.ts';
import { useServices } from '../ServicesContext.tsx';
import type { Session } from './session.ts';

/** How long whoever leaves waits for a page, and for the server, ms. */
const PATIENCE = 1500;

interface Leaving {
  session: Pick<Session, 'end'>;
  /** Opens a page that is for everybody, so that no guard complains. */
  goHome(): Promise<unknown>;
  /** Asks the server to end the session, with the token that is there until then. */
  tellServer(): Promise<unknown>;
  pause(ms: number): Promise<unknown>;
}

/**
 * Ends the session of this browser. A server that is silent or refuses keeps nobody here: the session
 * lapses there by itself, and a request that is on its way still ends it when it arrives.
 */
export async function leave({ session, goHome, tellServer, pause }: Leaving): Promise<void> {
  for (const step of [goHome, tellServer]) {
    await Promise.race([step().catch(console.error), pause(PATIENCE)]);
  }
  session.end('left');
}

/** Leaves and says so, or in other words where more than that was done: here within moments, whatever the network does. */
export function useSignOut(): (words?: string) => Promise<void> {
  const { session, call, toasts } = useServices();
  const { t } = useTexts();
  const navigate = useNavigate();
  return async (words = t('shell.user.signedOut')) => {
    await leave({
      session,
      goHome: () => navigate({ to: '/' }),
      tellServer: () => call(authEndpoints.signOut, {}, { keepalive: true }),
      pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    });
    toasts.success(words);
    // the menu that had the focus goes with the person
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) whenGone(activeElement, () => readPage());
    else readPage();
  };
}
