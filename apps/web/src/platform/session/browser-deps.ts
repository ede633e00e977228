import { AUTH_LIMITS, authEndpoints, tokensSchema } from '@pv/contract';
import { isApiError } from '../api/api-error.ts';
import { type ClientDeps, sendOnce } from '../api/client.ts';
import { openChannel, takeTurns } from '../tabs.ts';
import {
  expiryOf,
  REFRESH_KEY,
  type RefreshReply,
  type Session,
  type SessionDeps,
  type TabMessage,
} from './session.ts';

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

const SECOND = 1000;

/** Checks the session every second, and at once when the network or another tab changes. Gives the stop. */
export function keepAlive(session: Session): () => void {
  const timer = setInterval(session.tick, SECOND);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === REFRESH_KEY || key === null) session.tick();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') session.tick();
  };
  window.addEventListener('online', session.wake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', session.wake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** A token is signs of ASCII that fit a header; whatever else is stored never was one. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/;
/** What the server says of a token. */
const REFUSALS: readonly number[] = [401, 403];
/** What is said of rubbish in its place, by a proxy too; a good token outlives it. */
const RUBBISH: readonly number[] = [...REFUSALS, 400, 413, 422, 431];

/** An answer is given up while the server still takes the same token once more, ms. */
const PATIENCE = (AUTH_LIMITS.refreshGraceSeconds - 5) * 1000;

/**
 * Sends the refresh token. What is no refusal may pass and is tried again, and so is what is not answered
 * within `patience` ms: other calls and tabs wait for it.
 */
export async function refreshTokens(
  deps: ClientDeps,
  token: string,
  patience = PATIENCE,
): Promise<RefreshReply> {
  if (!TOKEN.test(token)) return { kind: 'refused' };
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await sendOnce(deps, authEndpoints.refresh, {}, { token, signal });
    const refusals = expiryOf(token) === null ? RUBBISH : REFUSALS;
    if (refusals.includes(response.status)) return { kind: 'refused' };
    const parsed = tokensSchema.safeParse(await response.json().catch(() => null));
    return response.ok && parsed.success
      ? { kind: 'tokens', tokens: parsed.data }
      : { kind: 'unreachable' };
  } catch (error) {
    if (isApiError(error)) return { kind: 'unreachable' };
    throw error;
  }
}
