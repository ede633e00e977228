import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accountEvents,
  codes,
  registrations,
  resetLinks,
  sendings,
  sessions,
  signInFailures,
  usedCaptchas,
} from '../src/db/schema/index.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedCode, register, signUpPerson } from './support/sign-up.ts';

const DAY = 24 * 60 * 60 * 1000;
const TABLES = {
  codes,
  registrations,
  resetLinks,
  sendings,
  sessions,
  signInFailures,
  usedCaptchas,
};

describe('cleaning of accounts', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const clean = () => jobHandlers(server.deps)['accounts.clean']?.(null);
  const post = (url: string, body: object, token?: string) =>
    call(server, 'POST', url, { body, ...(token && { token }) });
  async function kept() {
    const counts: Record<string, number> = {};
    for (const [name, table] of Object.entries(TABLES)) {
      counts[name] = (await server.deps.connection.db.select().from(table)).length;
    }
    return counts;
  }

  it('forgets unconfirmed people, codes, links, counts and sessions when nothing asks for them', async () => {
    const email = 'person@mail.ru';
    const kept30 = await signUpPerson(server, email);
    const signedOut = (await post('/auth/sign_in', { email, password: 'secret-7' })).body;
    await post('/auth/sign_out', {}, signedOut.access_token);
    await post('/auth/sign_in', { email, password: 'wrong' });
    await post('/auth/reset_password', { email });
    const waiting = await register(server, 'waiting@mail.ru');
    const code = await mailedCode(server, 'waiting@mail.ru');
    await clean();
    expect(Object.values(await kept()).filter((count) => count === 0)).toEqual([]);

    server.pass(2 * DAY);
    await clean();
    expect(await kept()).toEqual({
      ...Object.fromEntries(Object.keys(TABLES).map((name) => [name, 0])),
      registrations: 1,
      sessions: 1,
    });
    const late = { email: 'waiting@mail.ru', code, registration_id: waiting.body.registration_id };
    expect((await post('/auth/sign_up/verify_otp', late)).body.code).toBe('code_wrong');
    const refreshed = await post('/auth/refresh_token', {}, kept30.refresh_token);
    expect(refreshed.status).toBe(200);

    server.pass(6 * DAY);
    await clean();
    expect(await kept()).toMatchObject({ registrations: 0, sessions: 1 });
    server.pass(25 * DAY);
    await clean();
    expect(await kept()).toMatchObject({ sessions: 0 });
    const { refresh_token } = refreshed.body;
    expect((await post('/auth/refresh_token', {}, refresh_token)).body.code).toBe(
      'session_revoked',
    );
    expect((await post('/auth/sign_in', { email, password: 'secret-7' })).status).toBe(200);
  });

  it('keeps the log of an account for a year', async () => {
    const logged = () => server.deps.connection.db.select().from(accountEvents);
    await signUpPerson(server, 'logged@mail.ru');
    server.pass(364 * DAY);
    await clean();
    expect((await logged()).map(({ kind }) => kind)).toContain('account_created');
    server.pass(2 * DAY);
    await clean();
    expect(await logged()).toEqual([]);
  });
});
