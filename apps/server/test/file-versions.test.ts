import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf } from './support/archive-calls.ts';
import { buildProject, buildStage, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get } from './support/document-calls.ts';
import { finishFile, pdf, readSlot, sendFile, startFile, zipOf } from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const REPORT = 'stage_one__stage_report_file';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('versions of a file', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const fresh = async () => {
    const project = await buildProject(server, { supervisor: true });
    const stage = await buildStage(server, project);
    const { supervisor } = project;
    if (!supervisor) throw new Error('nobody supervises');
    return { project, supervisor, who: project.researcher, stage };
  };
  const comment = (who: TestPerson, id: string, words: string) =>
    call(server, 'PATCH', `/project/file/${id}/comment`, {
      token: who.token,
      body: { comment: words },
    });
  /** Sends a piece of a file to the address of its upload. */
  const piece = (url: string, bytes: Buffer, range: string) =>
    server.app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/octet-stream', 'content-range': `bytes ${range}` },
      payload: bytes,
    });

  it('of a DOCX tell which words have changed, and others that they cannot be compared', async () => {
    const { project, stage, who, supervisor } = await fresh();
    const docx = (...lines: string[]) => {
      const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
      return zipOf({
        '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
      });
    };
    const send = (name: string, bytes: Uint8Array) =>
      sendFile(server, who, { project, stage, slot: REPORT, name, bytes });
    await send('Отчёт.docx', await docx('Шум мешает измерять.', 'Стенд собран.'));
    const id = await send(
      'Отчёт.docx',
      await docx('Шум мешает измерять.', 'Стенд собран и проверен.'),
    );
    const changes = (file: string) =>
      call(server, 'GET', `/project/file/${file}/changes`, supervisor);
    const { body } = await changes(id);
    expect(body.readable).toBe(true);
    const [section] = body.changes.sections;
    expect(section.parts.at(-1)).toMatchObject({ state: 'changed' });
    expect(
      section.parts.at(-1).pieces.filter(({ kind }: { kind: string }) => kind === 'added'),
    ).toEqual([{ kind: 'added', text: expect.stringContaining('и проверен') }]);
    const scan = await send('Отчёт.pdf', pdf());
    expect((await changes(scan)).body).toEqual({ readable: false, changes: null });
  });

  it('are told apart by what their author says about them, and the log keeps every word', async () => {
    const { project, who, supervisor, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    const first = await sendFile(server, who, { ...sent, bytes: pdf('раз') });
    const second = await sendFile(server, who, { ...sent, bytes: pdf('два') });
    expect((await comment(who, second, '  Исправлен\nвывод ')).status).toBe(204);
    expect(await readSlot(server, who, sent)).toMatchObject({
      files: [{ id: second, version: 2, comment: 'Исправлен вывод', can_comment: true }],
      earlier: [{ id: first, version: 1, comment: '', can_comment: true }],
    });
    expect(await readSlot(server, supervisor, sent)).toMatchObject({
      files: [{ comment: 'Исправлен вывод', can_comment: false }],
    });
    const { body } = await call(server, 'GET', '/project/project_logs', { token: who.token });
    expect(body.logs[0]).toMatchObject({
      details: { title: 'Отчёт.pdf', slot: REPORT, version: 2 },
      changes: [{ field: 'comment', before: null, after: 'Исправлен вывод' }],
    });
    const events = body.logs.length;
    await comment(who, second, 'Исправлен вывод');
    const { body: same } = await call(server, 'GET', '/project/project_logs', { token: who.token });
    expect(same.logs).toHaveLength(events);
    expect((await comment(who, second, '')).status).toBe(204);
    expect((await readSlot(server, who, sent)).files[0]?.comment).toBe('');
  });

  it('are commented by nobody but who has uploaded them, and not at any length', async () => {
    const { project, who, supervisor, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    const id = await sendFile(server, who, sent);
    expect((await comment(supervisor, id, 'Моё')).body.code).toBe('forbidden');
    const long = await comment(who, id, 'я'.repeat(301));
    expect([long.status, long.body.code]).toEqual([422, 'validation_failed']);
    const started = await startFile(server, who, sent);
    expect((await comment(who, started.body.file_id, 'Рано')).status).toBe(404);
  });

  it('have the digest of their bytes however many parts they came in', async () => {
    const { project, who, stage } = await fresh();
    const bytes = pdf('по частям '.repeat(50));
    const sent = { project, stage, slot: REPORT, bytes } as const;
    const { body } = await startFile(server, who, sent);
    const parts = [0, 7, 300, bytes.length];
    for (const [at, from] of parts.slice(0, -1).entries()) {
      const to = parts[at + 1] ?? 0;
      const answer = await piece(
        body.upload_url,
        bytes.subarray(from, to),
        `${from}-${to - 1}/${bytes.length}`,
      );
      expect(answer.statusCode, String(to)).toBeLessThan(300);
    }
    expect((await finishFile(server, who, body.file_id)).status).toBe(204);
    expect((await readSlot(server, who, sent)).files[0]?.sha256).toBe(sha256(bytes));
  });

  it('stand on the page of the archive with digest, comment and the round that had them', async () => {
    const { project, who, supervisor, stage } = await fresh();
    const sent = { project, stage, slot: REPORT } as const;
    const plan = `/project/nir/stage/${stage.id}/approve`;
    for (const { token } of [who, supervisor]) {
      await call(server, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
      await call(server, 'POST', plan, { token, body: { status_type: 'plan' } });
    }
    await sendFile(server, who, { ...sent, bytes: pdf('раз') });
    const id = await sendFile(server, who, { ...sent, bytes: pdf('два') });
    await comment(who, id, 'Второй <вывод>');
    const body = { status_type: 'result' };
    expect((await call(server, 'POST', plan, { token: who.token, body })).status).toBe(204);
    const { url } = await archiveOf(server, project.id, who);
    const zip = await JSZip.loadAsync((await get(server, url)).bytes);
    const page = (await zip.file('Состав.html')?.async('string')) ?? '';
    const rows = page.match(/<tr><td>.*?<\/tr>/gs) ?? [];
    const row = rows.find((one) => one.includes(sha256(pdf('два')))) ?? '';
    expect(row).toContain('Второй &lt;вывод&gt;');
    expect(row).toContain('отправлен в круге 1, редакция 1');
    expect(rows.find((one) => one.includes(sha256(pdf('раз'))))).not.toContain('отправлен');
  });
});
