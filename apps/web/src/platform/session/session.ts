import { type AccessClaims, accessClaimsSchema, type Tokens } from '@pv/contract';

/** Why nobody is signed in: nobody was, the session ended by itself, or the person left. */
type OutReason = 'anonymous' | 'expired' | 'left';

/** What is known of the person at the screen. `reachable` is false while the server does not answer. */
export type SessionState =
  | { kind: 'starting'; reachable: boolean }
  | { kind: 'in'; token: string; claims: AccessClaims }
  | { kind: 'out'; reason: OutReason };

/** What came of sending the refresh token. */
export type RefreshReply =
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** What tabs tell each other; `skew` is how far the clock of the server is ahead, ms, where it is known. */
export type TabMessage =
  | { kind: 'renewed'; token: string; skew: number | null }
  | { kind: 'ended'; reason: OutReason };

/** Everything the session needs of the outer world. */
export interface SessionDeps {
  refresh(refreshToken: string): Promise<RefreshReply>;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Runs the work while no other tab runs its own. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  tabs: { post(message: TabMessage): void; listen(hear: (message: TabMessage) => void): void };
  /** The clock of this device, ms. */
  now(): number;
  pause(ms: number): Promise<void>;
  /** A number from 0 to 1, spreads retries of many tabs. */
  random(): number;
}

/** Whether a renewal gave a token, found the session ended, or did not reach the server. */
type RenewOutcome = 'renewed' | 'ended' | 'unreachable';

const FIRST = 1000;
const LONGEST = 30_000;

/** When to try again after failures: 1 s, 2 s, 4 s … 30 s, each spread so that tabs do not march in step. */
function createRetryPlan(deps: { now(): number; random(): number }) {
  let failures = 0;
  let next = 0;
  return {
    // a clock that was set back must not make anybody wait for a day
    due: () => deps.now() >= next || next - deps.now() > LONGEST,
    failed() {
      const pause = Math.min(LONGEST, FIRST * 2 ** failures);
      failures += 1;
      next = deps.now() + pause * (0.5 + deps.random() / 2);
    },
    succeeded() {
      failures = 0;
      next = 0;
    },
  };
}

function payloadOf(token: string): unknown {
  const part = token.split('.')[1] ?? '';
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/** The claims of an access token, unverified: the server verifies, we only read. Null if unreadable. */
export function readClaims(token: string): AccessClaims | null {
  try {
    return accessClaimsSchema.parse(payloadOf(token));
  } catch {
    return null;
  }
}

/** The moment a token expires, ms; null when the token does not say. */
export function expiryOf(token: string): number | null {
  try {
    const payload = payloadOf(token);
    const exp = typeof payload === 'object' && payload && 'exp' in payload ? payload.exp : null;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

export const REFRESH_KEY = 'pv_refresh_token';
/** The access token is renewed when it has less than this left, ms. */
const RENEW_BEFORE = 30_000;
/** How long to wait at most for the access token of a tab that has just renewed, ms. */
const HAND_OVER = 2000;
/** Refresh tokens tried in one renewal: ours, and what other tabs stored meanwhile. */
const MAX_TOKENS = 3;
const REFUSED = { kind: 'refused' } as const;

export type Session = ReturnType<typeof createSession>;

/**
 * The session of this browser. The access token lives in memory, the refresh token in storage that all
 * tabs share. Only a refusal by the server ends a session; silence of the network never does.
 */
export function createSession(deps: SessionDeps) {
  let state: SessionState = { kind: 'starting', reachable: true };
  /** How far the clock of the server is ahead of ours, ms; null until it has answered. */
  let skew: number | null = null;
  let renewing: Promise<RenewOutcome> | null = null;
  /** The refresh token that belongs to the access token in memory; another tab may have stored a later one. */
  let own: string | null = null;
  const retry = createRetryPlan(deps);
  const listeners = new Set<() => void>();

  const serverNow = () => deps.now() + (skew ?? 0);
  const stored = () => deps.storage.getItem(REFRESH_KEY);
  const tokenNow = () => (state.kind === 'in' ? state.token : null);

  function become(next: SessionState) {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function leave(reason: OutReason) {
    if (state.kind !== 'out' || state.reason !== reason) become({ kind: 'out', reason });
  }

  /** Takes an access token over, unless a later one of the same session is here already. */
  function take(token: string): void {
    const claims = readClaims(token);
    if (!claims) return;
    const later =
      state.kind === 'in' && state.claims.sid === claims.sid && state.claims.exp > claims.exp;
    own = stored();
    if (!later) become({ kind: 'in', token, claims });
    retry.succeeded();
  }

  function accept(tokens: Tokens) {
    if (!readClaims(tokens.access_token)) throw new TypeError('The access token cannot be read');
    deps.storage.setItem(REFRESH_KEY, tokens.refresh_token);
    take(tokens.access_token);
    deps.tabs.post({ kind: 'renewed', token: tokens.access_token, skew });
  }

  function end(reason: OutReason) {
    deps.storage.removeItem(REFRESH_KEY);
    leave(reason);
    deps.tabs.post({ kind: 'ended', reason });
  }

  function nobody(): RenewOutcome {
    if (state.kind === 'in') leave('left');
    if (state.kind === 'starting') leave('anonymous');
    return 'ended';
  }

  function unreachable(): RenewOutcome {
    retry.failed();
    if (state.kind === 'starting' && state.reachable)
      become({ kind: 'starting', reachable: false });
    return 'unreachable';
  }

  // a clock of this device alone may be wrong by more than a token lives
  const expired = (refreshToken: string) =>
    skew !== null && (expiryOf(refreshToken) ?? Infinity) <= serverNow();

  function settle(reply: Exclude<RefreshReply, { kind: 'unreachable' }>): RenewOutcome {
    if (reply.kind === 'tokens') accept(reply.tokens);
    else end('expired');
    return reply.kind === 'tokens' ? 'renewed' : 'ended';
  }

  async function send(): Promise<RenewOutcome> {
    let sent = stored();
    for (let tried = 0; sent && tried < MAX_TOKENS; tried += 1) {
      const reply = expired(sent) ? REFUSED : await deps.refresh(sent);
      if (reply.kind === 'unreachable') return unreachable();
      const later = stored();
      if (later === sent) return settle(reply);
      // Another tab signed out, signed in or rotated the token while ours was on its way.
      sent = later;
    }
    return sent ? unreachable() : nobody();
  }

  /** Until the state is another. */
  function changed(): Promise<void> {
    return new Promise((resolve) => {
      const stop = subscribe(() => {
        stop();
        resolve();
      });
    });
  }

  async function renewOnce(stale: string | null): Promise<RenewOutcome> {
    if (!stored()) return nobody();
    const before = state.kind === 'in' ? own : stored();
    return deps.exclusively(async () => {
      const handedOver = () => state.kind === 'in' && state.token !== stale;
      if (!handedOver() && stored() !== before) {
        // the tab that has just renewed hands its token over
        await Promise.race([changed(), deps.pause(HAND_OVER)]);
      }
      return handedOver() ? 'renewed' : send();
    });
  }

  /** One renewal at a time in this tab; whoever asks meanwhile gets the same answer. */
  function renew(stale: string | null = tokenNow()): Promise<RenewOutcome> {
    const current = tokenNow();
    if (current && current !== stale) return Promise.resolve('renewed');
    renewing ??= renewOnce(current).finally(() => {
      renewing = null;
    });
    return renewing;
  }

  /** Renews after a change of what the token says: a renewal under way may have read it as it was. */
  async function renewAnew(): Promise<RenewOutcome> {
    await renewing;
    return renew();
  }

  const starting = () => state.kind === 'starting';

  /** Finds out who is signed in; waits for the server as long as it takes. */
  async function start(): Promise<void> {
    if (starting()) await renew();
    while (starting()) await changed();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }

  const timeLeft = () =>
    state.kind === 'in' ? state.claims.exp * 1000 - serverNow() : Number.NEGATIVE_INFINITY;

  /** To be called every second: renews in time, follows what other tabs did to the storage. */
  function tick() {
    if (state.kind === 'in' && !stored()) return leave('left');
    if (state.kind === 'out' && stored()) become({ kind: 'starting', reachable: true });
    if (state.kind !== 'out' && timeLeft() < RENEW_BEFORE && retry.due()) void renew();
  }

  deps.tabs.listen((message) => {
    if (message.kind === 'ended') return leave(message.reason);
    if (!stored()) return;
    skew = message.skew ?? skew;
    take(message.token);
  });

  return {
    state: () => state,
    subscribe,
    start,
    /** Whether somebody is signed in or, while that is being found out, was last time. */
    likely: () => state.kind === 'in' || (state.kind === 'starting' && stored() !== null),
    tick,
    accept,
    end,
    renew,
    renewAnew,
    /** The network is back: try at once instead of waiting for the next attempt. */
    wake() {
      retry.succeeded();
      tick();
    },
    /** Learns the difference of clocks from the server's Date header, ms. */
    noteServerTime(moment: number) {
      skew = moment - deps.now();
    },
    /** The time by the clock of the server as far as it is known, ms. */
    serverNow,
    /** An access token that has not expired, or why there is none. */
    async token(): Promise<{ token: string } | { missing: 'ended' | 'unreachable' }> {
      await start();
      const outcome = state.kind === 'in' && timeLeft() > 0 ? 'renewed' : await renew();
      const token = tokenNow();
      if (outcome === 'unreachable') return { missing: 'unreachable' };
      return token ? { token } : { missing: 'ended' };
    },
  };
}
