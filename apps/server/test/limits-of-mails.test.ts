import { AUTH_LIMITS } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInFailures } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { register, signUpPerson } from './support/sign-up.ts';
import { solveCaptcha } from './support/solve-captcha.ts';

const MINUTE = 60_000;

describe('mails that anybody can ask for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1 });
  });
  afterAll(() => server.close());

  it('are so many codes an hour, and the next refusal says in how many minutes there is one more', async () => {
    const email = 'impatient@mail.ru';
    await register(server, email);
    const ask = () => call(server, 'POST', '/auth/otp_generate', { body: { email } });
    for (let sent = 1; sent < AUTH_LIMITS.codesPerHour; sent++) {
      server.pass(2 * MINUTE);
      expect((await ask()).status).toBe(204);
    }
    server.pass(2 * MINUTE);
    const refused = await ask();
    const passed = AUTH_LIMITS.codesPerHour * 2;
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'too_many_requests',
        detail: [`Слишком много запросов подряд. Повторите через ${60 - passed}\u00a0минут.`],
        data: { wait: expect.stringMatching(/^\d+$/) },
      },
    ]);
    // the clock of the machine goes on meanwhile
    const short = (60 - passed) * 60 - Number(refused.body.data.wait);
    expect(short).toBeGreaterThanOrEqual(0);
    expect(short).toBeLessThan(60);
    server.pass((60 - passed) * MINUTE);
    expect((await ask()).status).toBe(204);
  });

  it('bring a new password without the captcha until sign-ins fail, then three times an hour', async () => {
    const email = 'cannot@mail.ru';
    await signUpPerson(server, email);
    const from = '10.1.2.4';
    const ask = (captcha?: string) =>
      call(server, 'POST', '/auth/reset_password', {
        body: { email, ...(captcha && { captcha }) },
        from,
      });
    const outcomes = async (times: number) => {
      const statuses = [];
      for (let n = 0; n < times; n++) statuses.push((await ask()).status);
      return statuses;
    };
    expect(await outcomes(4)).toEqual([204, 204, 204, 204]);
    for (let n = 0; n < AUTH_LIMITS.failuresBeforeCaptcha; n++) {
      await call(server, 'POST', '/auth/sign_in', { body: { email, password: 'wrong' }, from });
    }
    expect(await outcomes(4)).toEqual([204, 204, 204, 422]);
    expect((await ask()).body.code).toBe('captcha_required');
    expect((await ask('rubbish')).body.code).toBe('captcha_failed');
    expect((await ask(await solveCaptcha(server))).status).toBe(204);
  });

  it('slow guesses at one account from anywhere, and not its owner where he is signed in', async () => {
    const email = 'guessed@mail.ru';
    await signUpPerson(server, email);
    const attempt = async (password: string, from?: string) => {
      const body = { email, password, captcha: await solveCaptcha(server) };
      return call(server, 'POST', '/auth/sign_in', { body, ...(from && { from }) });
    };
    const rows = Array.from({ length: AUTH_LIMITS.failuresBeforePause }, () => ({
      id: uuidv7(),
      key: email,
      createdAt: server.deps.clock(),
    }));
    await server.deps.connection.db.insert(signInFailures).values(rows);
    const refused = await attempt('secret-7', '10.7.7.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.body.data.wait)).toBeLessThanOrEqual(AUTH_LIMITS.pauseOfGuessesSeconds);
    expect((await attempt('secret-7')).status).toBe(200);
    server.pass(AUTH_LIMITS.pauseOfGuessesSeconds * 1000);
    expect((await attempt('wrong', '10.7.7.7')).body.code).toBe('credentials_wrong');
    expect((await attempt('secret-7', '10.7.7.8')).status).toBe(429);
  });
});
