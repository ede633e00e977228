import { AUTH_LIMITS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { consents, mailedCode, mailedLink, register, signUpPerson } from './support/sign-up.ts';
import { solveCaptcha } from './support/solve-captcha.ts';
import { waitFor } from './support/wait-for.ts';

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

// on both databases: the locks of calls at once are those of the database
describe.each(databases)('calls on accounts that come at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1 });
  });
  afterAll(() => server.close());

  let addresses = 0;
  /** Every call from a network address of its own, so that only the limits of an e-mail apply. */
  function post(url: string, body: object, token?: string) {
    addresses += 1;
    const from = `10.0.${addresses >> 8}.${addresses & 255}`;
    return call(server, 'POST', url, { body, from, ...(token && { token }) });
  }
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
  const codesOf = (answers: { status: number; body: { code?: string } | null }[]) =>
    answers.map(({ status, body }) => body?.code ?? status).sort();

  it('mail one code when an address is registered eight times', async () => {
    const email = 'eight@mail.ru';
    const captchas = await Promise.all(times(8).map(() => solveCaptcha(server)));
    const answers = await Promise.all(
      captchas.map((captcha, n) =>
        post('/auth/sign_up', { email, password: `secret-${n}`, captcha, consents }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(times(8).map(() => 201));
    const code = await mailedCode(server, email);
    const ids = answers.map(({ body }) => body.registration_id);
    const confirmed = await Promise.all(
      ids.map((registration_id) =>
        post('/auth/sign_up/verify_otp', { email, code, registration_id }),
      ),
    );
    expect(codesOf(confirmed)).toEqual([200, ...times(7).map(() => 'code_wrong')]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('let five wrong codes through and not one more', async () => {
    const email = 'guesses@mail.ru';
    const { body } = await register(server, email);
    const code = await mailedCode(server, email);
    const wrong = times(20).map((n) => String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'));
    const answers = await Promise.all(
      wrong.map((guess) =>
        post('/auth/sign_up/verify_otp', {
          email,
          code: guess,
          registration_id: body.registration_id,
        }),
      ),
    );
    const count = (code: string) => codesOf(answers).filter((one) => one === code).length;
    expect([count('code_wrong'), count('code_exhausted')]).toEqual([4, 16]);
    const right = { email, code, registration_id: body.registration_id };
    expect((await post('/auth/sign_up/verify_otp', right)).body.code).toBe('code_exhausted');
  });

  it('mail five links an hour and not one more', async () => {
    const email = 'links@mail.ru';
    await buildPerson(server, { email });
    const answers = await Promise.all(times(12).map(() => post('/auth/reset_password', { email })));
    expect(answers.map(({ status }) => status)).toEqual(times(12).map(() => 204));
    await waitFor(() => mailsTo(email).length >= 5);
    const sentinel = 'after@mail.ru';
    await buildPerson(server, { email: sentinel });
    await post('/auth/reset_password', { email: sentinel });
    await waitFor(() => mailsTo(sentinel).length > 0);
    expect(mailsTo(email)).toHaveLength(5);
  });

  it('go on without a captcha three times an hour and not one more', async () => {
    const answers = await Promise.all(
      times(8).map((n) =>
        call(server, 'POST', '/auth/sign_up', {
          body: { email: `no-captcha-${n}@mail.ru`, password: 'secret-7', consents },
          from: '10.9.9.9',
        }),
      ),
    );
    expect(codesOf(answers)).toEqual([
      ...times(3).map(() => 201),
      ...times(5).map(() => 'captcha_required'),
    ]);
  });

  it('take a solved captcha once', async () => {
    const captcha = await solveCaptcha(server);
    const answers = await Promise.all(
      times(5).map((n) =>
        post('/auth/sign_up', {
          email: `captcha-${n}@mail.ru`,
          password: 'secret-7',
          captcha,
          consents,
        }),
      ),
    );
    expect(codesOf(answers)).toEqual([201, ...times(4).map(() => 'captcha_failed')]);
  });

  it('give two tabs that refresh together the same new token', async () => {
    const { refresh_token } = await signUpPerson(server, 'tabs@mail.ru');
    const refresh = (token: string) => post('/auth/refresh_token', {}, token);
    const answers = await Promise.all(times(4).map(() => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const ids = answers.map(({ body }) => {
      const payload = body.refresh_token.split('.')[1];
      return JSON.parse(Buffer.from(payload, 'base64url').toString()).jti;
    });
    expect(new Set(ids).size).toBe(1);
    expect((await refresh(answers[3]?.body.refresh_token)).status).toBe(200);
  });

  it('set a password by one link once', async () => {
    const email = 'one-link@mail.ru';
    await buildPerson(server, { email });
    await post('/auth/reset_password', { email });
    const id = await mailedLink(server, email);
    const answers = await Promise.all(
      times(4).map((n) => post('/auth/change_password', { id, email, password: `password-${n}` })),
    );
    expect(codesOf(answers)).toEqual([204, ...times(3).map(() => 'link_used')]);
    const winner = answers.findIndex(({ status }) => status === 204);
    const signedIn = await post('/auth/sign_in', { email, password: `password-${winner}` });
    expect(signedIn.status).toBe(200);
  });

  it('change a password from the old one once', async () => {
    const email = 'twice@mail.ru';
    const { access_token } = await signUpPerson(server, email);
    const answers = await Promise.all(
      times(3).map((n) => {
        const body = { old_password: 'secret-7', new_password: `changed-${n}` };
        return post('/user/change_password', body, access_token);
      }),
    );
    expect(codesOf(answers)).toEqual([204, 'password_wrong', 'password_wrong']);
  });

  it('show the same personal codes to two tabs that ask for the first time', async () => {
    const person = await buildPerson(server);
    const ask = () => call(server, 'GET', '/user/invite_codes?project_type=nir', person);
    const answers = await Promise.all(times(4).map(ask));
    const kept = (await ask()).body;
    for (const { body } of answers) expect(body).toEqual(kept);
  });

  it('leave no session behind that was opened with the password of before', async () => {
    const email = 'meanwhile@mail.ru';
    const { access_token, refresh_token } = await signUpPerson(server, email);
    const change = { old_password: 'secret-7', new_password: 'next-secret' };
    const [changed, ...signedIn] = await Promise.all([
      post('/user/change_password', change, access_token),
      ...times(8).map(() => post('/auth/sign_in', { email, password: 'secret-7' })),
    ]);
    expect(changed?.status).toBe(204);
    for (const { body } of signedIn.filter(({ status }) => status === 200)) {
      expect((await post('/auth/refresh_token', {}, body.refresh_token)).status).toBe(401);
    }
    expect((await post('/auth/refresh_token', {}, refresh_token)).status).toBe(200);
  });

  it('tell of three guesses of a password from any networks and not of one more', async () => {
    const email = 'guessed@mail.ru';
    await signUpPerson(server, email);
    const passwords = [...times(20).map((n) => `wrong-${n}`), 'secret-7'];
    const answers = await Promise.all(
      passwords.map((password) => post('/auth/sign_in', { email, password })),
    );
    const told = answers.filter(({ body }) => body.code !== 'captcha_required');
    expect(told.filter(({ status }) => status === 401)).toHaveLength(
      AUTH_LIMITS.failuresBeforeCaptcha,
    );
    expect(told.length).toBeLessThanOrEqual(AUTH_LIMITS.failuresBeforeCaptcha + 1);
  });
});
