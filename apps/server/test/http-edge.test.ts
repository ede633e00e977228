import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { endpoints } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const redisUrl = process.env.TEST_REDIS_URL || undefined;

describe('the edge of HTTP', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startServer(database, { publicUrl: 'https://works.example.ru' });
    person = await buildPerson(server);
  });
  afterAll(() => server.close());

  it.each(['/api/%zz', '/%', '/api/nothing', '//api/health'])(
    'answers %s as it answers any unknown address',
    async (url) => {
      const answer = await server.app.inject({ url, headers: { 'accept-language': 'en' } });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      expect(Object.keys(answer.json()).sort()).toEqual(['code', 'detail']);
    },
  );

  it.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['{"__proto__":{"admin":true}}', 'application/json'],
    ['['.repeat(100_000), 'application/json'],
    ['<a/>', 'text/xml'],
    ['{}', 'application/json; charset=utf-16'],
  ])('refuses the body %.20s of type %s without a stack', async (payload, type) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign_in',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    expect(answer.body).not.toMatch(/\bat |FST_|\.ts/);
  });

  it('refuses a body over the limit before it has come', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign_in',
      headers: { 'content-type': 'application/json', 'content-length': String(3 * 1024 * 1024) },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });

  it.each(['a\u0000b', 'a\ud800', '\udc00'])(
    'refuses text that cannot be stored: %j',
    async (bad) => {
      const { token } = person;
      const bodies: [string, 'POST' | 'PATCH', object][] = [
        [endpoints.auth.signIn.path, 'POST', { email: `${bad}x@mail.ru`, password: 'secret-7' }],
        [endpoints.user.changeProfile.path, 'PATCH', { experience: `x${bad}` }],
      ];
      for (const [path, method, body] of bodies) {
        const answer = await call(server, method, path, { token, body });
        expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
      }
    },
  );

  it('bears a body that is nested as deep as it may be long', async () => {
    const depth = 400_000;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/sign_out',
      headers: { 'content-type': 'application/json' },
      payload: '['.repeat(depth) + ']'.repeat(depth),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
    const stranger = await buildPerson(server);
    const deep = await server.app.inject({
      method: 'DELETE',
      url: `/api/auth/sessions/${stranger.id}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stranger.token}` },
      payload: '['.repeat(depth) + ']'.repeat(depth),
    });
    expect(deep.statusCode).toBe(404);
  });

  it('refuses a search for what cannot be stored', async () => {
    for (const field of ['all_parameters', 'title', 'author', 'group', 'current_status']) {
      const url = `${endpoints.project.list.path}?${field}=a%00b`;
      expect((await call(server, 'GET', url, person)).status, field).toBe(422);
    }
  });

  it('takes a pair that makes one sign', async () => {
    const body = { interests: ['физика 🚀'] };
    expect((await call(server, 'PATCH', '/user/profile', { ...person, body })).status).toBe(204);
  });

  it('lets no other site read, frame or script it', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const options = await server.app.inject({ method: 'OPTIONS', url: '/api/health', headers });
    const answer = await server.app.inject({ url: '/api/health', headers });
    for (const one of [options, answer]) {
      expect(one.headers['access-control-allow-origin']).toBeUndefined();
    }
    const policy = String(answer.headers['content-security-policy']).split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("connect-src 'self' wss://works.example.ru");
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('lets nothing be kept on the way that one person was told', async () => {
    const ask = async (url: string, token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await server.app.inject({ url, headers })).headers['cache-control'];
    };
    expect(await ask('/api/user/profile', person.token)).toBe('no-store');
    expect(await ask('/api/user/profile', 'forged')).toBe('no-store');
    expect(await ask('/api/info_block/type/list')).toBeUndefined();
  });

  it('says nothing of what went wrong inside', async () => {
    const { secret } = server.deps.config;
    const broken = await startServer(database, { logLevel: 'silent', secret });
    broken.deps.sessions.has = async () => {
      throw new Error('password authentication failed for user postgres');
    };
    const answer = await call(broken, 'GET', '/user/profile', person);
    await broken.close();
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toMatch(/postgres|password/);
  });
});

describe('a request that cannot be read', () => {
  it('is answered as any other that is refused, however long or broken it is', async () => {
    const server = await startServer(database);
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const refresh = `${origin}/api${endpoints.auth.refresh.path}`;
    const authorization = `Bearer ${'x'.repeat(20_000)}`;
    const header = await fetch(refresh, { method: 'POST', headers: { authorization } });
    expect([header.status, await header.json()]).toEqual([
      431,
      { detail: 'Данных слишком много. Сократите их и повторите.', code: 'payload_too_large' },
    ]);
    const address = await fetch(`${origin}/api/user/user?text=${'x'.repeat(20_000)}`);
    expect([address.status, (await address.json()).code]).toEqual([431, 'payload_too_large']);
    const short = { authorization: `Bearer ${'x'.repeat(9000)}` };
    const token = await fetch(refresh, { method: 'POST', headers: short });
    expect([token.status, (await token.json()).code]).toEqual([401, 'session_revoked']);
    const answer = await new Promise<string>((resolve) => {
      const { port } = new URL(origin);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('rubbish\r\n\r\n'));
      let heard = '';
      socket.on('data', (bytes) => {
        heard += bytes;
      });
      socket.on('end', () => resolve(heard));
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n[\s\S]*"code":"validation_failed"}$/);
    await server.close();
  });
});

describe('limits', () => {
  const ask = ({ app }: TestServer, headers: Record<string, string>) => {
    const url = `/api${endpoints.auth.requestReset.path}`;
    return app.inject({ method: 'POST', url, headers, payload: {} });
  };

  /** Asks until it is told to wait; gives how often it was answered. */
  async function served(server: TestServer, headers: (n: number) => Record<string, string>) {
    for (let n = 0; ; n++) {
      const answer = await ask(server, headers(n));
      if (answer.statusCode === 429) return n;
      if (n > 200) return Number.POSITIVE_INFINITY;
    }
  }
  const { max } = endpoints.auth.requestReset.limit;

  it('count people behind a known proxy one by one, by the address that the proxy saw', async () => {
    const server = await startServer(database, { limitsFactor: 1, demo: false });
    const from = (address: string) => () => ({ 'x-forwarded-for': address });
    expect(await served(server, from('203.0.113.1'))).toBe(max);
    expect(await served(server, from('203.0.113.2'))).toBe(max);
    const liar = (n: number) => ({ 'x-forwarded-for': `10.1.1.${n}, 203.0.113.3` });
    expect(await served(server, liar)).toBe(max);
    const network = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${n}` });
    expect(await served(server, network)).toBe(max);
    await server.close();
  });

  it('say how long to wait, in the language of the caller', async () => {
    const server = await startServer(database, { limitsFactor: 1, demo: false });
    const english = { 'accept-language': 'en', 'x-forwarded-for': '203.0.113.9' };
    await served(server, () => english);
    const refused = await ask(server, english);
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      detail: [
        expect.stringMatching(
          /^Too many requests in a row\. Try again in (?:[1-9]|10)\u00a0minutes?\.$/,
        ),
      ],
    });
    const wait = Number(refused.json().data.wait);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(refused.headers['retry-after']).toBe(String(wait));
    await server.close();
  });

  it('count decisions of every kind together, for each person', async () => {
    const server = await startServer(database, { limitsFactor: 1, demo: false });
    const [person, other] = [await buildPerson(server), await buildPerson(server)];
    const id = randomUUID();
    const paths = ['nir', 'startup', 'article']
      .map((kind) => `/project/${kind}/${id}/approve`)
      .concat(`/project/nir/stage/${id}/finish/revise`, `/project/startup-stage/${id}/approve`);
    const decide = async (n: number, { token }: { token: string }) =>
      (await call(server, 'POST', paths[n % paths.length] ?? '', { token, body: {} })).status;
    for (let n = 0; n < 30; n++) expect(await decide(n, person)).toBe(404);
    for (let n = 0; n < paths.length; n++) expect(await decide(n, person)).toBe(429);
    expect(await decide(0, other)).toBe(404);
    await server.close();
  });

  it.runIf(redisUrl)('count the calls to all processes together', async () => {
    const shared = { limitsFactor: 1, demo: false, redisUrl };
    const [one, other] = [await startServer(database, shared), await startServer(database, shared)];
    const network = randomBytes(6).toString('hex').match(/.{4}/g)?.join(':');
    const address = { 'x-forwarded-for': `2001:${network}::1` };
    /** How often it was answered before it was refused; a call that Redis counts too late is answered. */
    const refusedAfter = async (next: (n: number) => TestServer) => {
      for (let n = 0; n < 2 * max; n++) {
        const answer = await ask(next(n), address);
        if (answer.statusCode === 429 && answer.json().code === 'too_many_requests') return n;
        expect(answer.statusCode).toBe(422);
      }
      return 2 * max;
    };
    const both = await refusedAfter((n) => (n % 2 === 0 ? one : other));
    expect(both).toBeGreaterThanOrEqual(max);
    expect(both).toBeLessThan(2 * max);
    for (const server of [one, other]) expect(await refusedAfter(() => server)).toBeLessThan(max);
    await one.close();
    await other.close();
  });

  it('believe nobody else', async () => {
    const strict = { limitsFactor: 1, demo: false, trustProxy: ['10.0.0.0/8'] };
    const server = await startServer(database, strict);
    expect(await served(server, (n) => ({ 'x-forwarded-for': `203.0.113.${n}` }))).toBe(max);
    await server.close();
  });
});

describe('the configuration', () => {
  const trusted = (value: string) => readConfig({ TRUST_PROXY: value, SECRET: 's'.repeat(32) });

  it('takes addresses, networks and known names of proxies', () => {
    expect(trusted('loopback, 10.0.0.0/8,fd00::/8').trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
      'fd00::/8',
    ]);
  });

  it('takes the address of the site with a slash at its end or without, and no rubbish', () => {
    const site = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL, SECRET: 's'.repeat(32) });
    expect(site('https://works.ru/').publicUrl).toBe('https://works.ru');
    expect(site('').publicUrl).toBe('http://localhost:3000');
    for (const wrong of ['works.ru', 'ftp://works.ru', 'javascript:alert(1)']) {
      expect(() => site(wrong), wrong).toThrow(/PUBLIC_URL/);
    }
  });

  it('approves unchanged content at once unless the installation says otherwise', () => {
    const set = (RESTORE_UNCHANGED?: string) =>
      readConfig({ RESTORE_UNCHANGED, SECRET: 's'.repeat(32) }).restoreUnchanged;
    expect([set(), set(''), set('1'), set('0')]).toEqual([true, true, true, false]);
    expect(() => set('no')).toThrow(/RESTORE_UNCHANGED/);
  });

  it('opens the mails of everybody in a production set-up only by a switch of its own', () => {
    const open = (more: Record<string, string>) =>
      readConfig({ SECRET: 's'.repeat(32), ...more }).devMail;
    expect([open({}), open({ DEMO: '0' }), open({ DEV_MAIL: '0' })]).toEqual([true, false, false]);
    const site = { PUBLIC_URL: 'https://proj.example' };
    const asked = [site, { ...site, DEMO: '1' }, { ...site, DEV_MAIL: '1' }].map(open);
    expect(asked).toEqual([false, false, true]);
  });

  it('takes what is asked of sections before they are sent, and says what is wrong with it', () => {
    const set = (CONTENT_CHECKS: string) =>
      readConfig({ CONTENT_CHECKS, SECRET: 's'.repeat(32) }).contentChecks;
    expect(set('')).toEqual({});
    expect(set('plan.goal=hard, plan.planned_result=off,final.final_report=soft')).toEqual({
      plan: { goal: 'hard', planned_result: 'off' },
      final: { final_report: 'soft' },
    });
    const wrong = {
      'plan.goal': /section\.item=level/,
      'stage.goal=hard': /section\.item=level/,
      'plan.presentation=hard': /of plan are asked title, dates_in_order, goal/,
      'plan.goal=must': /hard, soft, off/,
    };
    for (const [typed, said] of Object.entries(wrong)) {
      expect(() => set(typed), typed).toThrow(said);
      expect(() => set(typed), typed).toThrow(/CONTENT_CHECKS/);
    }
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0.0/8/8', '', '*'])('refuses %j', (value) => {
    expect(() => trusted(value)).toThrow(/TRUST_PROXY/);
  });
});
