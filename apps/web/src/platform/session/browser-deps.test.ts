import { describe, expect, it } from 'vitest';
import type { ClientDeps } from '../api/client.ts';
import { refreshTokens } from './browser-deps.ts';
import { createSession, REFRESH_KEY } from './session.ts';
import { createBrowser } from './session.world.ts';

/** A browser with `token` stored, whose server answers a refresh with `status` and no word of ours. */
function stored(token: string, status: number) {
  const browser = createBrowser();
  browser.storage.setItem(REFRESH_KEY, token);
  let asked = 0;
  const session = createSession({
    ...browser.deps,
    refresh: (sent) => refreshTokens(deps, sent),
  });
  const deps: ClientDeps = {
    session,
    locale: () => 'ru',
    transport: async () => {
      asked += 1;
      return new Response('<html>', { status });
    },
  };
  return { session, storage: browser.storage, asked: () => asked };
}

describe('a stored refresh token', () => {
  it.each([400, 401, 403, 413, 422, 431])(
    'that cannot be read and is answered with %i ends the session',
    async (status) => {
      const { session, storage, asked } = stored('rubbish', status);
      await session.start();
      expect(session.state()).toEqual({ kind: 'out', reason: 'expired' });
      expect([storage.getItem(REFRESH_KEY), asked()]).toEqual([null, 1]);
    },
  );

  it.each([401, 403])('that can be read is refused by %i alone', async (status) => {
    const { session, storage } = stored(createBrowser().server.signIn().refresh_token, status);
    await session.start();
    expect(session.state()).toEqual({ kind: 'out', reason: 'expired' });
    expect(storage.getItem(REFRESH_KEY)).toBeNull();
  });

  it.each([400, 413, 422, 431])('that can be read outlives a %i of a proxy', async (status) => {
    const token = createBrowser().server.signIn().refresh_token;
    const { session, storage } = stored(token, status);
    expect(await session.renew()).toBe('unreachable');
    expect(storage.getItem(REFRESH_KEY)).toBe(token);
  });

  it.each([404, 408, 429, 500, 502, 503])('that is answered with %i is kept', async (status) => {
    const { session, storage } = stored('token', status);
    expect(await session.renew()).toBe('unreachable');
    expect(storage.getItem(REFRESH_KEY)).toBe('token');
  });

  it.each(['x'.repeat(20_000), 'мусор', 'two words', 'a\nb'])(
    'that fits no header ends the session without asking',
    async (rubbish) => {
      const { session, storage, asked } = stored(rubbish, 200);
      await session.start();
      expect(session.state()).toEqual({ kind: 'out', reason: 'expired' });
      expect([storage.getItem(REFRESH_KEY), asked()]).toEqual([null, 0]);
    },
  );

  it('that is not answered is kept, and whoever waits for it goes on', async () => {
    const browser = createBrowser();
    const deps: ClientDeps = {
      session: createSession({ ...browser.deps, refresh: async () => ({ kind: 'unreachable' }) }),
      locale: () => 'ru',
      transport: (_, { signal }) =>
        new Promise((_answer, fail) => {
          signal?.addEventListener('abort', () => fail(signal.reason));
        }),
    };
    expect(await refreshTokens(deps, 'token', 1)).toEqual({ kind: 'unreachable' });
  });
});
