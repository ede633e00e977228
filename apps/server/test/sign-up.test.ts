import { AUTH_LIMITS, CONSENTS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents as keptConsents, users } from '../src/db/schema/index.ts';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { consents, mailedCode, register } from './support/sign-up.ts';
import { solveCaptcha } from './support/solve-captcha.ts';

const MINUTE = 60_000;

describe('registration', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1000 });
  });
  afterAll(() => server.close());

  const confirm = (email: string, code: string, registration_id: string) =>
    call(server, 'POST', '/auth/sign_up/verify_otp', { body: { email, code, registration_id } });

  it('mails a six-digit code and signs the person in when it comes back', async () => {
    const started = await register(server, ' Anya@Mail.RU ');
    expect(started.status).toBe(201);
    const code = await mailedCode(server, 'anya@mail.ru');
    const confirmed = await confirm('anya@mail.ru', code, started.body.registration_id);
    expect(confirmed.status).toBe(200);
    expect(Object.keys(confirmed.body).sort()).toEqual(['access_token', 'refresh_token']);
    const profile = await call(server, 'GET', '/user/profile', {
      token: confirmed.body.access_token,
    });
    expect(profile.body.missing).toEqual([
      'last_name',
      'first_name',
      'education_level',
      'city',
      'institution',
    ]);
  });

  it('refuses addresses outside .ru and .рф and says so about the field', async () => {
    for (const email of ['anya@gmail.com', 'anya@mail.ru.com']) {
      const refused = await register(server, email);
      expect(refused.status).toBe(422);
      expect(refused.body.fields).toEqual({ email: 'email_domain' });
    }
    expect((await register(server, 'anya@кафедра.рф')).status).toBe(201);
  });

  it('refuses a missing required consent, a forged captcha and a captcha used before', async () => {
    const captcha = await solveCaptcha(server);
    const body = { email: 'consent@mail.ru', password: 'secret-7', captcha };
    const without = await call(server, 'POST', '/auth/sign_up', {
      body: { ...body, consents: consents.slice(0, 1) },
    });
    expect(without.body.code).toBe('consent_missing');
    const forged = await call(server, 'POST', '/auth/sign_up', {
      body: { ...body, captcha: 'e30=', consents },
    });
    expect(forged.body.code).toBe('captcha_failed');
    await call(server, 'POST', '/auth/sign_up', { body: { ...body, consents } });
    const again = await call(server, 'POST', '/auth/sign_up', {
      body: { ...body, email: 'other@mail.ru', consents },
    });
    expect(again.body.code).toBe('captcha_failed');
  });

  it('keeps each consent once, and none to an edition that there never was', async () => {
    const email = 'consents@mail.ru';
    const given = [...consents, ...consents, { code: 'mailing', version: 99 }];
    const captcha = await solveCaptcha(server);
    const { body } = await call(server, 'POST', '/auth/sign_up', {
      body: { email, password: 'secret-7', captcha, consents: given },
    });
    const code = await mailedCode(server, email);
    expect((await confirm(email, code, body.registration_id)).status).toBe(200);
    const kept = await server.deps.connection.db
      .select({ code: keptConsents.code, version: keptConsents.version })
      .from(keptConsents)
      .innerJoin(users, eq(users.id, keptConsents.userId))
      .where(eq(users.email, email));
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(expect.arrayContaining(consents));
  });

  it('counts wrong codes, and after five only a new code helps', async () => {
    const email = 'wrong@mail.ru';
    const { body } = await register(server, email);
    const code = await mailedCode(server, email);
    const wrong = code === '000000' ? '111111' : '000000';
    const outcomes = [];
    for (let n = 0; n < 5; n++) {
      outcomes.push((await confirm(email, wrong, body.registration_id)).body.code);
    }
    expect(outcomes).toEqual([...Array(4).fill('code_wrong'), 'code_exhausted']);
    expect((await confirm(email, code, body.registration_id)).body.code).toBe('code_exhausted');

    server.pass(2 * MINUTE);
    expect((await call(server, 'POST', '/auth/otp_generate', { body: { email } })).status).toBe(
      204,
    );
    const fresh = await mailedCode(server, email, 2);
    expect((await confirm(email, fresh, body.registration_id)).status).toBe(200);
  });

  it('takes none of the codes that were mailed before the last one', async () => {
    const email = 'three.codes@mail.ru';
    const { body } = await register(server, email);
    const mailed = [await mailedCode(server, email)];
    for (const count of [2, 3]) {
      server.pass(2 * MINUTE);
      await call(server, 'POST', '/auth/otp_generate', { body: { email } });
      mailed.push(await mailedCode(server, email, count));
    }
    const last = mailed.at(-1) ?? '';
    // codes are drawn by chance, and one may be drawn again
    const before = mailed.filter((code) => code !== last);
    const answers = [];
    for (const code of before) answers.push(await confirm(email, code, body.registration_id));
    expect(answers.map((answer) => answer.body.code)).toEqual(before.map(() => 'code_wrong'));
    expect((await confirm(email, last, body.registration_id)).status).toBe(200);
  });

  it('asks to wait a minute before a new code and lets a code expire after fifteen', async () => {
    const email = 'slow@mail.ru';
    const { body } = await register(server, email);
    server.pass(23_000);
    const soon = await call(server, 'POST', '/auth/otp_generate', { body: { email } });
    expect([soon.status, soon.body.code, soon.body.data]).toEqual([
      429,
      'code_too_soon',
      { wait: '37' },
    ]);
    expect(soon.body.detail).toEqual([
      'Код только что отправлен. Новый можно запросить через 37\u00a0секунд.',
    ]);
    const code = await mailedCode(server, email);
    server.pass(16 * MINUTE);
    expect((await confirm(email, code, body.registration_id)).body.code).toBe('code_expired');
  });

  it('goes on by the id of the registration alone, for a device that remembers no whole address', async () => {
    const email = 'reopened@mail.ru';
    const { body: begun } = await register(server, email);
    const { registration_id } = begun;
    await mailedCode(server, email);
    server.pass(2 * MINUTE);
    const again = await call(server, 'POST', '/auth/otp_generate', { body: { registration_id } });
    expect(again.status).toBe(204);
    const code = await mailedCode(server, email, 2);
    const confirmBy = (body: Record<string, string>) =>
      call(server, 'POST', '/auth/sign_up/verify_otp', { body });
    const foreign = { code, registration_id: '0192f0a0-0000-7000-8000-000000000001' };
    expect((await confirmBy(foreign)).body.code).toBe('code_wrong');
    expect((await confirmBy({ code, registration_id })).status).toBe(200);
    const nobody = await call(server, 'POST', '/auth/otp_generate', { body: {} });
    expect([nobody.status, nobody.body.fields]).toEqual([422, { email: 'field_empty' }]);
  });

  it('never confirms a registration that somebody else began for the same address', async () => {
    const email = 'target@mail.ru';
    const planted = await register(server, email, 'planted-password');
    server.pass(2 * MINUTE);
    const own = await register(server, email, 'own-password');
    const code = await mailedCode(server, email, 2);
    expect((await confirm(email, code, own.body.registration_id)).status).toBe(200);
    expect((await confirm(email, code, planted.body.registration_id)).status).toBe(422);
    const attempt = await call(server, 'POST', '/auth/sign_in', {
      body: { email, password: 'planted-password' },
    });
    expect(attempt.body.code).toBe('credentials_wrong');
  });

  it('sends a new code when the same pair is registered or signed in before it is confirmed', async () => {
    const email = 'again@mail.ru';
    const first = await register(server, email);
    await mailedCode(server, email);
    server.pass(2 * MINUTE);
    const repeated = await register(server, email);
    expect([repeated.status, repeated.body.code]).toEqual([403, 'registration_pending']);
    expect(repeated.body.data).toEqual({ registration_id: first.body.registration_id });
    server.pass(2 * MINUTE);
    const signedIn = await call(server, 'POST', '/auth/sign_in', {
      body: { email, password: 'secret-7' },
    });
    expect([signedIn.status, signedIn.body.code]).toEqual([403, 'account_unconfirmed']);
    const code = await mailedCode(server, email, 3);
    expect((await confirm(email, code, signedIn.body.data.registration_id)).status).toBe(200);
    const known = await register(server, email);
    expect([known.status, known.body.code]).toEqual([409, 'user_exists']);
  });

  it('keeps the consents, the address and the time of the last form when a pair is registered again', async () => {
    const email = 'ticked-later@mail.ru';
    await register(server, email);
    await mailedCode(server, email);
    server.pass(2 * 24 * 60 * MINUTE);
    const before = server.deps.clock();
    const mailing = { code: 'mailing', version: CONSENTS.mailing };
    const again = await call(server, 'POST', '/auth/sign_up', {
      body: {
        email,
        password: 'secret-7',
        captcha: await solveCaptcha(server),
        consents: [...consents, mailing],
      },
      from: '203.0.113.7',
    });
    expect(again.body.code).toBe('registration_pending');
    const code = await mailedCode(server, email, 2);
    expect((await confirm(email, code, again.body.data.registration_id)).status).toBe(200);
    const proof = await server.deps.connection.db
      .select({ consent: keptConsents })
      .from(keptConsents)
      .innerJoin(users, eq(users.id, keptConsents.userId))
      .where(eq(users.email, email));
    expect(proof.map(({ consent }) => consent.code).sort()).toEqual([
      'mailing',
      'personal_data',
      'rules',
    ]);
    for (const { consent } of proof) {
      expect(consent.address).toBe('203.0.113.7');
      expect(consent.agreedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
    }
  });

  it('leads to the code again when the pair is registered twice within the minute, with one mail', async () => {
    const email = 'reloaded@mail.ru';
    const first = await register(server, email);
    const again = await register(server, email);
    expect([again.status, again.body.code]).toEqual([403, 'registration_pending']);
    expect(again.body.data).toEqual({
      registration_id: first.body.registration_id,
      wait: expect.stringMatching(/^\d+$/),
    });
    const code = await mailedCode(server, email);
    expect((await confirm(email, code, again.body.data.registration_id)).status).toBe(200);
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});

describe('a registration that has had all codes of the hour', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1 });
  });
  afterAll(() => server.close());

  /** Registers and asks for codes until no more are sent; gives the registration and the last code. */
  async function exhaust(email: string) {
    const { body } = await register(server, email);
    for (let sent = 1; sent < AUTH_LIMITS.codesPerHour; sent += 1) {
      server.pass(2 * MINUTE);
      await call(server, 'POST', '/auth/otp_generate', { body: { email } });
    }
    server.pass(2 * MINUTE);
    const code = await mailedCode(server, email, AUTH_LIMITS.codesPerHour);
    return { id: body.registration_id as string, code };
  }
  const confirm = (email: string, code: string, registration_id: string) =>
    call(server, 'POST', '/auth/sign_up/verify_otp', { body: { email, code, registration_id } });

  it('leads to the code all the same, says how long no new one comes, and takes the last one', async () => {
    const email = 'five.codes@mail.ru';
    const { id, code } = await exhaust(email);
    const repeated = await register(server, email);
    const signedIn = await call(server, 'POST', '/auth/sign_in', {
      body: { email, password: 'secret-7' },
    });
    for (const { status, body } of [repeated, signedIn]) {
      expect(status).toBe(403);
      expect(body.data.registration_id).toBe(id);
      expect(Number(body.data.wait)).toBeGreaterThan(45 * 60);
      expect(body.detail.join()).not.toContain('отправили');
    }
    expect((await confirm(email, code, id)).status).toBe(200);
  });

  it('may be begun anew with another password, and then the last code confirms that one', async () => {
    const email = 'other.password@mail.ru';
    const { code } = await exhaust(email);
    const { status, body } = await register(server, email, 'another-secret');
    expect([status, body.wait > 45 * 60]).toEqual([201, true]);
    expect((await confirm(email, code, body.registration_id)).status).toBe(200);
  });
});

describe('asking who is registered', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { limitsFactor: 1 });
  });
  afterAll(() => server.close());

  const ask = (email: string, captcha?: string) =>
    call(server, 'POST', '/auth/sign_up', {
      body: { email, password: 'secret-7', consents, ...(captcha && { captcha }) },
    });

  it('takes a solved captcha each time, but for three times an hour', async () => {
    const { email } = await buildPerson(server);
    const captcha = await solveCaptcha(server);
    expect((await ask(email, captcha)).body.code).toBe('user_exists');
    expect((await ask(email, captcha)).body.code).toBe('captcha_failed');
    const codes = [];
    for (let n = 0; n < 4; n++) codes.push((await ask(email)).body.code);
    expect(codes).toEqual([...Array(3).fill('user_exists'), 'captcha_required']);
  });
});
