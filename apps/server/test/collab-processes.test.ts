import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import type { Connection } from '../src/db/database.ts';
import { members, projects } from '../src/db/schema/index.ts';
import { docOf } from '../src/documents/store/doc-of.ts';
import { loadUpdates } from '../src/documents/store/load-updates.ts';
import { openThesis } from '../src/documents/thesis/open-thesis.ts';
import { database } from './support/databases.ts';
import { documentOf } from './support/document-calls.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject } from './support/world.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const textOf = (client: LiveClient) => client.doc.getText('notes').toString();

describe.runIf(redisUrl && database.name === 'PostgreSQL')(
  'live editing through two processes',
  () => {
    let servers: [TestServer, TestServer];
    let origins: [string, string];

    beforeAll(async () => {
      const connection = await database.open();
      const shared: Connection = { ...connection, close: async () => undefined };
      const secret = 'two-processes-share-one-secret-of-32';
      const start = (one: Connection) => {
        const open = async () => one;
        const overrides = { redisUrl: redisUrl ?? '', secret };
        return startServer({ name: '', open, openEmpty: open }, overrides);
      };
      servers = [await start(connection), await start(shared)];
      const listen = ({ app }: TestServer) => app.listen({ port: 0, host: '127.0.0.1' });
      origins = [await listen(servers[0]), await listen(servers[1])];
    });
    afterAll(async () => {
      await servers[1].close();
      await servers[0].close();
    });

    it('shows what is written in one process to the editors of the other, and keeps it once', async () => {
      const world = await buildProject(servers[0].deps);
      const id = await documentOf(servers[0], world);
      const [student, supervisor] = await Promise.all([
        openLiveClient(origins[0], id, world.student.token),
        openLiveClient(origins[1], id, world.supervisor.token),
      ]);
      for (let n = 0; n < 20; n++) {
        student.doc.getText('notes').insert(0, `s${n} `);
        supervisor.doc.getText('notes').insert(0, `r${n} `);
      }
      expect(await Promise.all([student.flush(), supervisor.flush()])).toEqual(['saved', 'saved']);
      await waitFor(() => textOf(student).split(' ').length === 41);
      await waitFor(() => textOf(student) === textOf(supervisor));
      const updates = await loadUpdates(servers[0].deps.connection.db, id);
      expect(docOf(updates).getText('notes').toString()).toBe(textOf(student));
      student.close();
      supervisor.close();
    });

    it('shows a committed change of one process to the editors of the other', async () => {
      const world = await buildProject(servers[0].deps);
      const id = await documentOf(servers[0], world);
      const supervisor = await openLiveClient(origins[1], id, world.supervisor.token);
      await servers[0].deps.documents.live.change(id, null, (doc) => {
        doc.getText('notes').insert(0, 'издалека');
      });
      await waitFor(() => textOf(supervisor) === 'издалека');
      supervisor.close();
    });

    it('acknowledges nothing that comes to a document while the other process merges it', async () => {
      const world = await buildProject(servers[0].deps, { category: 'nir' });
      const { db } = servers[0].deps.connection;
      const id = await documentOf(servers[0], world);
      const student = await openLiveClient(origins[1], id, world.student.token);
      student.doc.getText('notes').insert(0, 'лишнее');
      expect(await student.flush()).toBe('saved');
      let ended = '';
      student.provider.on('close', () => {
        ended ||= 'closed';
      });
      await db.update(projects).set({ category: 'master' }).where(eq(projects.id, world.projectId));
      await inTransaction(servers[0].deps, async (work) => {
        await openThesis(work, world.projectId, { begin: true });
        student.doc.getText('notes').delete(0, 6);
        void student.flush().then((answer) => {
          ended ||= answer;
        });
        const waits = sql`select 1 from pg_locks where not granted`;
        await waitFor(async () => ended !== '' || (await db.execute(waits)).rows.length > 0);
      });
      await waitFor(() => ended !== '');
      expect(ended).toBe('closed');
      student.close();
    });

    it('tells the editors of the other process of rights that have changed', async () => {
      const world = await buildProject(servers[0].deps);
      const id = await documentOf(servers[0], world);
      const supervisor = await openLiveClient(origins[1], id, world.supervisor.token);
      let closed = false;
      supervisor.provider.on('close', () => {
        closed = true;
      });
      const { db } = servers[0].deps.connection;
      await db.delete(members).where(eq(members.userId, world.supervisor.id));
      servers[0].deps.documents.live.refreshRights({ projectId: world.projectId });
      await waitFor(() => closed);
      supervisor.close();
    });
  },
);
