import type { InsertedPages } from '@pv/editor-schema';
import { createCompiler } from '@pv/gost/typst';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { addPicture, awaitEnd, documentOf, fill, get } from './support/document-calls.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject, type Person } from './support/world.ts';

const pages = Array.from({ length: 2 }, () => 'Signed').join('\n#pagebreak()\n');
const pdf = createCompiler().compile({ source: pages, assets: new Map() }).pdf();
const file = { bytes: pdf, type: 'application/pdf', name: 'Задание.pdf' };

describe('ready pages of a document', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(async () => {
    await server.close();
  });

  async function make(id: string, who: Person, format: 'pdf' | 'docx') {
    const order = { ...who, body: { format } };
    const ordered = await call(server, 'POST', `/document/${id}/export`, order);
    const done = await awaitEnd(server, `/document/export/${ordered.body.id}`, who);
    expect(done.status).toBe('ready');
    return { pages: done.pages, bytes: (await get(server, done.url)).bytes };
  }

  it('come from a PDF that is counted, downloaded and not shown, and stand in the files', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const { status, body } = await addPicture(server, id, world.student, file);
    expect(status).toBe(200);
    expect(body).toMatchObject({ mime: 'application/pdf', pages: 2, width: 0 });
    expect((await get(server, body.url)).headers['content-disposition']).toContain('attachment');
    const sample = sampleDocument();
    await fill(server, id, sample);
    const before = await make(id, world.student, 'pdf');
    const insertedPages: InsertedPages[] = [
      { asset: body.id, name: body.name, place: 'after_title', pages: body.pages },
    ];
    await fill(server, id, { ...sample, settings: { ...sample.settings, insertedPages } });
    const after = await make(id, world.student, 'pdf');
    expect(after.pages).toBe(before.pages + 2);
    const docx = await JSZip.loadAsync((await make(id, world.student, 'docx')).bytes);
    const text = await docx.file('word/document.xml')?.async('text');
    expect(text).toContain('Страница\u00a02 из файла «Задание.pdf» вставляется при печати');
  });

  it('are refused with the reason when their file is broken', async () => {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    const broken = { ...file, bytes: Buffer.from('%PDF-1.7 no more') };
    const { status, body } = await addPicture(server, id, world.student, broken);
    expect([status, body.code]).toEqual([422, 'file_type_refused']);
    expect(body.detail[0]).toContain('PDF повреждён');
    const list = await call(server, 'GET', `/document/${id}/asset`, world.student);
    expect(list.body.assets).toEqual([]);
  });
});
