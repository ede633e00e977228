import { describe, expect, it } from 'vitest';
import { createSession, expiryOf, REFRESH_KEY, readClaims } from './session.ts';
import { createBrowser, MINUTE, person } from './session.world.ts';

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const jwt = (payload: unknown) => `h.${encode(payload)}.s`;

const claims = {
  exp: 1_900_000_000,
  sub: 'анна@почта.рф',
  uid: '0192f0a0-0000-7000-8000-0000000000aa',
  sid: '0192f0a0-0000-7000-8000-0000000000bb',
  profile: { name: 'Анна Ёлкина' },
};

describe('claims of an access token', () => {
  it('are read with letters outside ASCII', () => {
    expect(readClaims(jwt(claims))).toEqual(claims);
  });

  it('say by null that the profile is not filled', () => {
    expect(readClaims(jwt({ ...claims, profile: null }))?.profile).toBeNull();
  });

  it.each(['', 'x', 'a.b.c', 'h.%%%.s', jwt({ sub: 'x' }), jwt(null)])(
    'cannot be read from %s',
    (token) => {
      expect(readClaims(token)).toBeNull();
    },
  );
});

describe('expiry of a token', () => {
  it('is in milliseconds', () => {
    expect(expiryOf(jwt({ exp: 12 }))).toBe(12_000);
  });

  it.each(['opaque-token', jwt({}), jwt({ exp: 'soon' }), jwt(null)])(
    'is unknown in %s',
    (token) => {
      expect(expiryOf(token)).toBeNull();
    },
  );
});

describe('starting', () => {
  it('finds nobody when no refresh token is stored, without asking the server', async () => {
    const { open, server } = createBrowser();
    const tab = open();
    await tab.session.start();
    expect(tab.session.state()).toEqual({ kind: 'out', reason: 'anonymous' });
    expect(server.asked).toBe(0);
  });

  it('signs the stored person in and stores the rotated token', async () => {
    const { open, server, storage } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    expect(tab.session.state()).toMatchObject({ kind: 'in', claims: { sub: person.sub } });
    expect(storage.getItem(REFRESH_KEY)).toBe(server.current());
    expect(server.asked).toBe(1);
  });

  it('leaves it to the server whether the refresh token has expired: the clock of the device may be wrong', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    clock.forward(31 * 24 * 60 * MINUTE);
    const tab = open();
    await tab.session.start();
    expect([tab.session.state().kind, server.asked]).toEqual(['in', 1]);
  });

  it('ends a session whose refresh token has expired by the clock of the server, without asking it again', async () => {
    const { open, server, clock, storage } = createBrowser({ signedIn: true });
    clock.forward(31 * 24 * 60 * MINUTE);
    const tab = open();
    tab.session.noteServerTime(clock.now());
    await tab.session.start();
    expect(tab.session.state()).toEqual({ kind: 'out', reason: 'expired' });
    expect(storage.getItem(REFRESH_KEY)).toBeNull();
    expect(server.asked).toBe(0);
  });

  it('waits through a silent network, says so, and goes on when the network is back', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    server.mode = 'silent';
    const tab = open();
    const started = tab.session.start();
    await tab.settle();
    expect(tab.session.state()).toEqual({ kind: 'starting', reachable: false });
    server.mode = 'well';
    clock.forward(1000);
    tab.session.tick();
    await started;
    expect(tab.session.state().kind).toBe('in');
  });
});

describe('a likely session', () => {
  it('is told from the stored token before the server has answered', async () => {
    const known = createBrowser({ signedIn: true }).open();
    const stranger = createBrowser().open();
    expect([known.session.likely(), stranger.session.likely()]).toEqual([true, false]);
    await known.session.start();
    known.session.end('left');
    expect(known.session.likely()).toBe(false);
  });
});

describe('renewing', () => {
  it('waits until thirty seconds before expiry', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    clock.forward(15 * MINUTE - 31_000);
    tab.session.tick();
    await tab.settle();
    expect(server.asked).toBe(1);
    clock.forward(2000);
    tab.session.tick();
    await tab.settle();
    expect(server.asked).toBe(2);
  });

  it('asks once for many requests that were refused together', async () => {
    const { open, server } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    const stale = tab.token();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => tab.session.renew(stale)));
    expect(outcomes).toEqual(['renewed', 'renewed', 'renewed', 'renewed']);
    expect(server.asked).toBe(2);
  });

  it('asks again after a renewal under way when what the token says has changed', async () => {
    const { open, server } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    void tab.session.renew();
    expect(await Promise.all([tab.session.renewAnew(), tab.session.renewAnew()])).toEqual([
      'renewed',
      'renewed',
    ]);
    expect(server.asked).toBe(3);
  });

  it('asks nothing when the refused token is already an old one', async () => {
    const { open, server } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    const old = tab.token();
    await tab.session.renew(old);
    await tab.session.renew(old);
    expect(server.asked).toBe(2);
  });

  it('goes by the clock of the server when this device is an hour behind', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    tab.session.noteServerTime(clock.now() + 60 * MINUTE);
    expect(tab.session.serverNow()).toBe(clock.now() + 60 * MINUTE);
    tab.session.tick();
    await tab.settle();
    expect(server.asked).toBe(2);
  });

  it('tries again in time when the clock of the device is set back meanwhile', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    server.mode = 'silent';
    const tab = open();
    const started = tab.session.start();
    await tab.settle();
    server.mode = 'well';
    clock.forward(-24 * 60 * MINUTE);
    tab.session.tick();
    await started;
    expect(tab.session.state().kind).toBe('in');
  });

  it('ends the session when the server refuses it', async () => {
    const { open, server, storage } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    server.mode = 'refusing';
    expect(await tab.session.renew()).toBe('ended');
    expect(tab.session.state()).toEqual({ kind: 'out', reason: 'expired' });
    expect(storage.getItem(REFRESH_KEY)).toBeNull();
  });

  it('keeps the session through a silent server and retries with growing pauses', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    clock.forward(15 * MINUTE);
    server.mode = 'silent';
    const asked = [];
    for (let second = 0; second < 20; second += 1) {
      tab.session.tick();
      await tab.settle();
      asked.push(server.asked);
      clock.forward(1000);
    }
    expect(tab.session.state().kind).toBe('in');
    // At 0, 1, 3, 7 and 15 s.
    expect(asked.at(-1)).toBe(6);
    server.mode = 'well';
    tab.session.wake();
    await tab.settle();
    expect(await tab.session.token()).toEqual({ token: tab.token() });
  });

  it('tells a request that the server is out of reach once its token has expired', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    server.mode = 'silent';
    expect(await tab.session.token()).toHaveProperty('token');
    clock.forward(16 * MINUTE);
    expect(await tab.session.token()).toEqual({ missing: 'unreachable' });
  });

  it('reads the storage again before it believes a refusal', async () => {
    const { open, server, storage } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    const genuine = server.current();
    storage.setItem(REFRESH_KEY, server.foreign());
    server.beforeReply = () => storage.setItem(REFRESH_KEY, genuine);
    expect(await tab.session.renew()).toBe('renewed');
    expect(tab.session.state().kind).toBe('in');
  });

  it('does not bring a session back that was left while the answer was on its way', async () => {
    const { open, server, storage } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    server.beforeReply = () => tab.session.end('left');
    expect(await tab.session.renew()).toBe('ended');
    expect(tab.session.state()).toEqual({ kind: 'out', reason: 'left' });
    expect(storage.getItem(REFRESH_KEY)).toBeNull();
  });
});

describe('several tabs', () => {
  it('renew exactly once together and all have the new token', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const tabs = Array.from({ length: 10 }, () => open());
    await Promise.all(tabs.map(({ session }) => session.start()));
    const before = server.asked;
    clock.forward(15 * MINUTE - 10_000);
    for (const { session } of tabs) session.tick();
    await Promise.all(tabs.map(({ settle }) => settle()));
    expect(server.asked - before).toBe(1);
    expect(new Set(tabs.map((tab) => tab.token())).size).toBe(1);
  });

  it('learn the clock of the server from the one that has renewed', async () => {
    const { open, server, clock } = createBrowser({ signedIn: true });
    const [one, other] = [open(), open()];
    await one.session.start();
    await other.session.start();
    const asked = server.asked;
    // the device is suddenly a day ahead
    clock.forward(24 * 60 * MINUTE);
    server.beforeReply = () => one.session.noteServerTime(clock.now() - 24 * 60 * MINUTE);
    one.session.tick();
    other.session.tick();
    await one.settle();
    one.session.tick();
    other.session.tick();
    await one.settle();
    expect(server.asked).toBe(asked + 1);
  });

  it('all leave when one of them leaves', async () => {
    const { open } = createBrowser({ signedIn: true });
    const [one, other] = [open(), open()];
    await Promise.all([one.session.start(), other.session.start()]);
    one.session.end('left');
    expect(other.session.state()).toEqual({ kind: 'out', reason: 'left' });
  });

  it('notice an emptied storage even when nobody told them', async () => {
    const { open, storage } = createBrowser({ signedIn: true });
    const tab = open();
    await tab.session.start();
    storage.removeItem(REFRESH_KEY);
    tab.session.tick();
    expect(tab.session.state()).toEqual({ kind: 'out', reason: 'left' });
  });

  it('sign in together', async () => {
    const { open, server } = createBrowser();
    const [one, other] = [open(), open()];
    await Promise.all([one.session.start(), other.session.start()]);
    one.session.accept(server.signIn());
    expect(other.token()).toBe(one.token());
  });

  it('never hand a token to a tab whose storage is empty', async () => {
    const { open, deps, server } = createBrowser();
    const tab = open();
    await tab.session.start();
    deps.tabs.post({ kind: 'renewed', skew: null, token: server.signIn().access_token });
    expect(tab.session.state().kind).toBe('out');
  });
});

describe('accepting tokens', () => {
  it('refuses an access token that cannot be read', () => {
    const { deps, storage } = createBrowser();
    const session = createSession(deps);
    expect(() => session.accept({ access_token: 'x', refresh_token: 'y' })).toThrow(TypeError);
    expect(storage.getItem(REFRESH_KEY)).toBeNull();
  });
});
