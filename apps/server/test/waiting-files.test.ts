import { importDocx } from '@pv/gost/import';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { documentExports, documentImports } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import {
  addPicture,
  awaitEnd,
  documentOf,
  fill,
  get,
  uploadFile,
} from './support/document-calls.ts';
import { encodePng } from './support/encode-png.ts';
import { occupyChildren } from './support/occupy-children.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject } from './support/world.ts';

const MINUTE = 60_000;

describe('files that wait for their turn', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function world() {
    const { student, ...built } = await buildProject(server.deps);
    const id = await documentOf(server, { student, ...built });
    const order = async (): Promise<string> => {
      const asked = { ...student, body: { format: 'docx' } };
      return (await call(server, 'POST', `/document/${id}/export`, asked)).body.id;
    };
    const read = async (url: string) => (await call(server, 'GET', url, student)).body;
    return { id, student, order, read };
  }
  /** Lets two minutes pass after which those that are being made have told of themselves again, two of a kind. */
  async function passTwoMinutes() {
    server.pass(2 * MINUTE);
    const since = server.deps.clock().getTime() - MINUTE;
    const { db } = server.deps.connection;
    for (const table of [documentExports, documentImports]) {
      await waitFor(async () => {
        const made = await db.select().from(table).where(eq(table.status, 'running'));
        return made.length === 2 && made.every(({ updatedAt }) => updatedAt.getTime() > since);
      });
    }
  }

  it('are made and read however long they stood in line', async ({ onTestFinished }) => {
    const { setInterval: real } = globalThis;
    // what is being made tells of itself every five seconds, which pass in a tenth of one
    const hurried = vi
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((tell, milliseconds = 0) => real(tell, milliseconds / 50));
    onTestFinished(() => void hurried.mockRestore());
    const { student, order, read } = await world();
    const free = await occupyChildren(server);
    const made = [await order(), await order(), await order()].map((id) => ({
      url: `/document/export/${id}`,
      owner: { student, read },
    }));
    const bytes = await zipDocx({ body: [p('Датчик измеряет уровень воды.')] });
    const taken: typeof made = [];
    for (let n = 0; n < 3; n++) {
      const owner = await world();
      const id = await uploadFile(server, owner.id, owner.student, bytes);
      taken.push({ url: `/document/import/${id}`, owner });
    }
    await passTwoMinutes();
    server.pass(2 * MINUTE);
    for (const three of [made, taken]) {
      const statuses = three.map(async ({ url, owner }) => (await owner.read(url)).status);
      expect(await Promise.all(statuses)).toEqual(['running', 'running', 'queued']);
    }
    await free();
    for (const { url, owner } of [...made, ...taken]) {
      expect((await awaitEnd(server, url, owner.student)).status).toBe('ready');
    }
  });

  it('hold what their text names when their turn comes, its pictures too', async () => {
    const { id, student, order, read } = await world();
    const free = await occupyChildren(server);
    const url = `/document/export/${await order()}`;
    await waitFor(async () => (await read(url)).status === 'running');
    const bytes = encodePng(30, 20, (x) => [x, 80, 120]);
    const { body } = await addPicture(server, id, student, { bytes });
    await fill(server, id, sampleDocument({ asset: body.id }));
    await free();
    const made = await awaitEnd(server, url, student);
    const { assets } = await importDocx((await get(server, made.url)).bytes);
    expect(assets).toHaveLength(1);
  });

  it('have failed when their process is gone, and when none was made elsewhere for ten minutes', async () => {
    const { student, order, read } = await world();
    const { db } = server.deps.connection;
    const [lost = '', forgotten = '', other = ''] = [await order(), await order(), await order()];
    const url = (id: string) => `/document/export/${id}`;
    for (const id of [lost, forgotten, other]) await awaitEnd(server, url(id), student);
    const put = (id: string, change: Partial<typeof documentExports.$inferInsert>) =>
      db.update(documentExports).set(change).where(eq(documentExports.id, id));
    await put(lost, { status: 'running' });
    await put(forgotten, { status: 'queued' });
    server.pass(4 * MINUTE);
    const failed = { status: 'failed', error: 'export_failed', url: null };
    expect(await read(url(lost))).toMatchObject(failed);
    server.pass(7 * MINUTE);
    await put(other, { updatedAt: server.deps.clock() });
    expect((await read(url(forgotten))).status).toBe('queued');
    server.pass(11 * MINUTE);
    expect(await read(url(forgotten))).toMatchObject(failed);
  });
});
