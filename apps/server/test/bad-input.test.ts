import { createHmac } from 'node:crypto';
import { type Endpoint, endpoints, type ProfileField } from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { type Answer, call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, mailedLink, register, signUpPerson } from './support/sign-up.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What people, their keyboards and their enemies type, by name. */
const TYPED = {
  empty: '',
  spaces: '  \t ',
  script: 'ありがとう Ελλάς',
  emoji: '👩🏽‍🔬🙂',
  rightToLeft: '\u202eшалом שלום\u202c',
  html: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  sql: "'); DROP TABLE users; --",
  template: '{{constructor}}%00%n',
  nul: 'до\u0000после',
  halfOfASign: 'знак\ud800',
  long: 'я'.repeat(300_000),
};
const STRANGE = [null, 5, true, [], ['x'], {}, { $ne: null }];

/** No answer tells what went wrong inside, and none is a failure of ours. */
function expectCalm({ status, body }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(JSON.stringify(body) ?? '', what).not.toMatch(/\bat \S+ \(|node_modules|select \w|\.ts:/);
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the claims of another, signed as one likes. */
function forged(token: string, change: { header?: object; claims?: object; secret?: string }) {
  const [head = '', claims = ''] = token.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
  const signed = [
    base64({ ...read(head), ...change.header }),
    base64({ ...read(claims), ...change.claims }),
  ].join('.');
  const { secret } = change;
  const mark = secret ? createHmac('sha256', secret).update(signed).digest('base64url') : '';
  return `${signed}.${mark}`;
}

/** The calls of accounts, profiles and public forms that take a body. */
const CALLS: readonly Endpoint[] = [
  ...Object.values<Endpoint>(endpoints.auth),
  ...Object.values<Endpoint>(endpoints.account),
  ...Object.values<Endpoint>(endpoints.user),
  ...Object.values<Endpoint>(endpoints.support),
  ...Object.values<Endpoint>(endpoints.notification),
].filter(({ body }) => body instanceof z.ZodObject);

describe('bad input', () => {
  let server: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    person = await buildPerson(server);
    await signUpPerson(server, 'typing@mail.ru');
    // what is compared with a typed password has to be one
    await server.deps.connection.query(
      `update users set password_hash = (select password_hash from users where email = 'typing@mail.ru')`,
    );
  });
  afterAll(() => server.close());

  const send = ({ method, path }: Endpoint, body: unknown) =>
    call(server, method, path.replaceAll(/:\w+/g, person.id), { token: person.token, body });

  it('in any field of accounts, profile and public forms is answered, and with no word from inside', async () => {
    expect(CALLS.length).toBeGreaterThan(12);
    for (const endpoint of CALLS) {
      const { body } = endpoint;
      const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      for (const field of fields) {
        for (const value of [...Object.values(TYPED), ...STRANGE]) {
          const words = `${endpoint.name} ${field} ${JSON.stringify(value).slice(0, 40)}`;
          expectCalm(await send(endpoint, { [field]: value }), words);
        }
      }
      for (const value of STRANGE) expectCalm(await send(endpoint, value), endpoint.name);
    }
  });

  it('in the profile is kept letter by letter or refused at its field, and never half', async () => {
    const me = await buildPerson(server);
    const patch = (body: object) => call(server, 'PATCH', '/user/profile', { ...me, body });
    const read = async () => (await call(server, 'GET', '/user/profile', me)).body;
    const lines: ProfileField[] = ['city', 'institution', 'group', 'contacts', 'additional'];
    for (const field of [...lines, 'last_name', 'experience'] as const) {
      for (const [name, value] of Object.entries(TYPED)) {
        const before = await read();
        const { status, body } = await patch({ [field]: value });
        const after = await read();
        if (status === 204) {
          const kept = field === 'experience' ? contentOf(after[field]) : after[field];
          // a line keeps no signs that turn the words beside it round
          const plain = (text: string) =>
            text
              .replaceAll(/\p{Cc}+/gu, ' ')
              .replaceAll(/[\u202a-\u202e]/g, '')
              .trim();
          expect(plain(kept), `${field} ${name}`).toBe(plain(value));
        } else {
          expect([status, after[field]], `${field} ${name}`).toEqual([422, before[field]]);
          if (field !== 'experience') expect(Object.keys(body.fields)).toEqual([field]);
        }
      }
    }
  });

  it('in identifiers is refused with the reason, a check character that does not fit too', async () => {
    const patch = async (field: ProfileField, value: string) => {
      const body = { [field]: value };
      const answer = await call(server, 'PATCH', '/user/profile', { ...person, body });
      return answer.status === 204 ? null : answer.body.fields[field];
    };
    expect(await patch('orcid', '0000-0002-1825-0097')).toBeNull();
    expect(await patch('orcid', '0000-0002-1825-0098')).toBeTruthy();
    expect(await patch('last_name', '123')).toBe('name_wrong');
    expect(await patch('orcid', '٠٠٠٠-0002-1825-0097')).toBeTruthy();
    for (const field of ['scopus_id', 'researcher_id', 'rinc_id', 'phone'] as const) {
      for (const value of [TYPED.html, TYPED.sql, TYPED.emoji, '１２３４５６７８９０']) {
        expect(await patch(field, value), `${field} ${value}`).toBeTruthy();
      }
      expect(await patch(field, '')).toBeNull();
    }
  });

  it('as an access token opens nothing: expired, forged, unsigned, of a clock a day wrong, cut, endless', async () => {
    const tokens = await signUpPerson(server, 'forger@mail.ru');
    const good = tokens.access_token;
    const other = await buildPerson(server);
    const wrong = [
      forged(good, { secret: 'not the secret' }),
      forged(good, { claims: { sub: other.id }, secret: 'not the secret' }),
      forged(good, { header: { alg: 'none' } }),
      `${forged(good, { claims: { sub: other.id } })}${good.split('.')[2]}`,
      forged(good, { claims: { exp: 9_999_999_999 } }),
      good.slice(0, -2),
      `${good}${good}`,
      'x'.repeat(8000),
      '..',
      'null',
      '%00',
      tokens.refresh_token,
    ];
    for (const [path, method] of [
      ['/user/profile', 'GET'],
      ['/auth/sessions', 'GET'],
      ['/user/email', 'POST'],
      ['/auth/refresh_token', 'POST'],
    ] as const) {
      for (const token of wrong.slice(0, path === '/auth/refresh_token' ? -1 : undefined)) {
        const answer = await call(server, method, path, { token });
        expect(answer.status, `${path} ${token.slice(0, 30)}`).toBe(401);
      }
    }
    expect((await call(server, 'GET', '/user/profile', { token: good })).status).toBe(200);
    server.pass(DAY);
    expect((await call(server, 'GET', '/user/profile', { token: good })).status).toBe(401);
    server.pass(-DAY);
  });

  it('as a token of somebody who has left opens nothing, and his mailed link neither', async () => {
    const email = 'gone@mail.ru';
    const tokens = await signUpPerson(server, email);
    await call(server, 'POST', '/auth/reset_password', { body: { email } });
    const id = await mailedLink(server, email);
    const left = await call(server, 'DELETE', '/user', {
      token: tokens.access_token,
      body: { password: 'secret-7' },
    });
    expect(left.status).toBe(204);
    for (const path of ['/user/profile', '/auth/sessions', '/user/departure']) {
      expect((await call(server, 'GET', path, { token: tokens.access_token })).status).toBe(401);
    }
    const refreshed = await call(server, 'POST', '/auth/refresh_token', {
      token: tokens.refresh_token,
    });
    expect(refreshed.status).toBe(401);
    const verify = await call(server, 'POST', '/auth/reset_password/verify_otp', { body: { id } });
    expect(verify.status).toBe(404);
    const change = { id, email, password: 'new-secret' };
    const changed = await call(server, 'POST', '/auth/change_password', { body: change });
    expect([changed.status, changed.body.code]).toEqual([403, 'link_used']);
  });

  it('as a mailed link or code is of no use late or in other hands', async () => {
    const [mine, theirs] = ['mine@mail.ru', 'theirs@mail.ru'];
    for (const email of [mine, theirs]) await signUpPerson(server, email);
    await call(server, 'POST', '/auth/reset_password', { body: { email: mine } });
    const id = await mailedLink(server, mine);
    const change = (email: string) =>
      call(server, 'POST', '/auth/change_password', {
        body: { id, email, password: 'new-secret' },
      });
    expect((await change(theirs)).status).toBe(403);
    server.pass(31 * MINUTE);
    expect((await change(mine)).status).toBe(403);
    const verify = await call(server, 'POST', '/auth/reset_password/verify_otp', { body: { id } });
    expect(verify.status).toBe(404);

    const [one, two] = ['code-one@mail.ru', 'code-two@mail.ru'];
    const first = (await register(server, one)).body.registration_id;
    const second = (await register(server, two)).body.registration_id;
    const code = await mailedCode(server, one);
    const confirm = (email: string, registration_id: string) =>
      call(server, 'POST', '/auth/sign_up/verify_otp', { body: { email, code, registration_id } });
    for (const [email, registration] of [
      [two, first],
      [one, second],
      [one, person.id],
    ] as const) {
      expect((await confirm(email, registration)).status, email).toBe(422);
    }
    expect((await confirm(one, first)).status).toBe(200);
  });
});

const contentOf = (content: string) => contentWords({ kind: 'content', content });
