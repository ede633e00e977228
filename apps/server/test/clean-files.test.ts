import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { p, picture } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { documentAssets, documentImports } from '../src/db/schema/index.ts';
import { jobHandlers } from '../src/jobs/handlers.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import {
  addPicture,
  awaitEnd,
  documentOf,
  get,
  put,
  startPicture,
  takeFile,
} from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject, type ProjectWorld, tokenOf } from './support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const thesis = () =>
  zipDocx({
    body: [p('ВВЕДЕНИЕ', { bold: true }), p('Текст.'), p(picture('img1'))],
    media: { 'img1.png': png(40, 20) },
  });

describe.each(databases)('cleaning of stored files on $name', (database) => {
  let server: TestServer;
  let world: ProjectWorld;
  let documentId: string;
  beforeEach(async () => {
    server = await startServer(database);
    world = await buildProject(server.deps);
    documentId = await documentOf(server, world);
  });
  afterEach(() => server.close());

  const clean = () => jobHandlers(server.deps)['files.clean']?.(null);
  async function kept(): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of server.deps.storage.list()) keys.push(key);
    return keys.sort();
  }
  const folders = async () => [...new Set((await kept()).map((key) => key.split('/')[0]))];

  const freshToken = () => tokenOf(server.deps, world.student, server.deps.clock());

  /** A document with a picture, an import that may still be applied, and an export. */
  async function fillStorage() {
    const shown = await addPicture(server, documentId, world.student, { bytes: png(3, 2) });
    const imported = await takeFile(server, documentId, world.student, await thesis());
    const ordered = await call(server, 'POST', `/document/${documentId}/export`, {
      ...world.student,
      body: { format: 'pdf' },
    });
    const url = `/document/export/${ordered.body.id}`;
    return { shown, imported, exported: await awaitEnd(server, url, world.student) };
  }

  it('leaves everything that belongs to a document, however old', async () => {
    const { imported, exported } = await fillStorage();
    expect(imported.status).toBe('ready');
    const before = await kept();
    server.pass(25 * DAY);
    await clean();
    expect(await kept()).toEqual(before);
    expect((await get(server, exported.url)).status).toBe(200);
    const apply = { ...world.student, body: { answers: [] } };
    const token = await freshToken();
    const url = `/document/import/${imported.id}/apply`;
    expect((await call(server, 'POST', url, { ...apply, token })).status).toBe(204);
    server.pass(2 * DAY);
    await clean();
    expect(await folders()).toEqual(['documents', 'exports']);
    expect(await kept()).toHaveLength(before.length - 1);
  });

  it('removes the files of a deleted project a day later, and no other', async () => {
    await fillStorage();
    const other = await buildProject(server.deps);
    await addPicture(server, await documentOf(server, other), other.student, { bytes: png(3, 2) });
    const url = `/project/nir/${world.projectId}/delete`;
    expect((await call(server, 'DELETE', url, world.student)).status).toBe(204);
    await clean();
    expect(await folders()).toEqual(['documents', 'exports', 'imports']);
    server.pass(DAY + 1000);
    await clean();
    expect(await folders()).toEqual(['documents']);
    expect(await kept()).toHaveLength(1);
  });

  it('gives up uploads that were never finished', async () => {
    const added = await startPicture(server, documentId, world.student, { bytes: png(3, 2) });
    await put(server, added.body.upload_url, png(3, 2));
    const body = { name: 'Диплом.docx', size: 10 };
    const options = { ...world.student, body };
    const started = await call(server, 'POST', `/document/${documentId}/import`, options);
    await put(server, started.body.upload_url, new Uint8Array(10));
    expect(await folders()).toEqual(['imports', 'uploads']);
    server.pass(DAY + 1000);
    await clean();
    expect(await kept()).toEqual([]);
    const { db } = server.deps.connection;
    expect(await db.select().from(documentAssets)).toEqual([]);
    const [row] = await db
      .select({ status: documentImports.status })
      .from(documentImports)
      .where(eq(documentImports.id, started.body.import_id));
    expect(row?.status).toBe('discarded');
  });

  it('throws away an import that nobody has applied for a month, with its pictures', async () => {
    const { id } = await takeFile(server, documentId, world.student, await thesis());
    server.pass(31 * DAY);
    await clean();
    expect(await kept()).toEqual([]);
    const token = await freshToken();
    const seen = await call(server, 'GET', `/document/import/${id}`, { token });
    expect(seen.body).toMatchObject({ status: 'discarded', report: null });
  });

  it('removes what a crash has left, and nothing of a folder that it does not know', async () => {
    const { storage } = server.deps;
    await storage.put('documents/not-an-id/half.part', new Uint8Array(3));
    await storage.put('backups/yesterday', new Uint8Array(3));
    server.pass(DAY + 1000);
    await clean();
    expect(await kept()).toEqual(['backups/yesterday']);
  });

  it('runs every night by itself', async () => {
    const { rows } = await server.deps.connection.query('select name, cron from pgboss.schedule');
    expect(rows).toContainEqual({ name: 'files.clean', cron: '17 1 * * *' });
    expect(rows).toContainEqual({ name: 'accounts.clean', cron: '47 * * * *' });
  });
});
