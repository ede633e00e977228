import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountEvents } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, mailedLink, register, signUpPerson } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';

const password = 'secret-7';

describe('changing the address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (token: string | undefined, email: unknown, typed = password) =>
    call(server, 'POST', '/user/email', {
      ...(token && { token }),
      body: { email, password: typed },
    });
  const confirm = (token: string, email: string, code: string) =>
    call(server, 'POST', '/user/email/verify_otp', { token, body: { email, code } });
  const signIn = (email: string) =>
    call(server, 'POST', '/auth/sign_in', { body: { email, password } });
  const coded = (answer: { status: number; body: { code: string } }) => [
    answer.status,
    answer.body.code,
  ];

  it('mails a code to the new address, makes it the account’s, and tells the old one', async () => {
    const [old, fresh] = ['old-address@mail.ru', 'new-address@mail.ru'];
    const tokens = await signUpPerson(server, old);
    const { access_token: token } = tokens;
    expect((await ask(undefined, fresh)).status).toBe(401);
    expect((await ask(token, 'x@gmail.com')).body.fields).toEqual({ email: 'email_domain' });
    expect(coded(await ask(token, fresh, 'not it'))).toEqual([403, 'password_wrong']);
    expect((await ask(token, ` ${fresh.toUpperCase()}`)).status).toBe(204);
    const code = await mailedCode(server, fresh);
    expect(coded(await ask(token, fresh))).toEqual([429, 'code_too_soon']);
    expect(coded(await confirm(token, fresh, code === '123456' ? '654321' : '123456'))).toEqual([
      422,
      'code_wrong',
    ]);
    expect((await signIn(old)).status).toBe(200);
    expect((await confirm(token, fresh, code)).status).toBe(204);
    expect((await signIn(fresh)).status).toBe(200);
    expect(coded(await signIn(old))).toEqual([401, 'credentials_wrong']);
    const { body } = await call(server, 'GET', '/user/profile', { token });
    expect(body.email).toBe(fresh);
    const told = await waitFor(() =>
      server.mails.find(({ to, text }) => to === old && text.includes(fresh)),
    );
    expect(told.subject).toBe('Почта вашей учётной записи изменена');
    const renewed = await call(server, 'POST', '/auth/refresh_token', {
      token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(200);
  });

  it('is confirmed again where the answer was lost, by nobody else, and changes nothing', async () => {
    const [old, fresh] = ['unanswered@mail.ru', 'unanswered-new@mail.ru'];
    const { access_token: token } = await signUpPerson(server, old);
    const { access_token: other } = await signUpPerson(server, 'not-her@mail.ru');
    await ask(token, fresh);
    const code = await mailedCode(server, fresh);
    expect((await confirm(token, fresh, code)).status).toBe(204);
    expect((await confirm(token, fresh, code)).status).toBe(204);
    expect(coded(await confirm(other, fresh, code))).toEqual([422, 'code_wrong']);
    expect(coded(await confirm(token, old, code))).toEqual([422, 'code_wrong']);
    const told = await server.deps.connection.db
      .select()
      .from(accountEvents)
      .where(eq(accountEvents.kind, 'email_changed'));
    expect(told.filter(({ after }) => after.email === fresh)).toHaveLength(1);
  });

  it('voids what was mailed before: links to the old address and codes to others', async () => {
    const [old, other, fresh] = ['left@mail.ru', 'considered@mail.ru', 'chosen@mail.ru'];
    const { access_token: token } = await signUpPerson(server, old);
    await call(server, 'POST', '/auth/reset_password', { body: { email: old } });
    const id = await mailedLink(server, old);
    await ask(token, other);
    const considered = await mailedCode(server, other);
    await ask(token, fresh);
    expect((await confirm(token, fresh, await mailedCode(server, fresh))).status).toBe(204);
    const body = { id, email: fresh, password: 'stolen-password' };
    expect(coded(await call(server, 'POST', '/auth/change_password', { body }))[1]).toBe(
      'link_used',
    );
    expect((await signIn(fresh)).status).toBe(200);
    expect(coded(await confirm(token, other, considered))).toEqual([422, 'code_wrong']);
  });

  it('gives an address that several confirm at once to one of them', async () => {
    const email = 'contested@mail.ru';
    const askers = [];
    for (const name of ['first', 'second', 'third', 'fourth']) {
      const { access_token: token } = await signUpPerson(server, `${name}-asker@mail.ru`);
      await ask(token, email);
      askers.push({ token, code: await mailedCode(server, email, askers.length + 1) });
    }
    const answers = await Promise.all(askers.map(({ token, code }) => confirm(token, email, code)));
    expect(answers.map(({ body, status }) => body?.code ?? status).sort()).toEqual([
      204,
      ...Array(3).fill('user_exists'),
    ]);
  });

  it('takes no address of another account, also of one that came meanwhile', async () => {
    const { access_token: token } = await signUpPerson(server, 'mover@mail.ru');
    await signUpPerson(server, 'settled@mail.ru');
    expect(coded(await ask(token, 'settled@mail.ru'))).toEqual([409, 'user_exists']);
    expect(coded(await ask(token, 'mover@mail.ru'))).toEqual([409, 'user_exists']);
    await ask(token, 'wanted@mail.ru');
    const code = await mailedCode(server, 'wanted@mail.ru');
    const { body } = await register(server, 'wanted@mail.ru');
    const other = await mailedCode(server, 'wanted@mail.ru', 2);
    const confirmed = await call(server, 'POST', '/auth/sign_up/verify_otp', {
      body: { email: 'wanted@mail.ru', code: other, registration_id: body.registration_id },
    });
    expect(confirmed.status).toBe(200);
    expect(coded(await confirm(token, 'wanted@mail.ru', code))).toEqual([409, 'user_exists']);
    expect((await signIn('mover@mail.ru')).status).toBe(200);
  });

  it('takes a code only from whoever has asked for it, five tries, a quarter of an hour', async () => {
    const { access_token: token } = await signUpPerson(server, 'asker@mail.ru');
    const { access_token: thief } = await signUpPerson(server, 'thief@mail.ru');
    await ask(token, 'guarded@mail.ru');
    const code = await mailedCode(server, 'guarded@mail.ru');
    expect(coded(await confirm(thief, 'guarded@mail.ru', code))).toEqual([422, 'code_wrong']);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tried = 0; tried < 5; tried += 1) await confirm(token, 'guarded@mail.ru', wrong);
    expect(coded(await confirm(token, 'guarded@mail.ru', code))).toEqual([422, 'code_exhausted']);
    await ask(token, 'slow@mail.ru');
    const late = await mailedCode(server, 'slow@mail.ru');
    server.pass(15 * 60_000);
    const { body: again } = await signIn('asker@mail.ru');
    expect(coded(await confirm(again.access_token, 'slow@mail.ru', late))).toEqual([
      422,
      'code_expired',
    ]);
  });
});
