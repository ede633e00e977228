import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import type { Connection } from '../src/db/database.ts';
import { notify } from '../src/features/notification/public.ts';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

interface OpenStream {
  status: number;
  type: string | null;
  /** What has come so far. */
  text(): string;
  ended(): boolean;
  close(): void;
}

async function openStream(origin: string, token: string): Promise<OpenStream> {
  const leaving = new AbortController();
  const answer = await fetch(`${origin}/api/notifications/stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leaving.signal,
  });
  let text = '';
  let ended = false;
  const read = async () => {
    for await (const part of answer.body ?? []) text += new TextDecoder().decode(part);
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      ended = true;
    });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: () => text,
    ended: () => ended,
    close: () => leaving.abort(),
  };
}

const tell = ({ deps }: TestServer, person: TestPerson) =>
  inTransaction(deps, (work) =>
    notify(work, {
      reason: 'security',
      variant: 'stolen',
      to: [person.id],
      actor: null,
      project: null,
    }),
  );

describe('the live stream', () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it('tells at once and only the one who is meant, with the project that has changed', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { id, researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const own = await openStream(origin, supervisor.token);
    const foreign = await openStream(origin, (await buildPerson(server)).token);
    expect([own.status, own.type]).toEqual([200, 'text/event-stream; charset=utf-8']);
    await call(server, 'POST', `/project/nir/${id}/approve`, { ...researcher, body: {} });
    await waitFor(() => own.text().includes(`data: {"kind":"new","project_id":"${id}"}\n\n`));
    await call(server, 'PATCH', '/notifications', { ...supervisor, body: { read: true } });
    await waitFor(() => own.text().includes('data: {"kind":"read","project_id":null}\n\n'));
    server.deps.push.beat();
    await waitFor(() => foreign.text().includes(': beat'));
    expect(foreign.text()).not.toContain('data:');
    for (const stream of [own, foreign]) stream.close();
  });

  it('is closed to whoever is not signed in', async () => {
    expect((await call(server, 'GET', '/notifications/stream')).status).toBe(401);
    expect((await call(server, 'GET', '/notifications/stream', { token: 'rubbish' })).status).toBe(
      401,
    );
  });

  it('ends when the session ends, and at the next beat when another process has ended it', async () => {
    const [leaver, revoked] = [await buildPerson(server), await buildPerson(server)];
    const left = await openStream(origin, leaver.token);
    await call(server, 'POST', '/auth/sign_out', { token: leaver.token });
    await waitFor(() => left.ended());
    const stream = await openStream(origin, revoked.token);
    await server.deps.connection.query(
      'update sessions set revoked_at = now() where user_id = $1',
      [revoked.id],
    );
    server.pass(6000);
    server.deps.push.beat();
    await waitFor(() => stream.ended());
  });

  it('is given twelve times to a person and not once more, and again when one is closed', async () => {
    const person = await buildPerson(server);
    const streams = await Promise.all(
      Array.from({ length: 12 }, () => openStream(origin, person.token)),
    );
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await openStream(origin, person.token)).status).toBe(429);
    streams[0]?.close();
    const again = await waitFor(async () => {
      const stream = await openStream(origin, person.token);
      return stream.status === 200 && stream;
    });
    for (const stream of [...streams, again]) stream.close();
  });

  it('takes no place for whoever leaves before it is given', async () => {
    const person = await buildPerson(server);
    const arrived = once(server.app.server, 'request');
    // the session cannot be looked up while this transaction holds the table
    await server.deps.connection.db.transaction(async (trx) => {
      await trx.execute(sql`lock table sessions in access exclusive mode`);
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${person.token}` };
      const { signal } = leaving;
      const asked = fetch(`${origin}/api/notifications/stream`, { headers, signal });
      const [request] = await arrived;
      const left = once(request.socket, 'close');
      leaving.abort();
      await expect(asked).rejects.toThrow(/abort/);
      await left;
    });
    const streams = [];
    for (let n = 0; n < 12; n++) streams.push(await openStream(origin, person.token));
    expect(streams.map(({ status }) => status)).toEqual(Array(12).fill(200));
    for (const stream of streams) stream.close();
  });

  it('ends when the server stops', async () => {
    const other = await startServer(database);
    const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openStream(address, (await buildPerson(other)).token);
    await other.close();
    await waitFor(() => stream.ended());
  });
});

const redisUrl = process.env.TEST_REDIS_URL;

describe.runIf(redisUrl && database.name === 'PostgreSQL')(
  'the live stream of two processes',
  () => {
    it('tells in one what was committed in the other, and ends with a session ended there', async () => {
      const connection = await database.open();
      const shared: Connection = { ...connection, close: async () => undefined };
      const secret = 'two-processes-share-one-secret-of-32';
      const start = (one: Connection) => {
        const open = async () => one;
        const overrides = { redisUrl: redisUrl ?? '', secret };
        return startServer({ name: '', open, openEmpty: open }, overrides);
      };
      const [one, other] = [await start(connection), await start(shared)];
      const origin = await other.app.listen({ port: 0, host: '127.0.0.1' });
      const person = await buildPerson(one);
      const stream = await openStream(origin, person.token);
      // the subscription of the other process may come up a moment after the server
      await waitFor(async () => {
        await tell(one, person);
        return stream.text().includes('"kind":"new"');
      });
      await call(one, 'POST', '/auth/sign_out', { token: person.token });
      await waitFor(() => stream.ended());
      await other.close();
      await one.close();
    });
  },
);
