import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { PROJECT_MAX_BYTES } from '@pv/contract';
import { documentWords, nodeText, walk } from '@pv/editor-schema';
import { importDocx } from '@pv/gost/import';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { p, picture } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { documentAssets, stages } from '../src/db/schema/index.ts';
import { BAD_FILES } from './support/bad-files.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import {
  addPicture,
  awaitEnd,
  contentOf,
  documentOf,
  get,
  put,
  takeFile,
} from './support/document-calls.ts';
import { openLiveClient } from './support/live-client.ts';
import { occupyChildren } from './support/occupy-children.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type Person, type ProjectWorld } from './support/world.ts';

const THESIS = [
  p('ВВЕДЕНИЕ', { align: 'center', bold: true }),
  p('Датчики нужны всем [1]. Устройство показано на рис. 1.1.'),
  p('1 Обзор', { bold: true, size: 16, newPage: true }),
  p(picture('img1'), { align: 'center' }),
  p('Рис. 1.1 - Устройство датчика', { align: 'center' }),
  p('ЗАКЛЮЧЕНИЕ', { align: 'center', bold: true, newPage: true }),
  p('Датчик проверен.'),
  p('СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ', { align: 'center', bold: true, newPage: true }),
  p('1. Иванов И. И. Датчики. – М. : Наука, 2020. – 100 с.'),
];
const thesis = () => zipDocx({ body: THESIS, media: { 'img1.png': png(40, 20) } });

const samples = process.env.PV_SAMPLES ?? resolve('../shared/samples');
const sample = resolve(samples, 'bachelor-thesis.docx');

describe('taking a DOCX in', () => {
  let server: TestServer;
  let origin: string;

  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
  });

  const take = (documentId: string, who: Person, bytes: Uint8Array) =>
    takeFile(server, documentId, who, bytes);
  const apply = (importId: string, who: Person, answers: unknown[] = []) =>
    call(server, 'POST', `/document/import/${importId}/apply`, { ...who, body: { answers } });
  async function world(): Promise<{ world: ProjectWorld; id: string }> {
    const built = await buildProject(server.deps);
    return { world: built, id: await documentOf(server, built) };
  }

  it('tells step by step how far it is, and what became what', async () => {
    const { world: built, id } = await world();
    const before = await contentOf(server, id);
    const ready = await take(id, built.student, await thesis());
    expect(ready).toMatchObject({ status: 'ready', progress: 100, file_name: 'Диплом.docx' });
    expect(ready.report.counts).toMatchObject({ figures: 1, sources: 1, citations: 1 });
    const progress = ready.seen.map((one: { progress: number }) => one.progress);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(await contentOf(server, id)).toEqual(before);
  });

  it('replaces the document under its open editors, with pictures, and keeps what was there', async () => {
    const { world: built, id } = await world();
    const client = await openLiveClient(origin, id, built.supervisor.token);
    const ready = await take(id, built.student, await thesis());
    expect((await apply(ready.id, built.student)).status).toBe(204);
    const content = await contentOf(server, id);
    expect(content.sections.map(({ kind }) => kind)).toEqual([
      'title',
      'abstract',
      'main',
      'intro',
      'chap',
      'conclusion',
      'references',
    ]);
    expect(documentWords(content)).toContain('Устройство');
    await waitFor(() => client.doc.getMap('sections').size === 7);
    client.close();
    const { body } = await call(server, 'GET', `/document/${id}/asset`, built.student);
    const shown: unknown[] = [];
    for (const section of content.sections) {
      walk(section.content, (node) => {
        if (node.type === 'figure') shown.push(node.attrs?.images);
      });
    }
    expect(shown).toMatchObject([[{ asset: body.assets[0].id }]]);
    expect((await get(server, body.assets[0].url)).status).toBe(200);
    const versions = await call(server, 'GET', `/document/${id}/version`, built.curator);
    expect(versions.body.versions).toMatchObject([
      { reason: 'before_import', words: 0, author_id: built.student.id },
    ]);
    expect((await apply(ready.id, built.student)).body.code).toBe('import_not_ready');
    const last = await call(server, 'GET', `/document/${id}/import`, built.curator);
    expect(last.body.import).toMatchObject({ id: ready.id, report: { counts: { sections: 5 } } });
  });

  it('makes threads of its comments, once, and writes them into a DOCX, settled as they are', async () => {
    const { world: built, id } = await world();
    const said = (number: number, who: string, paragraph: string, words: string) =>
      `<w:comment w:id="${number}" w:author="${who}" w:date="2026-03-01T10:00:00Z"><w:p w14:paraId="${paragraph}"><w:r><w:t>${words}</w:t></w:r></w:p></w:comment>`;
    const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const parts = {
      'word/comments.xml': `<w:comments xmlns:w="${word}" xmlns:w14="w14">${said(0, 'Орлова', 'A1', 'Кому?')}${said(1, 'Белова', 'A2', 'Всем.')}</w:comments>`,
      'word/commentsExtended.xml':
        '<w15:commentsEx xmlns:w15="w15"><w15:commentEx w15:paraId="A2" w15:paraIdParent="A1"/></w15:commentsEx>',
    };
    const links = [{ id: 'more', type: 'commentsExtended', target: 'commentsExtended.xml' }];
    const at = '<w:commentRangeStart w:id="0"/>';
    const end = '<w:commentRangeEnd w:id="0"/>';
    const commented = (THESIS[1] ?? '')
      .replace('<w:r>', `${at}<w:r>`)
      .replace('</w:r>', `</w:r>${end}`);
    const body = THESIS.map((block, index) => (index === 1 ? commented : block));
    const bytes = () => zipDocx({ body, parts, links, media: { 'img1.png': png(40, 20) } });
    const list = async () =>
      (await call(server, 'GET', `/comment?subject=document&subject_id=${id}`, built.curator)).body
        .comments;
    for (const _ of [1, 2]) {
      const ready = await take(id, built.student, await bytes());
      expect((await apply(ready.id, built.student)).status).toBe(204);
      const [beginning, answer] = await list();
      expect(await list()).toHaveLength(2);
      expect(beginning).toMatchObject({
        author: { id: null, name: 'Орлова' },
        origin: 'file',
        text: 'Кому?',
        created_at: '2026-03-01T10:00:00.000Z',
      });
      expect(answer).toMatchObject({ thread_id: beginning.id, text: 'Всем.' });
      const { sections } = await contentOf(server, id);
      const { section } = beginning.anchor;
      expect(sections.find((one) => one.id === section)?.kind).toBe('intro');
    }
    const [{ id: thread }] = await list();
    const reply = { subject: 'document', subject_id: id, thread_id: thread, text: 'Мне.' };
    const answered = { ...built.curator, body: { ...reply, quote: 'Кому?' } };
    expect((await call(server, 'POST', '/comment', answered)).status).toBe(201);
    const settled = { ...built.student, body: { resolved: true } };
    expect((await call(server, 'POST', `/comment/${thread}/resolve`, settled)).status).toBe(200);
    const order = { ...built.student, body: { format: 'docx', comments: true } };
    const started = await call(server, 'POST', `/document/${id}/export`, order);
    const ready = await awaitEnd(server, `/document/export/${started.body.id}`, built.student);
    const { comments } = await importDocx((await get(server, ready.url)).bytes);
    expect(comments).toMatchObject([
      { author: 'Орлова', text: 'Кому?', answers: null, done: true },
      { text: 'Всем.', answers: 0 },
      { text: '«Кому?»\nМне.', answers: 0 },
    ]);
    expect(comments?.[0]?.quote).toContain('Датчики нужны всем');
  });

  it('takes a kept version back, and keeps what that replaced', async () => {
    const { world: built, id } = await world();
    const before = await contentOf(server, id);
    const ready = await take(id, built.student, await thesis());
    await apply(ready.id, built.student);
    const list = () => call(server, 'GET', `/document/${id}/version`, built.student);
    const version = (await list()).body.versions[0].id;
    const restore = `/document/version/${version}/restore`;
    expect((await call(server, 'POST', restore)).status).toBe(401);
    expect((await call(server, 'POST', restore, built.stranger)).status).toBe(404);
    expect((await call(server, 'POST', restore, built.curator)).body.code).toBe('forbidden');
    expect((await call(server, 'POST', restore, built.student)).status).toBe(200);
    expect(await contentOf(server, id)).toEqual(before);
    expect((await list()).body.versions.map((one: { reason: string }) => one.reason)).toEqual([
      'before_restore',
      'before_import',
    ]);
  });

  it('keeps the text before much of it is mended, once for the same text', async () => {
    const { world: built, id } = await world();
    const url = `/document/${id}/version`;
    for (let n = 0; n < 2; n++) {
      expect((await call(server, 'POST', url, built.student)).status).toBe(204);
    }
    const { body } = await call(server, 'GET', url, built.student);
    expect(body.versions).toMatchObject([{ reason: 'before_fix', author_id: built.student.id }]);
  });

  it('throws an import away with everything it stored', async () => {
    const { world: built, id } = await world();
    const ready = await take(id, built.student, await thesis());
    const url = `/document/import/${ready.id}`;
    expect((await call(server, 'DELETE', url, built.student)).status).toBe(204);
    expect((await call(server, 'GET', url, built.student)).body.status).toBe('discarded');
    expect((await apply(ready.id, built.student)).body.code).toBe('import_not_ready');
    const { body } = await call(server, 'GET', `/document/${id}/asset`, built.student);
    expect(body.assets).toEqual([]);
  });

  it('drops what a person has not applied when he takes another file', async () => {
    const { world: built, id } = await world();
    const first = await take(id, built.student, await thesis());
    const foreign = await take(id, built.supervisor, await thesis());
    const second = await take(id, built.student, await thesis());
    const statusOf = async (importId: string) =>
      (await call(server, 'GET', `/document/import/${importId}`, built.student)).body.status;
    await waitFor(async () => (await statusOf(first.id)) === 'discarded');
    expect([await statusOf(foreign.id), await statusOf(second.id)]).toEqual(['ready', 'ready']);
  });

  it.each(BAD_FILES)('refuses $name and leaves the document as it was', async ({ make, code }) => {
    const { world: built, id } = await world();
    const before = await contentOf(server, id);
    const failed = await take(id, built.student, await make());
    expect([failed.status, failed.error]).toEqual(['failed', code]);
    expect(await contentOf(server, id)).toEqual(before);
    expect((await call(server, 'GET', '/health')).status).toBe(200);
  });

  it('takes a document with pictures of other sites in without them, and says so', async () => {
    const { world: built, id } = await world();
    const link = { id: 'out', target: 'http://127.0.0.1:1/a.png', type: 'image', external: true };
    const linked = picture('out').replaceAll('r:embed', 'r:link');
    const ready = await take(
      id,
      built.student,
      await zipDocx({ body: [p('Текст'), p(linked)], links: [link] }),
    );
    expect(ready.status).toBe('ready');
    const codes = ready.report.warnings.map((warning: { code: string }) => warning.code);
    expect(codes).toContain('picture_external');
  });

  it('refuses more than 50 MB before it is read', async () => {
    const { world: built, id } = await world();
    const url = `/document/${id}/import`;
    const size = 50 * 1024 * 1024 + 1;
    const declared = { name: 'Диплом.docx', size };
    const refused = await call(server, 'POST', url, { ...built.student, body: declared });
    expect(refused.body.code).toBe('file_too_large');
    // a small file is promised, a large one is sent: the length in the header is enough
    const promised = { name: 'Диплом.docx', size: 1000 };
    const started = await call(server, 'POST', url, { ...built.student, body: promised });
    const sent = await server.app.inject({
      method: 'PUT',
      url: started.body.upload_url,
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(size) },
      payload: Buffer.alloc(10),
    });
    expect(sent.json().code).toBe('file_too_large');
    const old = { name: 'Диплом.doc', size: 1000 };
    const refusedName = await call(server, 'POST', url, { ...built.student, body: old });
    expect(refusedName.body.code).toBe('import_unknown_format');
  });

  it('does not begin before the file is there', async () => {
    const { world: built, id } = await world();
    const body = { name: 'Диплом.docx', size: 10 };
    const started = await call(server, 'POST', `/document/${id}/import`, {
      ...built.student,
      body,
    });
    const url = `/document/import/${started.body.import_id}`;
    const run = await call(server, 'PATCH', url, { ...built.student, body: { uploaded: true } });
    expect(run.body.code).toBe('file_missing');
    expect((await apply(started.body.import_id, built.student)).body.code).toBe('import_not_ready');
  });

  it('reads the file that it was told of when the same one arrives once more afterwards', async () => {
    const { world: built, id } = await world();
    const bytes = await thesis();
    const free = await occupyChildren(server);
    const started = await call(server, 'POST', `/document/${id}/import`, {
      ...built.student,
      body: { name: 'Диплом.docx', size: bytes.length },
    });
    const { import_id, upload_url } = started.body;
    const slow = new PassThrough();
    const headers = { 'content-type': 'application/octet-stream' };
    const late = server.app.inject({ method: 'PUT', url: upload_url, headers, payload: slow });
    slow.write(bytes.subarray(0, 100));
    await waitFor(async () => {
      for await (const { key } of server.deps.storage.list())
        if (key.includes(import_id)) return key;
    });
    expect(await put(server, upload_url, bytes)).toBe(200);
    const url = `/document/import/${import_id}`;
    const run = await call(server, 'PATCH', url, { ...built.student, body: { uploaded: true } });
    expect(run.status).toBe(200);
    slow.end(bytes.subarray(100));
    expect((await late).json().code).toBe('upload_link_invalid');
    await free();
    expect((await awaitEnd(server, url, built.student)).status).toBe('ready');
  });

  it('does not replace a document that was sent meanwhile', async () => {
    const { world: built, id } = await world();
    const before = await contentOf(server, id);
    const ready = await take(id, built.student, await thesis());
    const { db } = server.deps.connection;
    const status = 'result_sent_for_approval_to_curator';
    await db.update(stages).set({ status }).where(eq(stages.id, built.stageId));
    expect((await apply(ready.id, built.student)).body.code).toBe('section_locked');
    expect(await contentOf(server, id)).toEqual(before);
  });

  it('does not replace a document when the project has no room for the new pictures', async () => {
    const { world: built, id } = await world();
    const before = await contentOf(server, id);
    await addPicture(server, id, built.student, { bytes: png(4, 2) });
    const { db } = server.deps.connection;
    const hold = (size: number) =>
      db.update(documentAssets).set({ size }).where(eq(documentAssets.documentId, id));
    await hold(PROJECT_MAX_BYTES - 1);
    const ready = await take(id, built.student, await thesis());
    expect((await apply(ready.id, built.student)).body.code).toBe('project_full');
    expect(await contentOf(server, id)).toEqual(before);
    await hold(1);
    expect((await apply(ready.id, built.student)).status).toBe(204);
  });

  it('takes only answers that the report offers', async () => {
    const { world: built, id } = await world();
    const ready = await take(id, built.student, await thesis());
    const wrong = await apply(ready.id, built.student, [{ question: 'none', value: 'keep' }]);
    expect(wrong.status).toBe(422);
    expect((await apply(ready.id, built.student)).status).toBe(204);
  });

  it('answers guests, strangers and readers as the rules say', async () => {
    const { world: built, id } = await world();
    const ready = await take(id, built.student, await thesis());
    const url = `/document/import/${ready.id}`;
    const calls = [
      ['POST', `/document/${id}/import`, { name: 'а.docx', size: 10 }],
      ['POST', `${url}/apply`, { answers: [] }],
      ['DELETE', url, undefined],
    ] as const;
    for (const [method, path, body] of [...calls, ['GET', url, undefined] as const]) {
      expect((await call(server, method, path, { body })).status).toBe(401);
      expect((await call(server, method, path, { ...built.stranger, body })).status).toBe(404);
    }
    for (const [method, path, body] of calls) {
      const reader = await call(server, method, path, { ...built.curator, body });
      expect(reader.body.code).toBe('forbidden');
    }
    const patch = { ...built.stranger, body: { uploaded: true } };
    expect((await call(server, 'PATCH', url, patch)).status).toBe(404);
  });

  it.runIf(existsSync(sample))('takes a real thesis in, with every figure and source', async () => {
    const { world: built, id } = await world();
    const ready = await take(id, built.student, readFileSync(sample));
    expect(ready.report.counts).toMatchObject({ figures: 47, sources: 14 });
    const answers = ready.report.questions
      .filter((one: { suggested: string | null }) => one.suggested)
      .map((one: { id: string; suggested: string }) => ({
        question: one.id,
        value: one.suggested,
      }));
    expect((await apply(ready.id, built.student, answers)).status).toBe(204);
    const content = await contentOf(server, id);
    expect(content.sources).toHaveLength(14);
    expect(
      content.sections.map(({ content: text }) => nodeText(text)).join('').length,
    ).toBeGreaterThan(50_000);
  });
});
