import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type * as Y from 'yjs';
import {
  documentStates,
  documents,
  documentUpdates,
  members,
  stages,
  users,
} from '../src/db/schema/index.ts';
import { docOf } from '../src/documents/store/doc-of.ts';
import { loadUpdates } from '../src/documents/store/load-updates.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { documentOf } from './support/document-calls.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type ProjectWorld, tokenOf } from './support/world.ts';

const textOf = (doc: Y.Doc): string => doc.getText('notes').toString();
const type = (client: LiveClient, text: string): void =>
  client.doc.getText('notes').insert(client.doc.getText('notes').length, text);

describe('live editing', () => {
  let server: TestServer;
  let origin: string;
  let clients: LiveClient[] = [];

  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  async function open(world: ProjectWorld): Promise<string> {
    const url = `/project/stage/${world.stageId}/document`;
    const { body } = await call(server, 'GET', url, { token: world.student.token });
    return body.id;
  }
  async function join(documentId: string, token: string): Promise<LiveClient> {
    const client = await openLiveClient(origin, documentId, token);
    clients.push(client);
    return client;
  }
  async function leave(): Promise<void> {
    for (const client of clients) client.close();
    clients = [];
    await waitFor(() => server.deps.documents.live.openCount() === 0);
  }
  const stored = async (documentId: string) =>
    textOf(docOf(await loadUpdates(server.deps.connection.db, documentId)));

  it('lets two people write at once and gives both the same text, now and later', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const [student, supervisor] = [
      await join(id, world.student.token),
      await join(id, world.supervisor.token),
    ];
    for (let n = 0; n < 100; n++) {
      type(student, `s${n} `);
      type(supervisor, `r${n} `);
    }
    await Promise.all([student.flush(), supervisor.flush()]);
    await waitFor(() => textOf(student.doc) === textOf(supervisor.doc));
    const text = textOf(student.doc);
    expect(text.split(' ').filter(Boolean)).toHaveLength(200);
    await leave();
    expect(await stored(id)).toBe(text);
    const again = await join(id, world.student.token);
    expect(textOf(again.doc)).toBe(text);
    await leave();
  });

  it('says that text is saved only when its row is in the database', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const client = await join(id, world.student.token);
    type(client, 'сохранено');
    expect(await client.flush()).toBe('saved');
    expect(await stored(id)).toBe('сохранено');
    client.doc.getText('notes').delete(0, 5);
    expect(await client.flush()).toBe('saved');
    expect(await stored(id)).toBe('нено');
    const [row] = await server.deps.connection.db
      .select({ author: documentUpdates.authorId })
      .from(documentUpdates)
      .where(eq(documentUpdates.authorId, world.student.id));
    expect(row?.author).toBe(world.student.id);
    await leave();
  });

  it('folds a long log into a state and loses nothing', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const client = await join(id, world.student.token);
    for (let n = 0; n < 80; n++) {
      type(client, `${n} `);
      await client.flush();
    }
    const text = textOf(client.doc);
    await leave();
    const { db } = server.deps.connection;
    const folded = () => db.select().from(documentStates).where(eq(documentStates.documentId, id));
    await waitFor(async () => (await folded()).length === 1);
    const rows = await db.select().from(documentUpdates).where(eq(documentUpdates.documentId, id));
    expect(rows).toEqual([]);
    expect(await stored(id)).toBe(text);
    const kept = async () => {
      const all = await call(server, 'GET', `/document/${id}/version`, world.student);
      return all.body.versions.map((version: { reason: string }) => version.reason);
    };
    await waitFor(async () => (await kept()).length > 0);
    expect(await kept()).toEqual(['automatic']);
  });

  it('lets a curator read but not write', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const [student, curator] = [
      await join(id, world.student.token),
      await join(id, world.curator.token),
    ];
    expect(await curator.rights()).toMatchObject({ edit: false, locked: 'role' });
    expect(await curator.flush()).toBe('saved');
    type(curator, 'чужое');
    expect(await curator.flush()).toBe('refused');
    type(student, 'своё');
    await student.flush();
    await waitFor(() => textOf(curator.doc).includes('своё'));
    expect(textOf(student.doc)).toBe('своё');
    expect(await stored(id)).toBe('своё');
    await leave();
  });

  it('turns away a forged token, a stranger and an unknown document', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    await expect(join(id, `${world.student.token}x`)).rejects.toThrow('unauthorized');
    await expect(join(id, '')).rejects.toThrow('unauthorized');
    await expect(join(id, world.stranger.token)).rejects.toThrow('not_found');
    await expect(join(world.stageId, world.student.token)).rejects.toThrow('not_found');
    await expect(join('documents', world.student.token)).rejects.toThrow('not_found');
  });

  it('opens a document that waits for a reviewer for reading, and for writing to the reviewer', async () => {
    const world = await buildProject(server.deps, {
      status: 'result_sent_for_approval_to_supervisor',
    });
    const id = await open(world);
    const student = await join(id, world.student.token);
    expect(await student.rights()).toMatchObject({ edit: false, locked: 'waiting' });
    type(student, 'поздно');
    expect(await student.flush()).toBe('refused');
    const supervisor = await join(id, world.supervisor.token);
    type(supervisor, 'правка');
    expect(await supervisor.flush()).toBe('saved');
    expect(await stored(id)).toBe('правка');
    await leave();
  });

  it('closes an open document to its writers when it is sent, and opens it again', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const student = await join(id, world.student.token);
    const { db } = server.deps.connection;
    const setStatus = async (status: 'result_sent_for_approval_to_curator' | 'stage_created') => {
      await db.update(stages).set({ status }).where(eq(stages.id, world.stageId));
      server.deps.documents.live.refreshRights({ projectId: world.projectId });
    };
    expect(await student.rights()).toMatchObject({ edit: true });
    await setStatus('result_sent_for_approval_to_curator');
    await waitFor(() => student.notices.length > 1);
    expect(await student.rights()).toMatchObject({ edit: false, locked: 'waiting' });
    type(student, 'а');
    expect(await student.flush()).toBe('refused');
    await setStatus('stage_created');
    await waitFor(async () => (await student.rights()).edit);
    type(student, 'б');
    await waitFor(async () => (await student.flush()) === 'saved');
    expect(await stored(id)).toBe('аб');
    await leave();
  });

  it('closes the connection of somebody who has left the team', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const supervisor = await join(id, world.supervisor.token);
    let closed = false;
    supervisor.provider.on('close', () => {
      closed = true;
    });
    const { db } = server.deps.connection;
    await db.delete(members).where(eq(members.userId, world.supervisor.id));
    server.deps.documents.live.refreshRights({ projectId: world.projectId });
    await waitFor(() => closed);
    await leave();
  });

  it('asks for a new token when one has run out, and lets go of who has none', async () => {
    const own = await startServer(database);
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const world = await buildProject(own.deps);
    const id = await documentOf(own, world);
    let token = world.student.token;
    const [student, supervisor] = await Promise.all([
      openLiveClient(address, id, () => token),
      openLiveClient(address, id, world.supervisor.token),
    ]);
    let gone = false;
    supervisor.provider.on('close', () => {
      gone = true;
    });
    own.pass(60 * 60_000 + 1000);
    token = await tokenOf(own.deps, world.student, own.deps.clock());
    await own.deps.documents.live.watch();
    own.pass(2 * 60_000);
    await waitFor(async () => {
      await own.deps.documents.live.watch();
      return gone;
    });
    type(student, 'остаётся');
    expect(await student.flush()).toBe('saved');
    for (const client of [student, supervisor]) client.close();
    await own.close();
  });

  it('shows a change by the server to open editors and keeps it', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const client = await join(id, world.student.token);
    await server.deps.documents.live.change(id, world.student.id, (doc) => {
      doc.getText('notes').insert(0, 'от сервера');
    });
    expect(await stored(id)).toBe('от сервера');
    await waitFor(() => textOf(client.doc) === 'от сервера');
    await leave();
  });

  it('names the people at the carets itself', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const [student, curator] = [
      await join(id, world.student.token),
      await join(id, world.curator.token),
    ];
    curator.provider.setAwarenessField('cursor', { anchor: {}, head: {} });
    curator.provider.setAwarenessField('user', { name: 'Ректор', color: '#fff' });
    const seen = await waitFor(() => {
      const states = [...(student.provider.awareness?.getStates().values() ?? [])];
      return states.find((state) => state.user?.color === '#fff');
    });
    expect(seen).toEqual({
      user: { id: world.curator.id, name: 'Петрова А.', color: '#fff' },
      section: null,
      // what nobody could read would end the page of everybody else
      cursor: null,
    });
    await leave();
  });

  it('refuses pages of other sites and other paths', async () => {
    const refused = (path: string, headers: Record<string, string>) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`, { headers });
        socket.on('error', (error) => resolve(error.message));
        socket.on('open', () => resolve('open'));
      });
    expect(await refused('/collab', { origin: 'https://evil.example' })).toContain('403');
    expect(await refused('/collab', { origin: 'null' })).toContain('403');
    expect(await refused('/other', {})).toContain('404');
    expect(await refused('/collab', { origin })).toBe('open');
  });

  it('lets few wait at the door, who say little there', async () => {
    const knock = () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/collab`);
      const fate = new Promise<string>((resolve) => {
        socket.on('error', (error) => resolve(error.message));
        socket.on('open', () => resolve('open'));
      });
      const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      return { socket, fate, closed };
    };
    const visitors = Array.from({ length: 40 }, knock);
    const fates = await Promise.all(visitors.map(({ fate }) => fate));
    expect(fates.filter((fate) => fate.includes('429')).length).toBeGreaterThanOrEqual(10);
    const inside = visitors.filter((_, at) => fates[at] === 'open');
    const [talker] = inside;
    talker?.socket.send(Buffer.alloc(100_000));
    await talker?.closed;
    for (const { socket, closed } of inside) {
      socket.close();
      await closed;
    }
    const world = await buildProject(server.deps);
    const client = await join(await open(world), world.student.token);
    expect(await client.flush()).toBe('saved');
    await leave();
  });

  it('takes nothing large into a full document, and says so; it can be read and become smaller', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const [student, supervisor] = [
      await join(id, world.student.token),
      await join(id, world.supervisor.token),
    ];
    const large = () => 'x'.repeat(6 * 1024 * 1024);
    student.doc.getText('one').insert(0, large());
    student.doc.getText('two').insert(0, large());
    expect(await student.flush()).toBe('saved');
    student.doc.getText('three').insert(0, large());
    expect(await student.flush()).toBe('refused');
    expect(student.notices).toContainEqual({ kind: 'too_large' });
    type(supervisor, 'слово');
    supervisor.doc.getText('one').delete(0, 6 * 1024 * 1024);
    expect(await supervisor.flush()).toBe('saved');
    await leave();
    const again = await join(id, world.student.token);
    expect(textOf(again.doc)).toBe('слово');
    expect(again.doc.getText('three').length).toBe(0);
    again.doc.getText('three').insert(0, large());
    expect(await again.flush()).toBe('saved');
    await leave();
    // thirty megabytes through the embedded database: a busy machine takes its time
  }, 120_000);

  it('ends a connection that sends too much at once and keeps the document', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const client = await join(id, world.student.token);
    let closed = false;
    client.provider.on('close', () => {
      closed = true;
    });
    client.doc.getText('big').insert(0, 'x'.repeat(9 * 1024 * 1024));
    await waitFor(() => closed);
    await leave();
    const again = await join(id, world.student.token);
    expect(again.doc.getText('big').length).toBe(0);
    await leave();
  });

  it('keeps what everybody writes when the account of one of them is deleted meanwhile', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const { student, supervisor } = world;
    const [stays, goes] = [await join(id, student.token), await join(id, supervisor.token)];
    // looked up after the joining; from here on the connection stays open though its person is gone
    await goes.rights();
    const { db } = server.deps.connection;
    await db.delete(members).where(eq(members.userId, supervisor.id));
    await db.delete(users).where(eq(users.id, supervisor.id));
    type(goes, 'уходит ');
    await waitFor(() => textOf(stays.doc) === 'уходит ');
    type(stays, 'остаётся');
    expect(await stays.flush()).toBe('saved');
    expect(await stored(id)).toBe('уходит остаётся');
    const authors = await db
      .select({ author: documentUpdates.authorId })
      .from(documentUpdates)
      .where(eq(documentUpdates.documentId, id))
      .orderBy(documentUpdates.sequence);
    expect(authors.slice(-2)).toEqual([{ author: null }, { author: student.id }]);
    await leave();
  });

  it('lets go of a long document though no edition of it could be packed, and keeps its words', async () => {
    const own = await startServer(database, { logLevel: 'silent' });
    const address = await own.app.listen({ port: 0, host: '127.0.0.1' });
    const { documents: services, connection } = own.deps;
    const world = await buildProject(own.deps);
    const id = await documentOf(own, world);
    services.pool.close();
    const client = await openLiveClient(address, id, world.student.token);
    for (let n = 0; n < 600; n++) type(client, `${n} `);
    expect(await client.flush()).toBe('saved');
    const text = textOf(client.doc);
    client.close();
    await waitFor(() => services.live.openCount() === 0);
    await waitFor(async () => (await connection.db.select().from(documentStates)).length === 1);
    expect(textOf(docOf(await loadUpdates(connection.db, id)))).toBe(text);
    await own.close();
  });

  it('lets go of a document that was deleted under its editors', async () => {
    const world = await buildProject(server.deps);
    const id = await open(world);
    const client = await join(id, world.student.token);
    await server.deps.connection.db.delete(documents).where(eq(documents.id, id));
    type(client, 'в пустоту');
    await waitFor(() => server.deps.documents.live.openCount() === 0);
    await leave();
  });
});
