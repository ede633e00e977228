import { AUTH_LIMITS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedLink, signUpPerson } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';

const SECOND = 1000;

describe('sessions', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const refresh = (token: string) => call(server, 'POST', '/auth/refresh_token', { token });
  const signIn = (email: string, password: string, from?: string) =>
    call(server, 'POST', '/auth/sign_in', { body: { email, password }, ...(from && { from }) });

  it('rotate the refresh token and answer a lost race within the grace with the same new one', async () => {
    const { refresh_token } = await signUpPerson(server, 'rotate@mail.ru');
    const first = await refresh(refresh_token);
    expect(first.status).toBe(200);
    server.pass(5 * SECOND);
    const raced = await refresh(refresh_token);
    expect(raced.status).toBe(200);
    expect((await refresh(first.body.refresh_token)).status).toBe(200);
    expect((await refresh(raced.body.refresh_token)).status).toBe(200);
  });

  it('end as a whole when an old refresh token is used after the grace', async () => {
    const { refresh_token } = await signUpPerson(server, 'stolen@mail.ru');
    const first = await refresh(refresh_token);
    server.pass(31 * SECOND);
    const reused = await refresh(refresh_token);
    expect([reused.status, reused.body.code]).toEqual([401, 'session_revoked']);
    expect((await refresh(first.body.refresh_token)).status).toBe(401);
  });

  it('do not take an access token for a refresh token, nor the other way round', async () => {
    const tokens = await signUpPerson(server, 'mixed@mail.ru');
    expect((await refresh(tokens.access_token)).status).toBe(401);
    const wrong = await call(server, 'GET', '/user/profile', { token: tokens.refresh_token });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'unauthorized']);
  });

  it('let an access token live fifteen minutes', async () => {
    const { access_token } = await signUpPerson(server, 'short@mail.ru');
    const read = () => call(server, 'GET', '/user/profile', { token: access_token });
    expect((await read()).status).toBe(200);
    server.pass(15 * 60 * SECOND + SECOND);
    expect((await read()).status).toBe(401);
  });

  it('are listed, can be ended one by one, and never by a stranger', async () => {
    const one = await signUpPerson(server, 'devices@mail.ru');
    const two = (await signIn('devices@mail.ru', 'secret-7')).body;
    const stranger = await signUpPerson(server, 'stranger@mail.ru');
    const list = await call(server, 'GET', '/auth/sessions', { token: one.access_token });
    expect(list.body.sessions).toHaveLength(2);
    const other = list.body.sessions.find((session: { current: boolean }) => !session.current);
    const end = (token: string) => call(server, 'DELETE', `/auth/sessions/${other.id}`, { token });
    expect((await end(stranger.access_token)).status).toBe(404);
    expect((await end(one.access_token)).status).toBe(204);
    expect((await refresh(two.refresh_token)).status).toBe(401);
    expect((await refresh(one.refresh_token)).status).toBe(200);
  });

  it('are listed page by page, the last used first, and only from a cursor that was given', async () => {
    const { access_token: token } = await signUpPerson(server, 'many@mail.ru');
    for (let device = 0; device < 4; device += 1) {
      server.pass(SECOND);
      await signIn('many@mail.ru', 'secret-7');
    }
    const read = (query: string) => call(server, 'GET', `/auth/sessions?${query}`, { token });
    const whole = (await read('')).body;
    expect(whole.sessions).toHaveLength(5);
    expect(whole.next_cursor).toBeNull();
    const first = (await read('limit=3')).body;
    const rest = (await read(`limit=3&cursor=${first.next_cursor}`)).body;
    expect([...first.sessions, ...rest.sessions]).toEqual(whole.sessions);
    expect(whole.sessions.at(-1)).toMatchObject({ current: true });
    expect(rest.next_cursor).toBeNull();
    for (const wrong of ['limit=0', 'limit=101', 'cursor=rubbish']) {
      expect((await read(wrong)).status, wrong).toBe(422);
    }
  });

  it('end on all other devices at once, and on nobody else’s', async () => {
    const here = await signUpPerson(server, 'everywhere@mail.ru');
    const stranger = await signUpPerson(server, 'untouched@mail.ru');
    const others = [];
    for (let device = 0; device < 2; device += 1) {
      others.push((await signIn('everywhere@mail.ru', 'secret-7')).body);
    }
    const end = (token?: string) =>
      call(server, 'DELETE', '/auth/sessions', token ? { token } : {});
    expect((await end()).status).toBe(401);
    expect((await end(here.access_token)).status).toBe(204);
    for (const { refresh_token, access_token: token } of others) {
      expect((await refresh(refresh_token)).status).toBe(401);
      expect((await call(server, 'GET', '/user/profile', { token })).status).toBe(401);
    }
    const left = await call(server, 'GET', '/auth/sessions', { token: here.access_token });
    expect(left.body.sessions).toMatchObject([{ current: true }]);
    expect((await refresh(here.refresh_token)).status).toBe(200);
    expect((await refresh(stranger.refresh_token)).status).toBe(200);
  });

  it('end for all devices by a mailed link that works once and tells nothing of unknown addresses', async () => {
    const email = 'forgot@mail.ru';
    const { refresh_token } = await signUpPerson(server, email);
    const ask = (address: string) =>
      call(server, 'POST', '/auth/reset_password', { body: { email: address } });
    expect([(await ask('nobody@mail.ru')).status, (await ask(email)).status]).toEqual([204, 204]);
    const id = await mailedLink(server, email);
    const verify = (candidate: string, address?: string) =>
      call(server, 'POST', '/auth/reset_password/verify_otp', {
        body: { id: candidate, email: address },
      });
    expect((await verify(id)).status).toBe(204);
    expect((await verify(id, `  ${email.toUpperCase()}`)).status).toBe(204);
    // an address that is known, one that is not, and a wrong id are answered alike
    const unfit = await verify('a'.repeat(43), email);
    expect([unfit.status, unfit.body.code]).toEqual([404, 'link_invalid']);
    await signUpPerson(server, 'neighbour@mail.ru');
    for (const address of ['neighbour@mail.ru', 'nobody@mail.ru']) {
      const foreign = await verify(id, address);
      expect([foreign.status, foreign.body], address).toEqual([404, unfit.body]);
    }
    expect((await verify(id, 'anna@')).status).toBe(422);
    const change = (address: string) =>
      call(server, 'POST', '/auth/change_password', {
        body: { id, email: address, password: 'new-secret' },
      });
    expect((await change('stranger@mail.ru')).status).toBe(403);
    expect((await change(email)).status).toBe(204);
    expect([(await change(email)).body.code, (await verify(id)).status]).toEqual([
      'link_used',
      404,
    ]);
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await signIn(email, 'new-secret')).status).toBe(200);
  });

  it.each([
    ['ru', 'Новый пароль в Провекторе задан'],
    ['en', 'Your new Provektor password is set'],
  ] as const)(
    'are told of in %s, in a letter without an address, once the password is recovered',
    async (language, subject) => {
      const email = `told.${language}@mail.ru`;
      await signUpPerson(server, email);
      const body = { email, password: 'secret-7' };
      await call(server, 'POST', '/auth/sign_in', { body, language });
      await call(server, 'POST', '/auth/reset_password', { body: { email } });
      const id = await mailedLink(server, email);
      await call(server, 'POST', '/auth/change_password', {
        body: { id, email, password: 'new-secret' },
      });
      const letter = await waitFor(() =>
        server.mails.findLast(({ to, text }) => to === email && !/\d{6}|\?id=/.test(text)),
      );
      expect(letter.subject).toBe(subject);
      expect(letter.text).not.toMatch(/https?:/);
    },
  );

  it('are opened by no other link once the password is set, nor by one from before it was changed', async () => {
    const email = 'links@mail.ru';
    const { access_token: token } = await signUpPerson(server, email);
    const links = async (count: number) => {
      await call(server, 'POST', '/auth/reset_password', { body: { email } });
      const sent = await waitFor(() => {
        const mails = server.mails.filter(({ text }) => text.includes('/reset-password'));
        const own = mails.filter(({ to }) => to === email);
        return own.length >= count && own;
      });
      return sent.map(({ text }) =>
        new URL(/https?:\S+/.exec(text)?.[0] ?? '').searchParams.get('id'),
      );
    };
    const set = (id: string | null | undefined, password: string) =>
      call(server, 'POST', '/auth/change_password', { body: { id, email, password } });
    await links(1);
    const change = { old_password: 'secret-7', new_password: 'second-secret' };
    await call(server, 'POST', '/user/change_password', { token, body: change });
    await links(2);
    const [first, second, third] = await links(3);
    expect((await set(first, 'stolen-1')).body.code).toBe('link_used');
    expect((await set(third, 'third-secret')).status).toBe(204);
    expect((await set(second, 'stolen-2')).body.code).toBe('link_used');
    expect((await signIn(email, 'third-secret')).status).toBe(200);
  });

  it('keep the current device when the password is changed, and need the old password', async () => {
    const email = 'change@mail.ru';
    const one = await signUpPerson(server, email);
    const two = (await signIn(email, 'secret-7')).body;
    const change = (old_password: string, new_password = 'next-secret') =>
      call(server, 'POST', '/user/change_password', {
        token: one.access_token,
        body: { old_password, new_password },
      });
    const same = await change('secret-7', 'secret-7');
    expect([same.status, same.body.fields]).toEqual([422, { new_password: 'password_same' }]);
    const blank = await change('secret-7', '        ');
    expect([blank.status, blank.body.fields]).toEqual([422, { new_password: 'password_blank' }]);
    const wrong = await change('not the password');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password_wrong']);
    expect((await change('secret-7')).status).toBe(204);
    expect((await refresh(one.refresh_token)).status).toBe(200);
    expect((await refresh(two.refresh_token)).status).toBe(401);
  });

  it('answer an unknown address and a wrong password alike, and then ask for the captcha', async () => {
    await signUpPerson(server, 'guess@mail.ru');
    const from = '10.1.2.3';
    const known = await signIn('guess@mail.ru', 'wrong', from);
    const unknown = await signIn('nobody@mail.ru', 'wrong', from);
    expect(known).toEqual(unknown);
    for (let n = 0; n < 2; n++) await signIn('guess@mail.ru', 'wrong', from);
    const asked = await signIn('guess@mail.ru', 'secret-7', from);
    expect([asked.status, asked.body.code]).toEqual([422, 'captcha_required']);
  });

  it('ask nobody of a lecture hall for the captcha until ten of its sign-ins have failed', async () => {
    await signUpPerson(server, 'hall@mail.ru');
    const from = '10.1.7.7';
    const fail = (n: number) => signIn(`hall-${n}@mail.ru`, 'wrong', from);
    for (let n = 1; n < AUTH_LIMITS.failuresOfNetwork; n++)
      expect((await fail(n)).status).toBe(401);
    expect((await signIn('hall@mail.ru', 'secret-7', from)).status).toBe(200);
    expect((await fail(0)).status).toBe(401);
    const asked = await signIn('hall@mail.ru', 'secret-7', from);
    expect([asked.status, asked.body.code]).toEqual([422, 'captcha_required']);
  });
});
