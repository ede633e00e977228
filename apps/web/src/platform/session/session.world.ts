import type { Tokens } from '@pv/contract';
import {
  createSession,
  REFRESH_KEY,
  type RefreshReply,
  type SessionDeps,
  type TabMessage,
} from './session.ts';

export const MINUTE = 60_000;
export const person = { sub: 'anna@mail.ru' };
const UID = '0192f0a0-0000-7000-8000-0000000000aa';
const SID = '0192f0a0-0000-7000-8000-0000000000bb';

function jwt(payload: object): string {
  const encode = (value: object) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return `${encode({ alg: 'none' })}.${encode(payload)}.`;
}

function createClock() {
  let now = Date.UTC(2026, 0, 1);
  return {
    now: () => now,
    forward(ms: number) {
      now += ms;
    },
  };
}

/** A server that rotates refresh tokens and refuses all but the last one. */
function createServer(clock: { now(): number }) {
  let serial = 0;
  let last = '';
  const seconds = (ms: number) => Math.floor((clock.now() + ms) / 1000);
  const refreshToken = () => jwt({ exp: seconds(30 * 24 * 60 * MINUTE), serial });
  const server = {
    asked: 0,
    mode: 'well' as 'well' | 'silent' | 'refusing',
    beforeReply: () => {},
    /** The profile claim of the next access token; null until the profile is filled. */
    profile: null as { name: string } | null,
    /** Who signs in, and the address of that person. */
    uid: UID,
    sub: person.sub,
    current: () => last,
    foreign: () => jwt({ exp: seconds(MINUTE), serial: -1 }),
    signIn(): Tokens {
      serial += 1;
      last = refreshToken();
      const { profile, sub, uid } = server;
      const claims = { sub, profile, uid, sid: SID, exp: seconds(15 * MINUTE), serial };
      return { access_token: jwt(claims), refresh_token: last };
    },
    async refresh(token: string): Promise<RefreshReply> {
      server.asked += 1;
      await Promise.resolve();
      server.beforeReply();
      server.beforeReply = () => {};
      if (server.mode === 'silent') return { kind: 'unreachable' };
      if (server.mode === 'refusing' || token !== last) return { kind: 'refused' };
      return { kind: 'tokens', tokens: server.signIn() };
    },
  };
  return server;
}

function createStorage(): SessionDeps['storage'] {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** Web Locks of one name: the work of all tabs, one after another. */
function createLock(): SessionDeps['exclusively'] {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = tail.then(work);
    tail = run.catch(() => {});
    return run;
  };
}

/** A browser with shared storage, a lock, and tabs that hear each other; a person may be signed in. */
export function createBrowser({ signedIn = false } = {}) {
  const clock = createClock();
  const server = createServer(clock);
  const storage = createStorage();
  const exclusively = createLock();
  const ears: ((message: TabMessage) => void)[] = [];
  const deps: SessionDeps = {
    refresh: server.refresh,
    storage,
    exclusively,
    tabs: {
      post: (message) => {
        for (const hear of ears) hear(message);
      },
      listen: (hear) => void ears.push(hear),
    },
    now: clock.now,
    pause: () => Promise.resolve(),
    random: () => 1,
  };
  if (signedIn) storage.setItem(REFRESH_KEY, server.signIn().refresh_token);

  const open = () => {
    const session = createSession(deps);
    return {
      session,
      token() {
        const state = session.state();
        return state.kind === 'in' ? state.token : null;
      },
      /** Lets all promises under way come to their end. */
      settle: () => new Promise<void>((resolve) => setTimeout(resolve)),
    };
  };
  return { clock, server, storage, deps, open };
}
