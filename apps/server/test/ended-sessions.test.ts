import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { documentOf } from './support/document-calls.ts';
import { openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { mailedLink, signUpPerson } from './support/sign-up.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject } from './support/world.ts';

describe('an ended session', () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const reads = async (token: string) =>
    (await call(server, 'GET', '/user/profile', { token })).status;
  const post = (url: string, options: { token?: string; body?: object }) =>
    call(server, 'POST', url, options);

  /** Somebody signed in on two devices, both of which have just been used. */
  async function twoDevices(email: string) {
    const one = await signUpPerson(server, email);
    const two = (await post('/auth/sign_in', { body: { email, password: 'secret-7' } })).body;
    expect([await reads(one.access_token), await reads(two.access_token)]).toEqual([200, 200]);
    return { one, two };
  }

  it('reads nothing more from the moment of signing out, and the other device goes on', async () => {
    const { one, two } = await twoDevices('out@mail.ru');
    expect((await post('/auth/sign_out', { token: one.access_token })).status).toBe(204);
    expect([await reads(one.access_token), await reads(two.access_token)]).toEqual([401, 200]);
  });

  it('ends on other devices at once when the password is changed', async () => {
    const { one, two } = await twoDevices('changed@mail.ru');
    const body = { old_password: 'secret-7', new_password: 'next-secret' };
    const changed = await post('/user/change_password', { token: one.access_token, body });
    expect(changed.status).toBe(204);
    expect([await reads(one.access_token), await reads(two.access_token)]).toEqual([200, 401]);
  });

  it('ends everywhere at once when the password is set by a mailed link', async () => {
    const email = 'linked@mail.ru';
    const { one, two } = await twoDevices(email);
    await post('/auth/reset_password', { body: { email } });
    const id = await mailedLink(server, email);
    const body = { id, email, password: 'next-secret' };
    expect((await post('/auth/change_password', { body })).status).toBe(204);
    expect([await reads(one.access_token), await reads(two.access_token)]).toEqual([401, 401]);
  });

  it('ends for the thief too when a spent refresh token shows that there is one', async () => {
    const { refresh_token, access_token } = await signUpPerson(server, 'spent@mail.ru');
    const stolen = (await post('/auth/refresh_token', { token: refresh_token })).body;
    server.pass(31_000);
    expect([await reads(access_token), await reads(stolen.access_token)]).toEqual([200, 200]);
    expect((await post('/auth/refresh_token', { token: refresh_token })).status).toBe(401);
    expect([await reads(access_token), await reads(stolen.access_token)]).toEqual([401, 401]);
  });

  it('closes the editor that was opened with it, and lets no other in', async () => {
    const world = await buildProject(server.deps);
    const documentId = await documentOf(server, world);
    const [kept, ended] = [
      await openLiveClient(origin, documentId, world.student.token),
      await openLiveClient(origin, documentId, world.supervisor.token),
    ];
    const reasons: string[] = [];
    ended.provider.on('close', ({ event }: { event: { reason: string } }) => {
      reasons.push(event.reason);
    });
    await post('/auth/sign_out', { token: world.supervisor.token });
    // long before the next round over all connections
    expect(await waitFor(() => reasons[0], 8)).toBe('unauthorized');
    const again = openLiveClient(origin, documentId, world.supervisor.token);
    await expect(again).rejects.toThrow('unauthorized');
    kept.doc.getText('notes').insert(0, 'дальше');
    expect(await kept.flush()).toBe('saved');
    for (const client of [kept, ended]) client.close();
  });

  it('that was ended in another process ends here within five seconds', async () => {
    const { student } = await buildProject(server.deps);
    expect(await reads(student.token)).toBe(200);
    const { db } = server.deps.connection;
    await db
      .update(sessions)
      .set({ revokedAt: server.deps.clock() })
      .where(eq(sessions.userId, student.id));
    server.pass(5000);
    await waitFor(async () => (await reads(student.token)) === 401, 1);
  });
});
