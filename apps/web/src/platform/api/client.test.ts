import {
  authEndpoints,
  idSchema,
  projectEndpoints,
  storageEndpoints,
  supportEndpoints,
  userEndpoints,
} from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { refreshTokens } from '../session/browser-deps.ts';
import { createSession, type Session } from '../session/session.ts';
import { createBrowser } from '../session/session.world.ts';
import { isApiError } from './api-error.ts';
import {
  type ClientDeps,
  createClient,
  isDescribed,
  namedFile,
  receiveBytes,
  requestId,
} from './client.ts';

describe('the status of a failed call', () => {
  it('is described where the contract names a code with it, or any call may end so', () => {
    expect(isDescribed(authEndpoints.signUp, 409)).toBe(true);
    expect(
      [401, 403, 404, 422, 429, 500].every((one) => isDescribed(userEndpoints.profile, one)),
    ).toBe(true);
  });

  it('is not where it comes from elsewhere, or belongs to another call', () => {
    expect(isDescribed(authEndpoints.signUp, 502)).toBe(false);
    expect(isDescribed(userEndpoints.profile, 409)).toBe(false);
  });
});

const PARTS = ['раз;', 'два;', 'три'];

function answer(): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of PARTS) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/csv' } });
}

describe('an answer of bytes', () => {
  it('is read whole and tells how much has come', async () => {
    const told: number[] = [];
    const blob = await receiveBytes(answer(), (bytes) => told.push(bytes));
    expect(await blob.text()).toBe(PARTS.join(''));
    expect(blob.type).toBe('text/csv');
    expect(told).toEqual([7, 14, 20]);
  });

  it('is read whole where nobody asks how much has come', async () => {
    expect(await (await receiveBytes(answer())).text()).toBe(PARTS.join(''));
  });
});

const namedFileAnswer = (disposition?: string) =>
  new Response('текст', {
    headers: {
      'content-type': 'application/pdf',
      ...(disposition && { 'content-disposition': disposition }),
    },
  });

describe('a file that the server sends', () => {
  it('has the name and the type that the answer tells', async () => {
    const name = 'Календарный план — Датчик (2).pdf';
    const header = `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`;
    const file = await namedFile(namedFileAnswer(header));
    expect(file).toBeInstanceOf(File);
    expect(file instanceof File && file.name).toBe(name);
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('текст');
  });

  it.each([undefined, 'attachment', "attachment; filename*=UTF-8''%E0%A4%A"])(
    'is bytes without a name after %s',
    async (header) => {
      const file = await namedFile(namedFileAnswer(header));
      expect(file).not.toBeInstanceOf(File);
      expect(await file.text()).toBe('текст');
    },
  );
});

it('is an id that the server takes, another one each time', () => {
  const ids = Array.from({ length: 50 }, requestId);
  expect(ids.every((id) => idSchema.safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** A signed-in browser whose requests are answered by `answer`, and everything that was sent. */
function connected(answer: Answer, { signedIn = true } = {}) {
  const browser = createBrowser({ signedIn });
  const sent: { address: string; init: RequestInit; headers: Headers }[] = [];
  let session: Session;
  const deps: ClientDeps = {
    session: {
      likely: () => session.likely(),
      token: () => session.token(),
      renew: (stale) => session.renew(stale),
      noteServerTime: (moment) => session.noteServerTime(moment),
    },
    locale: () => 'en',
    transport: async (address, init) => {
      const headers = new Headers(init.headers);
      sent.push({ address, init, headers });
      return answer(address, init);
    },
  };
  session = createSession({ ...browser.deps });
  return { ...browser, session, deps, sent, call: createClient(deps) };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The call succeeded');
    },
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return { status: error.status, code: error.code, detail: error.detail, fields: error.fields };
    },
  );

const profileCall = userEndpoints.profile;

describe('a call that anybody may make', () => {
  const room = { body: { name: 'снимок.png', size: 12 } };
  const made = () => json(201, { key: 'k', upload_url: '/api/storage/k' });

  it('tells who makes it where that is counted', async () => {
    const { call, sent, session } = connected(made);
    await session.start();
    const { call: callOfGuest, sent: sentByGuest } = connected(made, { signedIn: false });
    await call(supportEndpoints.addFile, room);
    await callOfGuest(supportEndpoints.addFile, room);
    expect(sent[0]?.headers.get('authorization')).toMatch(/^Bearer \S+$/);
    expect(sentByGuest[0]?.headers.get('authorization')).toBeNull();
  });

  it('tells nobody of it elsewhere', async () => {
    const { call, sent, session } = connected(() => json(200, { challenge: {} }));
    await session.start();
    await call(authEndpoints.captcha, {}).catch(() => undefined);
    expect(sent[0]?.headers.get('authorization')).toBeNull();
  });
});

describe('a call', () => {
  it('puts parameters into the path and the query, and the body as JSON', async () => {
    const { call, sent } = connected(() => json(200, { title: 'Тема' }));
    const id = '0192f0a0-0000-7000-8000-000000000001';
    await call(projectEndpoints.change, {
      params: { id },
      body: { annotation: 'Цель', version: 1 },
    });
    await call(projectEndpoints.list, { query: { limit: 5, title: 'ёлки & палки' } });
    expect(sent[0]?.address).toBe(`/api/project/nir/${id}`);
    expect(sent[0]?.init.method).toBe('PATCH');
    expect(sent[0]?.init.body).toBe('{"annotation":"Цель","version":1}');
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    const query = new URL(sent[1]?.address ?? '', 'http://x').searchParams;
    expect(Object.fromEntries(query)).toEqual({ limit: '5', title: 'ёлки & палки' });
  });

  it('carries the language always, and the token only where a person is needed', async () => {
    const { call, sent } = connected(() => json(200, {}));
    await call(authEndpoints.captcha, {});
    await call(profileCall, {});
    expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'en']);
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[1]?.headers.get('authorization')).toMatch(/^Bearer .+/);
  });

  it('gives null for an empty answer and a blob for bytes', async () => {
    const { call } = connected((address) =>
      address.includes('sign_out') ? new Response(null, { status: 204 }) : new Response('pdf'),
    );
    expect(await call(authEndpoints.signOut, {})).toBeNull();
    expect(await (await call(storageEndpoints.get, { params: { token: 't' } })).text()).toBe('pdf');
  });

  it('refuses to be sent without its path parameter', async () => {
    const { call, sent } = connected(() => json(200, {}));
    await expect(call(storageEndpoints.get, { params: { token: '' } })).rejects.toThrow(RangeError);
    expect(sent).toEqual([]);
  });
});

describe('a failed call', () => {
  it('tells the code, the lines for the person and the wrong fields', async () => {
    const body = {
      detail: ['Одно', 'Другое'],
      code: 'validation_failed',
      fields: { email: 'нет' },
    };
    const { call } = connected(() => json(422, body));
    expect(await failure(call(profileCall, {}))).toEqual({
      status: 422,
      code: 'validation_failed',
      detail: ['Одно', 'Другое'],
      fields: { email: 'нет' },
    });
  });

  it('has the code unknown when a proxy answers instead of the server', async () => {
    const { call } = connected(() => new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await failure(call(profileCall, {}))).toMatchObject({ status: 502, code: 'unknown' });
  });

  it('has the status 0 when the network is silent', async () => {
    const { call } = connected(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(call(profileCall, {}))).toMatchObject({ status: 0, code: 'network' });
  });

  it('has the status 0 too when the network breaks in the middle of an answer', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) }));
    const { call } = connected(broken);
    expect(await failure(call(profileCall, {}))).toMatchObject({ status: 0, code: 'network' });
    const file = call(storageEndpoints.get, { params: { token: 't' } });
    expect(await failure(file)).toMatchObject({ status: 0, code: 'network' });
  });

  it('has the code unknown when a right status carries what is not JSON', async () => {
    const { call } = connected(() => new Response('<html>Hello</html>'));
    expect(await failure(call(profileCall, {}))).toMatchObject({ status: 200, code: 'unknown' });
  });

  it('says that the caller stopped it', async () => {
    const stop = new AbortController();
    const { call } = connected(() => {
      stop.abort();
      throw stop.signal.reason;
    });
    const stopped = failure(call(authEndpoints.captcha, {}, { signal: stop.signal }));
    expect(await stopped).toMatchObject({ code: 'aborted' });
  });

  it('is not made at all when nobody is signed in', async () => {
    const { call, sent } = connected(() => json(200, {}), { signedIn: false });
    expect(await failure(call(profileCall, {}))).toMatchObject({
      status: 401,
      code: 'unauthorized',
    });
    expect(sent).toEqual([]);
  });
});

describe('an answer 401', () => {
  it('renews the token once for all waiting calls and makes them again', async () => {
    const accepted = new Set<string>();
    const { call, session, server, sent } = connected((_, init) => {
      const bearer = new Headers(init.headers).get('authorization') ?? '';
      return accepted.has(bearer)
        ? json(200, { ok: true })
        : json(401, { detail: '', code: 'token_expired' });
    });
    await session.start();
    const before = server.asked;
    session.subscribe(() => {
      const state = session.state();
      if (state.kind === 'in') accepted.add(`Bearer ${state.token}`);
    });
    await Promise.all([call(profileCall, {}), call(profileCall, {}), call(profileCall, {})]);
    expect(server.asked - before).toBe(1);
    expect(sent).toHaveLength(6);
  });

  it('ends in one failure, not in a circle, when the new token is refused too', async () => {
    const { call, sent } = connected(() => json(401, { detail: 'Войдите', code: 'unauthorized' }));
    expect(await failure(call(profileCall, {}))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it('of signing in is a wrong password and touches no session', async () => {
    const { call, server } = connected(() => json(401, { detail: 'x', code: 'credentials_wrong' }));
    const body = { email: 'anna@mail.ru', password: 'wrong-one' };
    const failed = await failure(call(authEndpoints.signIn, { body }));
    expect(failed.code).toBe('credentials_wrong');
    expect(server.asked).toBe(0);
  });
});

describe('sending the refresh token', () => {
  const ask = (answer: Answer) => refreshTokens(connected(answer).deps, 'refresh-token');

  it('carries it as the bearer with an empty body', async () => {
    const { deps, sent } = connected(() => json(200, { access_token: 'a', refresh_token: 'r' }));
    expect(await refreshTokens(deps, 'refresh-token')).toEqual({
      kind: 'tokens',
      tokens: { access_token: 'a', refresh_token: 'r' },
    });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer refresh-token');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  it.each([401, 403])('is refused by %i', async (status) => {
    expect(await ask(() => json(status, {}))).toEqual({ kind: 'refused' });
  });

  it.each([429, 500, 502, 503])('may be tried again after %i', async (status) => {
    expect(await ask(() => json(status, {}))).toEqual({ kind: 'unreachable' });
  });

  it('may be tried again after silence and after an answer that is not ours', async () => {
    expect(await ask(() => Promise.reject(new TypeError()))).toEqual({ kind: 'unreachable' });
    expect(await ask(() => new Response('<html>', { status: 200 }))).toEqual({
      kind: 'unreachable',
    });
  });
});

describe('the clock', () => {
  it('is set by the Date header of any answer', async () => {
    const { call, session, clock, server } = connected(() =>
      json(200, {}, { Date: new Date(clock.now() + 14.8 * 60_000).toUTCString() }),
    );
    await session.start();
    await call(authEndpoints.captcha, {});
    session.tick();
    await new Promise((resolve) => setTimeout(resolve));
    expect(server.asked).toBe(2);
  });
});
