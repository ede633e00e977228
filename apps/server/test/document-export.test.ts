import type { ExportView, ProjectCategory } from '@pv/contract';
import { nodeText } from '@pv/editor-schema';
import { findProfile } from '@pv/gost';
import { importDocx } from '@pv/gost/import';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentExports, stages } from '../src/db/schema/index.ts';
import { appendUpdates } from '../src/documents/store/append-updates.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { addPicture, awaitEnd, documentOf, fill, get, takeFile } from './support/document-calls.ts';
import { encodePng } from './support/encode-png.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject, type Person, type ProjectWorld } from './support/world.ts';

describe('files of a document', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(async () => {
    await server.close();
  });

  async function written({
    tex,
    category,
  }: {
    tex?: string;
    category?: ProjectCategory;
  } = {}): Promise<{
    world: ProjectWorld;
    id: string;
  }> {
    const title = 'Датчик: уровень/расход воды';
    const world = await buildProject(server.deps, { title, ...(category && { category }) });
    const id = await documentOf(server, world);
    const png = encodePng(30, 20, (x) => [x, 80, 120]);
    const { body } = await addPicture(server, id, world.student, { bytes: png });
    await fill(server, id, sampleDocument({ asset: body.id, ...(tex && { tex }) }));
    return { world, id };
  }
  async function make(id: string, who: Person, format: ExportView['format']) {
    const ordered = await call(server, 'POST', `/document/${id}/export`, {
      ...who,
      body: { format },
    });
    expect(ordered).toMatchObject({ status: 201, body: { status: 'queued', url: null } });
    return awaitEnd(server, `/document/export/${ordered.body.id}`, who);
  }

  it('makes a PDF with the pages counted, under the name of the work', async () => {
    const { world, id } = await written();
    const done = await make(id, world.curator, 'pdf');
    expect(done).toMatchObject({ status: 'ready', progress: 100, error: null });
    expect(done.pages).toBeGreaterThanOrEqual(6);
    expect(done.file_name).toBe('Датчик уровень расход воды.pdf');
    const file = await get(server, done.url);
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toContain(encodeURIComponent('Датчик уровень'));
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.bytes.includes('/Type /Page')).toBe(true);
  });

  it('makes a text with its pictures beside it, which comes in again', async () => {
    const { world, id } = await written();
    const done = await make(id, world.student, 'markdown');
    expect(done).toMatchObject({ status: 'ready', pages: null });
    expect(done.file_name).toBe('Датчик уровень расход воды (Markdown).zip');
    const { bytes, headers } = await get(server, done.url);
    expect(headers['content-type']).toBe('application/zip');
    const ready = await takeFile(server, id, world.student, bytes, 'Работа.zip');
    expect(ready).toMatchObject({ status: 'ready', error: null });
    expect(ready.report.counts).toMatchObject({ pictures: 1, sources: 1 });
  });

  it('makes a sheet of normocontrol with what was set aside, for who may take files', async () => {
    const { world, id } = await written();
    for (const format of ['pdf', 'docx'] as const) {
      const response = await server.app.inject({
        method: 'POST',
        url: `/api/document/${id}/norm-sheet`,
        headers: { authorization: `Bearer ${world.student.token}` },
        payload: { format },
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-disposition']).toContain(
        encodeURIComponent('Лист нормоконтроля'),
      );
      const start = format === 'pdf' ? '%PDF-' : 'PK';
      expect(response.rawPayload.subarray(0, start.length).toString()).toBe(start);
      if (format === 'pdf') continue;
      const file = await JSZip.loadAsync(response.rawPayload);
      expect(await file.file('word/document.xml')?.async('string')).toContain(
        findProfile('gost-7.32-2017')?.name.ru,
      );
    }
  });

  it('makes a DOCX that our own reader understands', async () => {
    const { world, id } = await written();
    const done = await make(id, world.student, 'docx');
    expect(done).toMatchObject({ status: 'ready', file_name: 'Датчик уровень расход воды.docx' });
    const { bytes } = await get(server, done.url);
    const { snapshot, assets } = await importDocx(bytes);
    const text = snapshot.sections.map(({ content }) => nodeText(content)).join(' ');
    expect(text).toContain('Датчик измеряет уровень воды.');
    expect([assets.length, snapshot.sources.length]).toEqual([1, 1]);
  });

  it('shows the document as pages at once, what is typed and not saved yet included', async () => {
    const { world, id } = await written();
    const preview = () =>
      server.app.inject({
        method: 'POST',
        url: `/api/document/${id}/preview`,
        headers: { authorization: `Bearer ${world.curator.token}` },
      });
    const first = await preview();
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const longer = sampleDocument({ words: 'Слово. '.repeat(2000) });
    await fill(server, id, longer);
    const second = await preview();
    expect(Number(second.headers['x-pages'])).toBeGreaterThan(Number(first.headers['x-pages']));
  });

  it('prints the rest when one formula makes no sense', async () => {
    const { world, id } = await written({ tex: '\\frac{1' });
    expect((await make(id, world.student, 'pdf')).status).toBe('ready');
    expect((await make(id, world.student, 'docx')).status).toBe('ready');
  });

  it('ends as a failure with a code when the document cannot be read, and goes on working', async () => {
    const { world, id } = await written();
    // no editor writes this: bytes that are not an update, as after a damaged disk
    const damaged = { authorId: null, bytes: Uint8Array.of(255, 255, 1) };
    await appendUpdates(server.deps.connection.db, id, [damaged], new Date());
    const failed = await make(id, world.student, 'pdf');
    expect([failed.status, failed.error, failed.url]).toEqual(['failed', 'export_failed', null]);
    const other = await written();
    expect((await make(other.id, other.world.student, 'pdf')).status).toBe('ready');
  });

  it('takes the place of what was made long before it, and of none that still waits', async () => {
    const { world, id } = await written();
    const { db } = server.deps.connection;
    const old = await make(id, world.student, 'docx');
    const ofDocument = eq(documentExports.documentId, id);
    const [row] = await db.select().from(documentExports).where(ofDocument);
    if (!row) throw new Error('no export');
    const queued = { ...row, status: 'queued' as const, storageKey: null };
    const [first = '', ...others] = Array.from({ length: 25 }, () => uuidv7());
    const orders = [first, ...others].map((order) => ({ ...queued, id: order }));
    await db.insert(documentExports).values(orders);
    const finish = (exportId: string) =>
      jobHandlers(server.deps)['document.export']?.({ exportId });
    const left = async () => (await db.select().from(documentExports).where(ofDocument)).length;
    await finish(first);
    expect(await left()).toBe(26);
    for (const order of others) await finish(order);
    expect(await left()).toBe(20);
    expect((await get(server, old.url)).status).toBe(404);
    const newest = await call(server, 'GET', `/document/export/${others.at(-1)}`, world.student);
    expect((await get(server, newest.body.url)).status).toBe(200);
  });

  it('is gone for everybody with its stage', async () => {
    const { world, id } = await written({ category: 'project' });
    const done = await make(id, world.student, 'docx');
    const url = `/document/export/${done.id}`;
    expect((await call(server, 'GET', url, world.curator)).status).toBe(200);
    const { db } = server.deps.connection;
    await db.update(stages).set({ status: 'deleted' }).where(eq(stages.id, world.stageId));
    expect((await call(server, 'GET', url, world.curator)).status).toBe(404);
  });

  it('answers guests and strangers as the rules say', async () => {
    const { world, id } = await written();
    const done = await make(id, world.student, 'pdf');
    const calls = [
      ['POST', `/document/${id}/export`, { format: 'pdf' }],
      ['POST', `/document/${id}/preview`, undefined],
      ['GET', `/document/export/${done.id}`, undefined],
      ['GET', `/document/${id}/version`, undefined],
    ] as const;
    for (const [method, url, body] of calls) {
      expect((await call(server, method, url, { body })).status).toBe(401);
      expect((await call(server, method, url, { ...world.stranger, body })).status).toBe(404);
    }
    const wrong = { ...world.student, body: { format: 'odt' } };
    expect((await call(server, 'POST', `/document/${id}/export`, wrong)).status).toBe(422);
  });
});
