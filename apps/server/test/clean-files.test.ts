import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { p, picture } from '../../../packages/gost/test/messy-docx/pieces.ts';
import {
  articlePictures,
  articles,
  documentAssets,
  documentImports,
  projectFiles,
  projects,
  stages,
} from '../src/db/schema/index.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import {
  addPicture,
  awaitEnd,
  documentOf,
  get,
  put,
  startPicture,
  takeFile,
} from './support/document-calls.ts';
import { pdf, removeFile, sendFile, startFile } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildPerson, buildProject, type ProjectWorld, tokenOf } from './support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const thesis = () =>
  zipDocx({
    body: [p('ВВЕДЕНИЕ', { bold: true }), p('Текст.'), p(picture('img1'))],
    media: { 'img1.png': png(40, 20) },
  });

describe('cleaning of stored files', () => {
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

  /** A stage that is done, so that the finish may be sent. */
  const buildNumeric = async () => {
    const now = server.deps.clock();
    await server.deps.connection.db.insert(stages).values({
      ...{ id: uuidv7(), projectId: world.projectId, kind: 'numeric', number: 1, title: 'Обзор' },
      ...{ status: 'result_approved_by_curator', statusSince: now, createdAt: now },
    });
  };
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
    expect(await folders()).toEqual(['uploads']);
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

  it('gives up pictures of articles that were never finished, and keeps the finished ones', async () => {
    const { db } = server.deps.connection;
    const { id } = await buildPerson(server.deps);
    await grantEditor(db, { email: `${id}@test.ru`, now: server.deps.clock() });
    const token = await tokenOf(server.deps, { id, name: 'Редактор' }, server.deps.clock());
    const as = (path: string, body?: object) =>
      call(server, 'POST', path, { token, ...(body && { body }) });
    const article = (await as('/editor/articles', { section: 'news' })).body.id;
    const start = async () => {
      const bytes = png(3, 2);
      const body = { name: 'a.png', size: bytes.length, type: 'image/png' };
      const added = (await as(`/editor/articles/${article}/pictures`, body)).body;
      await put(server, added.upload_url, bytes);
      return added;
    };
    const [left, done] = [await start(), await start()];
    expect((await as(`/editor/pictures/${done.picture_id}/finish`)).status).toBe(200);
    server.pass(DAY + 1000);
    await clean();
    expect(await kept()).toEqual([`articles/${article}/${done.picture_id}`]);
    expect((await db.select().from(articlePictures)).map((row) => row.id)).toEqual([
      done.picture_id,
    ]);
    expect(await put(server, left.upload_url, png(3, 2))).toBe(403);
    await db.delete(articles);
    await clean();
    expect(await kept()).toEqual([]);
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

  it('keeps files of slots with every version, and gives up what nobody will ask for', async () => {
    const who = world.student;
    const into = { project: { id: world.projectId }, stage: { id: world.stageId } };
    const report = { ...into, slot: 'stage_final__final_report_file' } as const;
    const old = await sendFile(server, who, { ...report, bytes: pdf('раз') });
    const sent = await sendFile(server, who, { ...report, bytes: pdf('два') });
    const token = await freshToken();
    const url = `/project/nir/stage/${world.stageId}/finish/approve`;
    await server.deps.connection.db.update(projects).set({ status: 'approved_by_curator' });
    await buildNumeric();
    expect((await call(server, 'POST', url, { token, body: {} })).status).toBe(204);
    await call(server, 'POST', url.replace('approve', 'revise'), { token, body: {} });
    await removeFile(server, who, sent);
    const slides = { ...into, slot: 'stage_final__presentation_file' } as const;
    await removeFile(server, who, await sendFile(server, who, slides));
    const left = await startFile(server, who, slides);
    await put(server, left.body.upload_url, pdf());
    server.pass(DAY + 1000);
    await clean();
    const folder = `files/${world.projectId}`;
    expect(await kept()).toEqual([`${folder}/${old}`, `${folder}/${sent}`].sort());
    const { db } = server.deps.connection;
    const rows = await db.select({ id: projectFiles.id }).from(projectFiles);
    expect(rows.map(({ id }) => id).sort()).toEqual([old, sent].sort());

    const removal = `/project/nir/${world.projectId}/delete`;
    expect((await call(server, 'DELETE', removal, { token: await freshToken() })).status).toBe(204);
    server.pass(DAY + 1000);
    await clean();
    expect(await kept()).toEqual([]);
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
