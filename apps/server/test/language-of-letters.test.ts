import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signUpPerson } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';

const SECOND = 1000;

type Language = 'ru' | 'en';

describe('the language of letters', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function refresh(token: string, language: Language): Promise<string> {
    const answer = await call(server, 'POST', '/auth/refresh_token', { token, language });
    return answer.body.refresh_token;
  }
  const signIn = async (email: string, language: Language): Promise<string> => {
    const body = { email, password: 'secret-7' };
    const answer = await call(server, 'POST', '/auth/sign_in', { body, language });
    return answer.body.refresh_token;
  };
  /** What the person is told when a spent token of his is used. */
  async function warned(email: string, spent: string) {
    server.pass(31 * SECOND);
    await call(server, 'POST', '/auth/refresh_token', { token: spent });
    const told = () =>
      server.mails.findLast((mail) => mail.to === email && !/\d{6}/.test(mail.subject));
    return (await waitFor(told)).subject;
  }

  it('is the one chosen after the registration, from the next renewal of the session on', async () => {
    const email = 'chooses@mail.ru';
    const { refresh_token } = await signUpPerson(server, email);
    await refresh(refresh_token, 'en');
    expect(await warned(email, refresh_token)).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is the one of the last sign-in', async () => {
    const email = 'returns@mail.ru';
    const { refresh_token } = await signUpPerson(server, email);
    await refresh(refresh_token, 'ru');
    await signIn(email, 'en');
    expect(await warned(email, refresh_token)).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is not won back by another device that goes on in its own', async () => {
    const email = 'two.devices@mail.ru';
    const { refresh_token: laptop } = await signUpPerson(server, email);
    const phone = await signIn(email, 'ru');
    await refresh(phone, 'en');
    await refresh(laptop, 'ru');
    expect(await warned(email, laptop)).toMatch(/^[\x20-\x7e]+$/);
  });

  it('is that of the account also for the code of a new address, whatever page asks for it', async () => {
    const [email, fresh] = ['own.language@mail.ru', 'new.own.language@mail.ru'];
    const { access_token: token } = await signUpPerson(server, email);
    const body = { email: fresh, password: 'secret-7' };
    const asked = await call(server, 'POST', '/user/email', { token, body, language: 'en' });
    expect(asked.status).toBe(204);
    const letter = await waitFor(() => server.mails.find(({ to }) => to === fresh));
    expect(letter.subject).toMatch(/\p{Script=Cyrillic}/u);
  });

  it('is not that of a list which a browser or a script sends by itself', async () => {
    const email = 'script@mail.ru';
    const { refresh_token } = await signUpPerson(server, email);
    await server.app.inject({
      method: 'POST',
      url: '/api/auth/refresh_token',
      headers: { authorization: `Bearer ${refresh_token}`, 'accept-language': 'en-US,en;q=0.9' },
    });
    expect(await warned(email, refresh_token)).toMatch(/\p{Script=Cyrillic}/u);
  });
});
