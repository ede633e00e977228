import { openChannel } from '../tabs/open-channel.ts';
import { takeTurns } from '../tabs/take-turns.ts';
import type { SessionDeps, TabMessage } from './types.ts';

const LOCK = 'pv_session';
const CHANNEL = 'pv_session';

/**
 * What the browser gives to a session: `storage`, a lock and a channel, all shared by all tabs. Where there is
 * no lock tabs may renew at once, which the server forgives for 30 s.
 */
export function browserDeps(storage: SessionDeps['storage']): Omit<SessionDeps, 'refresh'> {
  return {
    storage,
    exclusively: (work) => takeTurns({ name: LOCK, locks: navigator.locks }, work),
    tabs: openChannel<TabMessage>(CHANNEL),
    now: Date.now,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    random: Math.random,
  };
}
