import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { signUpPerson } from './support/sign-up.ts';

const RULES = '/api/web_pages/?path=rules';

describe('answers', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });

  it('that are long come packed to whoever can unpack them, and whole to others', async () => {
    const whole = await ask(RULES);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.headers.vary).toContain('Accept-Encoding');
    const packed = await ask(RULES, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers.vary).toContain('Accept-Encoding');
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 2);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(whole.payload);
    for (const refusing of ['identity', 'br, gzip;q=0', 'x-gzippy']) {
      const answer = await ask(RULES, { 'accept-encoding': refusing });
      expect(answer.payload, refusing).toBe(whole.payload);
    }
  });

  it('that are short come as they are', async () => {
    const { headers } = await ask('/api/web_pages/operator', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('about signing in come as they are, however long', async () => {
    const email = 'devices@mail.ru';
    const { access_token: token } = await signUpPerson(server, email);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) '.repeat(6);
    for (let device = 0; device < 4; device += 1) {
      await server.app.inject({
        method: 'POST',
        url: '/api/auth/sign_in',
        headers: { 'user-agent': agent },
        payload: { email, password: 'secret-7' },
      });
    }
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const sessions = await ask('/api/auth/sessions', headers);
    expect(sessions.rawPayload.length).toBeGreaterThan(1024);
    expect(sessions.headers['content-encoding']).toBeUndefined();
    const { body } = await call(server, 'GET', '/auth/sessions', { token });
    expect(sessions.json()).toEqual(body);
  });
});
