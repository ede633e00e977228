import { createHash } from 'node:crypto';
import { importDocx } from '@pv/gost/import';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendUpdates } from '../src/documents/store/append-updates.ts';
import { fileKey } from '../src/features/file/storage-keys.ts';
import { archiveOf, orderArchive } from './support/archive-calls.ts';
import { buildPerson, buildProject, buildStage, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { fill, get } from './support/document-calls.ts';
import { pdf, removeFile, sendFile } from './support/file-calls.ts';
import { buildKind } from './support/kinds.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';

/** Each stage of such a work has a document of its own. */
const REPORTS = { category: 'postdoc' } as const;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('a project as a ZIP', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  async function open(url: string): Promise<JSZip> {
    return JSZip.loadAsync((await get(server, url)).bytes);
  }
  const names = (zip: JSZip) =>
    Object.values(zip.files).flatMap(({ name, dir }) => (dir ? [] : [name]));
  const text = async (zip: JSZip, name: string) => (await zip.file(name)?.async('string')) ?? '';

  async function writtenStage(project: TestProject, title: string) {
    const stage = await buildStage(server, project, { title });
    const url = `/project/stage/${stage.id}/document`;
    const { body } = await call(server, 'GET', url, project.researcher);
    await fill(server, body.id, sampleDocument());
    // an editor tells of its first words a moment later
    await server.deps.connection.query(
      `update documents set empty = false where id = '${body.id}'`,
    );
    return { stage, documentId: body.id as string };
  }

  it('holds documents, files with all versions, papers, the log and a page that tells of all', async () => {
    const project = await buildProject(server, {
      ...REPORTS,
      supervisor: true,
      title: 'Мост: нагрузка/износ',
    });
    const { researcher, supervisor } = project;
    const { stage, documentId } = await writtenStage(project, 'Обзор "мостов"?');
    const anchor = { section: 'a', quote: 'прогиб балки' };
    await call(server, 'POST', '/comment', {
      token: researcher.token,
      body: { subject: 'document', subject_id: documentId, text: 'Откуда <это>?', anchor },
    });
    const slot = { project, stage, slot: 'stage_one__stage_report_file' } as const;
    const first = { name: 'Отчёт.pdf', bytes: pdf('первая') };
    const second = { name: 'Отчёт.pdf', bytes: pdf('вторая') };
    await sendFile(server, researcher, { ...slot, ...first });
    await sendFile(server, researcher, { ...slot, ...second });
    const beside = { ...slot, slot: 'stage_one__additional_materials_file' } as const;
    for (const name of ['con.pdf', 'CON.pdf']) {
      await sendFile(server, researcher, { ...beside, name, bytes: pdf(name) });
    }
    await removeFile(
      server,
      researcher,
      await sendFile(server, researcher, { ...beside, name: 'лишнее.pdf' }),
    );
    const field = { title: 'Задачи', content: 'Измерить <прогиб>' };
    await call(server, 'POST', `/project/${project.id}/task_dynamic_filed`, {
      token: researcher.token,
      body: field,
    });
    const at = `/project/nir/${project.id}`;
    await call(server, 'POST', `${at}/approve`, { token: researcher.token, body: {} });
    const review = { token: supervisor?.token ?? '', body: { review: 'Уточнить цель' } };
    await call(server, 'POST', `${at}/revise`, review);

    const made = await archiveOf(server, project.id, researcher);
    expect(made).toMatchObject({ status: 'ready', progress: 100, error: null, missing: 0 });
    expect(made.file_name).toBe('Мост нагрузка износ — архив.zip');
    const { headers, bytes } = await get(server, made.url);
    expect(headers['content-type']).toBe('application/zip');
    expect(headers['content-disposition']).toContain(encodeURIComponent('Мост нагрузка износ'));
    expect(bytes).toHaveLength(made.size);
    const zip = await JSZip.loadAsync(bytes);
    const files = 'Файлы/Этап 1. Обзор мостов';
    const report = `${files}/Отчёт по этапу`;
    expect(names(zip).sort()).toEqual(
      [
        'Состав.html',
        'Журнал.csv',
        'Задачи.xlsx',
        'Документы/Этап 1. Обзор мостов.docx',
        'Документы/Этап 1. Обзор мостов.pdf',
        'Документы/Этап 1. Обзор мостов — Комментарии.html',
        ...['Календарный план', 'Лист согласования'].flatMap((form) => [
          `Бланки/${form}.docx`,
          `Бланки/${form}.pdf`,
        ]),
        `${report}/Отчёт.pdf`,
        `${report}/Прежние версии/Версия 1, Отчёт.pdf`,
        `${files}/Дополнительные материалы/con_.pdf`,
        `${files}/Дополнительные материалы/CON_ (2).pdf`,
        `${files}/Дополнительные материалы/Прежние версии/Версия 3, лишнее.pdf`,
      ].sort(),
    );
    const said = await text(zip, 'Документы/Этап 1. Обзор мостов — Комментарии.html');
    expect(said).toContain('прогиб балки');
    expect(said).toContain('Откуда &lt;это&gt;?');
    const stored = async (name: string) => (await zip.file(name)?.async('uint8array')) ?? [];
    expect(sha256(Buffer.from(await stored(`${report}/Отчёт.pdf`)))).toBe(sha256(second.bytes));
    const older = await stored(`${report}/Прежние версии/Версия 1, Отчёт.pdf`);
    expect(sha256(Buffer.from(older))).toBe(sha256(first.bytes));
    const docx = await stored('Документы/Этап 1. Обзор мостов.docx');
    const { report: read } = await importDocx(Uint8Array.from(docx));
    expect(JSON.stringify(read)).toContain('Описание датчика');
    expect(await text(zip, 'Бланки/Календарный план.pdf')).toMatch(/^%PDF-/);
    const sheet = await JSZip.loadAsync(await stored('Бланки/Лист согласования.docx'));
    expect(await text(sheet, 'word/document.xml')).toContain('Уточнить цель');
    expect(await text(zip, 'Журнал.csv')).toMatch(
      /^\uFEFFДата и время;.*\r\n.*Проект скачан целиком/,
    );

    const page = await text(zip, 'Состав.html');
    for (const part of [
      '<html lang="ru">',
      'Мост: нагрузка/износ',
      'Измерить &lt;прогиб&gt;',
      `${researcher.name} — исследователь, автор проекта`,
      '1. Обзор &quot;мостов&quot;?',
      'Круг 1',
      'Уточнить цель — не отмечено как исправленное',
      `href="${report.split('/').map(encodeURIComponent).join('/')}/`,
      sha256(second.bytes),
    ]) {
      expect(page).toContain(part);
    }
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, to]) =>
      decodeURIComponent(to ?? ''),
    );
    expect(links.filter((link) => !zip.file(link))).toEqual([]);
    expect(page).not.toContain('Что не вошло');
  });

  it('speaks the language of who asks, for every kind of project and every role', async () => {
    const startup = await buildKind(server, 'startup', ['tracker']);
    const made = await archiveOf(server, startup.id, startup.as('tracker'), 'en');
    expect(made).toMatchObject({ status: 'ready', file_name: 'Доставка до двери — archive.zip' });
    const zip = await open(made.url);
    expect(names(zip)).toEqual(expect.arrayContaining(['Contents.html', 'Log.csv']));
    expect(await text(zip, 'Contents.html')).toContain('Decisions by rounds');
    const article = await buildKind(server, 'article', []);
    const paper = await open((await archiveOf(server, article.id, article.creator)).url);
    expect(names(paper).sort()).toEqual([
      'Бланки/Лист согласования.docx',
      'Бланки/Лист согласования.pdf',
      'Журнал.csv',
      'Задачи.xlsx',
      'Состав.html',
    ]);
  });

  it('holds the documents and files of deleted stages in a folder of their own', async () => {
    const project = await buildProject(server, { ...REPORTS, supervisor: true });
    const { researcher, supervisor } = project;
    const { stage } = await writtenStage(project, 'Лишний <этап>');
    const slot = { project, stage, slot: 'stage_one__stage_report_file' } as const;
    const report = { name: 'Отчёт.pdf', bytes: pdf('удалённый') };
    await sendFile(server, researcher, { ...slot, ...report });
    const decide = (action: string, { token } = researcher, body: object = {}) =>
      call(server, 'POST', `/project/nir/stage/${stage.id}/${action}`, { token, body });
    await decide('approve');
    await decide('revise', supervisor ?? undefined, { review: 'Этап не нужен' });
    const path = `/project/stage/${stage.id}`;
    expect((await call(server, 'DELETE', path, researcher)).status).toBe(204);
    const second = await writtenStage(project, 'Лишний <этап>');
    const again = `/project/stage/${second.stage.id}`;
    expect((await call(server, 'DELETE', again, researcher)).status).toBe(204);
    const made = await archiveOf(server, project.id, researcher);
    expect(made).toMatchObject({ missing: 0 });
    const zip = await open(made.url);
    const kept = names(zip).filter((name) => !/^(Бланки|Журнал|Задачи|Состав)/.test(name));
    expect(kept.sort()).toEqual([
      'Удалённые этапы/1. Лишний этап/Документ.docx',
      'Удалённые этапы/1. Лишний этап/Документ.pdf',
      'Удалённые этапы/1. Лишний этап/Отчёт по этапу/Отчёт.pdf',
      'Удалённые этапы/2. Лишний этап/Документ.docx',
      'Удалённые этапы/2. Лишний этап/Документ.pdf',
    ]);
    const file = zip.file('Удалённые этапы/1. Лишний этап/Отчёт по этапу/Отчёт.pdf');
    expect(sha256((await file?.async('nodebuffer')) ?? Buffer.of())).toBe(sha256(report.bytes));
    const page = await text(zip, 'Состав.html');
    expect(page).toContain('<h2>Удалённые этапы</h2>');
    expect(page).toMatch(
      new RegExp(
        `1. Лишний &lt;этап&gt;</h3>\\s*<p class="quiet">Удалён [^<]+, ${researcher.name}<`,
      ),
    );
    expect(page).toContain('<h3>План этапа: Лишний &lt;этап&gt; (удалённый этап)</h3>');
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, to]) =>
      decodeURIComponent(to ?? ''),
    );
    expect(links).toContain('Удалённые этапы/2. Лишний этап/Документ.pdf');
    expect(links.filter((link) => !zip.file(link))).toEqual([]);
    const sheet = await JSZip.loadAsync(
      (await zip.file('Бланки/Лист согласования.docx')?.async('nodebuffer')) ?? Buffer.of(),
    );
    expect(await text(sheet, 'word/document.xml')).toContain('(удалённый этап)');
    for (const at of [path, again]) {
      const options = { ...researcher, body: {} };
      expect((await call(server, 'POST', `${at}/restore`, options)).status).toBe(200);
    }
    const whole = await open((await archiveOf(server, project.id, researcher)).url);
    expect(await text(whole, 'Состав.html')).not.toContain('Удалённые этапы');
  });

  it('names the documents that are left out as nobody has written in them', async () => {
    const project = await buildProject(server, REPORTS);
    const { researcher } = project;
    await writtenStage(project, 'Написанный');
    const bare = await buildStage(server, project, { title: 'Пустой <этап>' });
    const opened = `/project/stage/${bare.id}/document`;
    expect((await call(server, 'GET', opened, researcher)).status).toBe(200);
    const page = await text(
      await open((await archiveOf(server, project.id, researcher)).url),
      'Состав.html',
    );
    const omitted = page.slice(page.indexOf('Чего в архиве нет'));
    expect(omitted).toContain('<li>Этап 2. Пустой &lt;этап&gt;</li>');
    expect(omitted).not.toContain('Написанный</li>');
    expect(omitted).toContain('истории документов');
  });

  it('says what is missing and why, and holds all the rest', async () => {
    const project = await buildProject(server, REPORTS);
    const { researcher } = project;
    const { documentId } = await writtenStage(project, 'Испорченный');
    const damaged = { authorId: null, bytes: Uint8Array.of(255, 255, 1) };
    await appendUpdates(server.deps.connection.db, documentId, [damaged], new Date());
    const whole = await writtenStage(project, 'Целый');
    const slot = { project, stage: whole.stage, slot: 'stage_one__stage_report_file' } as const;
    const lost = await sendFile(server, researcher, { ...slot, name: 'Потерян.pdf' });
    await server.deps.storage.remove(fileKey(project.id, lost));
    const made = await archiveOf(server, project.id, researcher);
    expect(made).toMatchObject({ status: 'ready', missing: 3 });
    const zip = await open(made.url);
    expect(names(zip).filter((name) => name.startsWith('Документы/'))).toEqual([
      'Документы/Этап 2. Целый.docx',
      'Документы/Этап 2. Целый.pdf',
    ]);
    const page = await text(zip, 'Состав.html');
    expect(page).toContain('Что не вошло');
    expect(page).toContain('Документы/Этап 1. Испорченный.pdf</b><br>Документ не удалось собрать');
    expect(page).toContain('Потерян.pdf</b><br>Файла нет в хранилище.');
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, to]) =>
      decodeURIComponent(to ?? ''),
    );
    expect(links.filter((link) => !zip.file(link))).toEqual([]);
  });

  it('answers guests, strangers, teammates and rubbish as the rules say', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { token } = project.researcher;
    const stranger = await buildPerson(server);
    const { body } = await orderArchive(server, project.id, project.researcher);
    const calls = [
      ['POST', `/project/${project.id}/archive`, { body: {} }],
      ['GET', `/project/${project.id}/archive`, {}],
      ['GET', `/project/archive/${body.id}`, {}],
      ['DELETE', `/project/archive/${body.id}`, {}],
    ] as const;
    for (const [method, url, rest] of calls) {
      expect((await call(server, method, url, rest)).status, url).toBe(401);
      const foreign = await call(server, method, url, { token: stranger.token, ...rest });
      expect([foreign.status, foreign.body.code], url).toEqual([404, 'not_found']);
    }
    const mate = { token: project.supervisor?.token ?? '' };
    expect((await call(server, 'GET', `/project/archive/${body.id}`, mate)).status).toBe(404);
    const own = await call(server, 'GET', `/project/${project.id}/archive`, mate);
    expect(own).toMatchObject({ status: 200, body: { archive: null } });
    for (const wrong of [{ zone: 'Nowhere/None' }, { zone: 1 }]) {
      const options = { token, body: wrong };
      expect((await call(server, 'POST', `/project/${project.id}/archive`, options)).status).toBe(
        422,
      );
    }
    expect((await call(server, 'GET', '/project/archive/rubbish', { token })).status).toBe(422);
  });
});
