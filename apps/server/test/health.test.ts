import { describe, expect, it } from 'vitest';
import { database } from './support/databases.ts';
import { startServer } from './support/server.ts';

describe('the application', () => {
  it('says that it is up and answers unknown calls with a code and a text in the asked language', async () => {
    const server = await startServer(database);
    const health = await server.app.inject('/api/health');
    expect(health.json()).toEqual({ ok: true });
    const unknown = await server.app.inject({
      url: '/api/nothing',
      headers: { 'accept-language': 'en' },
    });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'not_found' });
    expect(unknown.json().detail).toMatch(/[a-z]/);
    await server.close();
  });
});
