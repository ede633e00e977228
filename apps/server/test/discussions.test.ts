import type { Comment, Discussion } from '@pv/contract';
import JSZip from 'jszip';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellUnanswered } from '../src/features/discussion/operations/tell-unanswered.ts';
import { archiveOf } from './support/archive-calls.ts';
import { buildPerson, buildProject, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { get as download, fill } from './support/document-calls.ts';
import { pdf, sendFile } from './support/file-calls.ts';
import { buildNotingTeam } from './support/noting-team.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days, mailTo, remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

describe('a discussion of a work', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const post = (by: Pick<TestPerson, 'token'>, path: string, body: object) =>
    call(server, 'POST', path, { token: by.token, body });
  const get = (by: Pick<TestPerson, 'token'>, path: string) => call(server, 'GET', path, by);
  const open = (by: TestPerson, project: string, more: object = {}) =>
    post(by, '/discussion', { project_id: project, title: 'Прочность швов', ...more });
  const read = async (by: TestPerson, id: string): Promise<Discussion> =>
    (await get(by, `/discussion/${id}`)).body;
  const change = (by: TestPerson, { id, version }: Discussion, body: object) =>
    call(server, 'PATCH', `/discussion/${id}`, { token: by.token, body: { version, ...body } });
  const close = (by: TestPerson, id: string, closed = true) =>
    post(by, `/discussion/${id}/close`, { closed });
  const send = (by: TestPerson, id: string, text: string, more: object = {}) =>
    post(by, '/comment', { subject: 'discussion', subject_id: id, text, ...more });
  async function write(by: TestPerson, id: string, text: string, more?: object) {
    const { status, body } = await send(by, id, text, more);
    expect(status).toBe(201);
    return body as Comment;
  }
  const comments = async (by: TestPerson, id: string): Promise<Comment[]> =>
    (await get(by, `/comment?subject=discussion&subject_id=${id}`)).body.comments;
  const list = async (by: TestPerson, query = ''): Promise<string[]> =>
    (await get(by, `/discussion?${query}`)).body.discussions.map(
      (one: { title: string }) => one.title,
    );
  const heard = async (person: TestPerson) =>
    (await told(server, person)).filter((one) => /^(mention|commented|unanswered):/.test(one));

  /** A team with an open discussion, and somebody from outside. */
  async function talk(readers = 'everyone') {
    const team = await buildNotingTeam(server);
    const { body, status } = await open(team.researcher, team.id, { readers });
    expect(status).toBe(201);
    const guest = await buildPerson(server);
    return { ...team, project: team.id, id: body.id as string, discussion: body, guest };
  }

  it('is opened by the author side with what the project offers, once', async () => {
    const { id, researcher, supervisor, second } = await buildNotingTeam(server);
    const offer = async (by: TestPerson) =>
      (await get(by, `/discussion/offer?project_id=${id}`)).body;
    expect(await offer(supervisor)).toMatchObject({ discussion: null, can: { open: false } });
    const { title, abstract } = await offer(second);
    expect((await open(supervisor, id)).body.code).toBe('forbidden');
    const opened = await open(second, id, { title, abstract });
    expect(opened.body).toMatchObject({
      title: 'Исследование прочности сварных швов',
      readers: 'members',
      tab: 'student-works',
      authors: [researcher.name, second.name],
      owner: { id: second.id },
      can: { comment: true, edit: true, close: true, delete: true, make_tasks: true },
    });
    expect((await open(researcher, id)).body.code).toBe('discussion_exists');
    const { discussion } = await offer(supervisor);
    expect(discussion).toEqual({ id: opened.body.id, closed: false });
    const { logs } = (await get(second, `/project/project_logs?project_id=${id}`)).body;
    expect(logs[0].details).toMatchObject({ title });
  });

  it('refuses an empty title, what is too long, and what is of another project', async () => {
    const { id, researcher } = await buildNotingTeam(server);
    const other = await buildProject(server);
    const foreign = await sendFile(server, other.researcher, {
      project: other,
      slot: 'task_statement_file',
      bytes: pdf('чужое'),
    });
    const refused = [
      await open(researcher, id, { title: ' ' }),
      await open(researcher, id, { title: 'а'.repeat(301) }),
      await open(researcher, id, { abstract: 'а'.repeat(5001) }),
      await open(researcher, id, { files: [foreign] }),
      await open(researcher, id, { files: [uuidv7()] }),
      await open(researcher, id, { document_id: uuidv7() }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
    expect(refused[0]?.body.fields).toMatchObject({ title: 'field_empty' });
    expect(refused[3]?.body.code).toBe('discussion_names_absent');
  });

  it('of the team is found by nobody else; opened for everybody, it is read without the project', async () => {
    const { id, discussion, researcher, supervisor, guest } = await talk('members');
    const asked = [
      await get(guest, `/discussion/${id}`),
      await get(guest, `/discussion/${id}/people`),
      await get(guest, `/discussion/${id}/document`),
      await get(guest, `/comment?subject=discussion&subject_id=${id}`),
      await send(guest, id, 'Чужое'),
      await change(guest, discussion, { title: 'Чужое' }),
      await close(guest, id),
      await call(server, 'DELETE', `/discussion/${id}`, guest),
      await get(researcher, `/discussion/${uuidv7()}`),
    ];
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
    expect((await get({ token: '' }, `/discussion/${id}`)).status).toBe(401);
    expect((await change(supervisor, discussion, { readers: 'everyone' })).status).toBe(403);
    expect((await change(researcher, discussion, { readers: 'everyone' })).status).toBe(200);
    expect(await read(guest, id)).toMatchObject({
      project: null,
      answerers: [],
      can: { comment: true, edit: false, close: false, delete: false, make_tasks: false },
    });
  });

  it('gives readers the chosen files and the text as a PDF', async () => {
    const team = await buildNotingTeam(server);
    const { id: project, researcher } = team;
    const { stages } = (await get(researcher, `/project/nir/${project}`)).body;
    const stage = stages.at(-1);
    const file = await sendFile(server, researcher, {
      project: { id: project },
      slot: 'task_statement_file',
    });
    const { id: document } = (await get(researcher, `/project/stage/${stage.id}/document`)).body;
    await fill(server, document, sampleDocument());
    const { files, documents } = (await get(researcher, `/discussion/offer?project_id=${project}`))
      .body;
    expect([files[0].id, documents[0].id]).toEqual([file, document]);
    const shown = { files: [file], document_id: document, readers: 'everyone' };
    const { body } = await open(researcher, project, shown);
    const guest = await buildPerson(server);
    const seen = await read(guest, body.id);
    expect(seen.document).toMatchObject({ id: document });
    const [first] = seen.files;
    const download = await server.app.inject({ method: 'GET', url: first?.url ?? '' });
    expect(download.rawPayload).toEqual(pdf());
    const printed = await server.app.inject({
      method: 'GET',
      url: `/api/discussion/${body.id}/document`,
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    await sendFile(server, researcher, {
      project: { id: project },
      slot: 'task_statement_file',
      bytes: pdf('Иное'),
    });
    expect((await read(guest, body.id)).files).toEqual([]);
  });

  it('is listed by its category to whoever may read it, found by words in any order', async () => {
    const reader = await buildPerson(server);
    const word = uuidv7();
    const make = async (title: string, more: object, category: 'bachelor' | 'doctor') => {
      const { id, researcher } = await buildProject(server, { category });
      await open(researcher, id, { title: `${title} ${word}`, ...more });
      return researcher;
    };
    const author = await make('Тёплые швы', { readers: 'everyone' }, 'bachelor');
    await make('Закрытое', {}, 'bachelor');
    await make('Диссертация', { readers: 'everyone' }, 'doctor');
    const found = (search: string, more = '') =>
      list(reader, `search=${encodeURIComponent(search)}${more}`);
    expect(await found(word)).toEqual([`Тёплые швы ${word}`]);
    expect(await found(`швы теплые ${word}`)).toHaveLength(1);
    expect(await found(`${author.name.split(' ')[0]} ${word}`)).toHaveLength(1);
    expect(await found(`другое ${word}`)).toEqual([]);
    expect(await found(word, '&tab=dissertations')).toEqual([`Диссертация ${word}`]);
    expect((await get(reader, '/discussion?cursor=xx')).status).toBe(422);
  });

  it('is read on page by page, what has waited for a week first', async () => {
    const reader = await buildPerson(server);
    const word = uuidv7();
    const made: string[] = [];
    for (const title of ['А', 'Б', 'В']) {
      const { id, researcher } = await buildProject(server);
      const shown = { title: `${title} ${word}`, readers: 'everyone' };
      made.push((await open(researcher, id, shown)).body.id);
      server.pass(1000);
    }
    await write(reader, made[0] ?? '', 'Почему?');
    server.pass(days(8));
    await write(reader, made[1] ?? '', 'А это?');
    const page = async (after = '') =>
      (await get(reader, `/discussion?search=${word}&limit=1${after}`)).body;
    const first = await page();
    const second = await page(`&cursor=${first.next_cursor}`);
    const third = await page(`&cursor=${second.next_cursor}`);
    const titles = [first, second, third].map(({ discussions }) => discussions[0].title.charAt(0));
    expect(titles).toEqual(['А', 'Б', 'В']);
    expect(third.next_cursor).toBeNull();
  });

  it('is written in by readers, who are told of answers by names alone', async () => {
    const { id, researcher, supervisor, second, guest } = await talk();
    const people = (await get(guest, `/discussion/${id}/people?text=`)).body.users;
    expect(people).toContainEqual({ id: supervisor.id, name: supervisor.name });
    expect(Object.keys(people[0])).toEqual(['id', 'name']);
    const asked = await write(guest, id, `@${second.name} почему так?`, { mentions: [second.id] });
    expect(await heard(second)).toEqual([
      `mention: ${guest.name} упоминает вас в обсуждении работы «Прочность швов»`,
    ]);
    expect(await heard(researcher)).toEqual([
      `commented: ${guest.name} пишет в вашем обсуждении «Прочность швов»`,
    ]);
    const answer = await write(second, id, `@${guest.name} по ГОСТ`, {
      thread_id: asked.id,
      mentions: [guest.id],
    });
    await write(researcher, id, 'Да, так', { thread_id: answer.id });
    const { notifications } = await notificationsOf(server, guest);
    expect(notifications.map(({ reason, project, link }) => [reason, project, link])).toEqual([
      ['commented', null, expect.stringContaining(`/discussions-works/${id}?comment=`)],
      ['mention', null, `/discussions-works/${id}?comment=${answer.id}`],
    ]);
    const { subject, text } = await mailTo(server, guest.email, /по ГОСТ/);
    expect(subject).toBe(`${second.name} упоминает вас в обсуждении работы «Прочность швов»`);
    expect(text).not.toContain('Исследование');
    const outsider = await buildPerson(server);
    const called = await send(guest, id, 'Кто?', { mentions: [outsider.id] });
    expect(called.body.code).toBe('mentioned_outsider');
    // shown to the team alone again, it tells nobody else
    await change(researcher, await read(researcher, id), { readers: 'members' });
    await write(researcher, id, 'Ещё', { thread_id: asked.id });
    expect((await notificationsOf(server, guest)).notifications).toHaveLength(2);
  });

  it('says what waits for whose answer and since when, until it is answered or settled', async () => {
    const { id, researcher, supervisor, second, guest } = await talk();
    const waiting = async () => (await read(guest, id)).waiting.map((one) => one.thread_id);
    await write(researcher, id, 'Спрашивайте');
    const one = await write(guest, id, 'Первый вопрос');
    const other = await write(guest, id, 'Второй вопрос');
    expect(await waiting()).toEqual([one.id, other.id]);
    await write(supervisor, id, 'Отвечу', { thread_id: one.id });
    expect(await waiting()).toEqual([other.id]);
    await write(guest, id, 'Но почему?', { thread_id: one.id });
    expect(await waiting()).toEqual([other.id, one.id]);
    expect((await post(guest, `/comment/${other.id}/resolve`, { resolved: true })).status).toBe(
      200,
    );
    expect(await waiting()).toEqual([one.id]);
    const own = await write(supervisor, id, 'А вывод?');
    expect((await post(guest, `/comment/${own.id}/resolve`, { resolved: true })).status).toBe(403);
    expect(await waiting()).toEqual([one.id, own.id]);
    const owner = { owner_id: second.id };
    const changed = await change(researcher, await read(researcher, id), owner);
    expect(changed.body.owner).toEqual({ id: second.id, name: second.name });
    const stranger = await change(researcher, changed.body, { owner_id: guest.id });
    expect(stranger.body.code).toBe('discussion_names_absent');
    expect((await change(researcher, { ...changed.body, version: 0 }, owner)).status).toBe(409);
  });

  it('reminds whoever answers after three days, once for each wait', async () => {
    const { id, project, researcher, second, guest } = await talk();
    const remind = async (passed: number) => {
      server.pass(days(passed));
      await Promise.all([tellUnanswered(server.deps), tellUnanswered(server.deps)]);
    };
    const reminded = async (person: TestPerson) =>
      (await notificationsOf(server, person)).notifications.filter(
        ({ reason }) => reason === 'unanswered',
      );
    const asked = await write(guest, id, 'Почему?');
    await remind(2);
    expect(await reminded(researcher)).toEqual([]);
    await remind(1);
    await remind(1);
    expect(await heard(researcher)).toContain(
      'unanswered: Вашего ответа ждут 3\u00a0дня: обсуждение «Прочность швов»',
    );
    expect(await reminded(researcher)).toMatchObject([{ settled: false }]);
    await write(researcher, id, 'Потому', { thread_id: asked.id });
    expect(await reminded(researcher)).toMatchObject([{ settled: true }]);
    // whoever was to answer has left: the author of the project does
    await change(researcher, await read(researcher, id), { owner_id: second.id });
    await write(guest, id, 'И ещё?', { thread_id: asked.id });
    await remove(server, project, second, second);
    await remind(3);
    expect(await reminded(second)).toEqual([]);
    expect(await reminded(researcher)).toHaveLength(2);
  });

  it('is watched over by the supervisor: he takes away what others say, which leaves its place', async () => {
    const { id, project, researcher, supervisor, second, guest } = await talk();
    const rude = await write(guest, id, 'Грубость');
    const own = await write(guest, id, 'Опечатка');
    const drop = (by: TestPerson, one: string) => call(server, 'DELETE', `/comment/${one}`, by);
    expect((await drop(second, rude.id)).status).toBe(403);
    expect((await drop(supervisor, rude.id)).status).toBe(204);
    expect((await drop(guest, own.id)).status).toBe(204);
    expect(await comments(guest, id)).toMatchObject([
      { id: rude.id, text: '', deleted: true, removed_by: 'supervisor', can: { delete: false } },
    ]);
    expect((await read(guest, id)).waiting).toEqual([]);
    const again = await write(guest, id, 'Снова');
    await drop(researcher, again.id);
    expect((await comments(guest, id)).at(-1)?.removed_by).toBe('author');
    const { logs } = (await get(second, `/project/project_logs?project_id=${project}`)).body;
    expect(logs[0].details).toMatchObject({ title: 'Прочность швов', person: guest.name });
  });

  it('without a supervisor is watched over by the curator', async () => {
    const { id: project, researcher } = await buildProject(server);
    const curator = await buildPerson(server);
    await joinTeam(server, project, researcher, curator, 'curator');
    const { body } = await open(researcher, project);
    expect((await close(curator, body.id)).body.closed).toMatchObject({ by: curator.name });
    const supervisor = await buildPerson(server);
    await joinTeam(server, project, researcher, supervisor, 'supervisor');
    expect((await close(curator, body.id, false)).status).toBe(403);
    expect((await close(supervisor, body.id, false)).body.closed).toBeNull();
  });

  it('closed is read and not written in, and can be opened again', async () => {
    const { id, researcher, supervisor, guest } = await talk();
    const asked = await write(guest, id, 'Почему?');
    expect((await close(supervisor, id)).status).toBe(200);
    const refused = [
      await send(guest, id, 'Поздно'),
      await post(guest, `/comment/${asked.id}/resolve`, { resolved: true }),
      await call(server, 'PATCH', `/comment/${asked.id}`, {
        token: guest.token,
        body: { text: 'Иначе', mentions: [] },
      }),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'discussion_closed'));
    expect(await read(guest, id)).toMatchObject({ waiting: [], can: { comment: false } });
    expect((await comments(guest, id))[0]?.can).toMatchObject({ edit: false, resolve: false });
    await close(researcher, id, false);
    expect((await read(guest, id)).waiting).toHaveLength(1);
    await write(guest, id, 'Успел');
  });

  it('names the sections on which whoever reviews now can make a comment a remark', async () => {
    const { id, project, researcher, supervisor } = await talk();
    expect(await read(supervisor, id)).toMatchObject({ returns: [] });
    await post(researcher, `/project/nir/${project}/approve`, {});
    expect((await read(supervisor, id)).returns).toEqual([
      { section: 'project', stage_id: null, stage_number: null },
    ]);
    expect((await read(researcher, id)).returns).toEqual([]);
  });

  it('goes into the archive of its project as a page with its threads', async () => {
    const { id, project, researcher, supervisor, guest } = await talk();
    const asked = await write(guest, id, 'Почему <так>?');
    await write(researcher, id, 'По ГОСТ', { thread_id: asked.id });
    const rude = await write(guest, id, 'Грубость');
    await call(server, 'DELETE', `/comment/${rude.id}`, supervisor);
    const { url } = await archiveOf(server, project, researcher);
    const zip = await JSZip.loadAsync((await download(server, url)).bytes);
    const page = (await zip.file('Обсуждение.html')?.async('string')) ?? '';
    for (const part of ['Прочность швов', 'Почему &lt;так&gt;?', 'По ГОСТ', guest.name]) {
      expect(page).toContain(part);
    }
    expect(page).toContain('Удалено руководителем.');
    expect(page).not.toContain('Грубость');
  });

  it('is deleted with what was said in it, and a task made of its comment stays', async () => {
    const { id, project, researcher, supervisor, guest } = await talk();
    const asked = await write(guest, id, 'Добавить рисунок');
    const task = await post(researcher, '/task/create', {
      project_id: project,
      title: 'Рисунок',
      source: { kind: 'comment', id: asked.id },
    });
    expect(task.body.source).toMatchObject({ text: 'Добавить рисунок', author: guest.name });
    expect((await call(server, 'DELETE', `/discussion/${id}`, supervisor)).status).toBe(403);
    expect((await call(server, 'DELETE', `/discussion/${id}`, researcher)).status).toBe(204);
    expect((await get(guest, `/discussion/${id}`)).status).toBe(404);
    expect((await get(guest, `/comment?subject=discussion&subject_id=${id}`)).status).toBe(404);
    expect((await get(researcher, `/task/${task.body.id}`)).body.source.text).toBe(
      'Добавить рисунок',
    );
    expect((await open(researcher, project)).status).toBe(201);
  });
});
