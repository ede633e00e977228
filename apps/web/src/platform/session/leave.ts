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
