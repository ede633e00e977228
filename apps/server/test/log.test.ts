import { EVENTS, type EventKind, type LogEntry } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { days, remove } from './support/team-calls.ts';
import { toNoon } from './support/to-noon.ts';

const LOG = '/project/project_logs';
const id = (kind: EventKind) => EVENTS[kind].id;

// on both databases: the log is filtered and paged in SQL
describe.each(databases)('the log on $name', (database) => {
  let server: TestServer;
  let project: TestProject;
  let supervisor: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
    project = await buildProject(server, { supervisor: true });
    if (!project.supervisor) throw new Error('no supervisor');
    supervisor = project.supervisor;
    stranger = await buildPerson(server);
    const { token } = project.researcher;
    const rename = (title: string) =>
      call(server, 'POST', `/project/nir/${project.id}/set_title`, { token, body: { title } });
    server.pass(days(1));
    await rename('Второе название');
    server.pass(days(1));
    await rename('Третье название');
  });
  afterAll(() => server.close());

  const ask = (person: TestPerson | null, query: Record<string, string> = {}) =>
    call(server, 'GET', `${LOG}?${new URLSearchParams(query)}`, person ?? {});
  const entries = async (person: TestPerson, query: Record<string, string> = {}) =>
    (await ask(person, query)).body.logs as LogEntry[];
  const titles = (logs: LogEntry[]) =>
    logs.flatMap(({ changes }) => changes.map((one) => one.after));
  const note = (person: TestPerson, body: object) =>
    call(server, 'POST', '/project/project_log', {
      token: person.token,
      body: { project_id: project.id, ...body },
    });
  const edit = (person: TestPerson, entry: string, text: string) =>
    call(server, 'PATCH', `/project/project_log/${entry}`, {
      token: person.token,
      body: { log_comment: text },
    });
  const today = (offset = 0) =>
    new Date(server.deps.clock().getTime() + days(offset)).toISOString().slice(0, 10);

  it('is read by members, and strangers hear of it as of no project', async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await ask(stranger)).body).toEqual({ logs: [], next_cursor: null });
    const foreign = await ask(stranger, { project_id: project.id });
    expect(foreign).toEqual(await ask(stranger, { project_id: uuidv7() }));
    expect(foreign.status).toBe(404);
    const { logs } = (await ask(project.researcher)).body;
    expect(await entries(stranger, { log_uuid: logs[0].log_uuid })).toEqual([]);
    expect(await entries(stranger, { user_id: project.researcher.id })).toEqual([]);
    const events = logs.map(({ event_uuid }: LogEntry) => event_uuid);
    expect(events).toEqual([
      id('project_changed'),
      id('project_changed'),
      id('member_joined'),
      id('project_created'),
    ]);
    expect(logs[0]).toMatchObject({
      actor: { id: project.researcher.id, name: project.researcher.name },
      project: { id: project.id, type: 'nir', title: 'Третье название', deleted: false },
      changes: [{ field: 'title', before: 'Второе название', after: 'Третье название' }],
      log_comment: null,
      can_edit: false,
      can_comment: true,
    });
  });

  it('refuses what is no filter', async () => {
    const wrong: Record<string, string>[] = [
      { event_uuid: uuidv7() },
      { project_id: 'x' },
      { created_at_start: '2026-02-30' },
      { zone: 'Moscow' },
      { cursor: 'abc' },
      { limit: '0' },
    ];
    for (const query of wrong) {
      expect((await ask(project.researcher, query)).status).toBe(422);
    }
    const reversed = { created_at_start: today(), created_at_end: today(-1) };
    expect((await ask(project.researcher, reversed)).body.code).toBe('dates_reversed');
  });

  it('combines filters by «and»', async () => {
    const { researcher } = project;
    const renamed = { event_uuid: id('project_changed'), zone: 'UTC' };
    expect(await entries(researcher, renamed)).toHaveLength(2);
    expect(await entries(researcher, { ...renamed, user_id: supervisor.id })).toEqual([]);
    const lastDay = { ...renamed, created_at_start: today(), created_at_end: today() };
    expect(titles(await entries(researcher, lastDay))).toEqual(['Третье название']);
    const until = { ...renamed, created_at_end: today(-1) };
    expect(titles(await entries(researcher, until))).toEqual(['Второе название']);
    const [newest] = await entries(researcher, lastDay);
    const one = { log_uuid: newest?.log_uuid ?? '', project_id: project.id };
    expect(await entries(researcher, one)).toEqual([newest]);
    expect(await entries(researcher, { ...one, event_uuid: id('member_joined') })).toEqual([]);
  });

  it('takes the days of a period by the clock of the reader', async () => {
    const { researcher } = project;
    const [newest] = await entries(researcher, { event_uuid: id('project_changed') });
    const moment = new Date(newest?.created_at ?? '');
    const dayIn = (zone: string) =>
      new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(moment);
    for (const zone of ['Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kolkata']) {
      const day = dayIn(zone);
      const period = { created_at_start: day, created_at_end: day, zone };
      const found = await entries(researcher, { ...period, log_uuid: newest?.log_uuid ?? '' });
      expect(found, `${day} in ${zone}`).toHaveLength(1);
    }
  });

  it('comes in pages that miss nothing and repeat nothing', async () => {
    const whole = await entries(project.researcher, { limit: '100' });
    const paged: LogEntry[] = [];
    let cursor = '';
    do {
      const page = await ask(project.researcher, { limit: '1', ...(cursor && { cursor }) });
      paged.push(...page.body.logs);
      cursor = page.body.next_cursor;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  it('shows events of an account to its owner only', async () => {
    const { token } = project.researcher;
    const patch = { token, body: { city: 'Омск' } };
    expect((await call(server, 'PATCH', '/user/profile', patch)).status).toBe(204);
    const profile = { event_uuid: id('profile_changed') };
    expect(await entries(project.researcher, profile)).toMatchObject([
      {
        project: null,
        actor: { id: project.researcher.id },
        changes: [{ field: 'city', before: 'Казань', after: 'Омск' }],
      },
    ]);
    expect(await entries(supervisor, profile)).toEqual([]);
    expect(await entries(supervisor, { user_id: project.researcher.id })).toHaveLength(4);
    expect(await entries(project.researcher, { user_id: project.researcher.id })).toHaveLength(5);
    const [newest] = await entries(project.researcher, { project_id: project.id });
    expect(newest?.event_uuid).toBe(id('project_changed'));
  });

  it('takes notes and comments of members, each changed by its author only', async () => {
    expect((await note(stranger, { log_comment: 'Чужое' })).status).toBe(404);
    expect((await note(project.researcher, { log_comment: ' \n ' })).status).toBe(422);
    const written = await note(project.researcher, { log_comment: 'Обсудили план на кафедре' });
    expect(written.status).toBe(201);
    expect(written.body).toMatchObject({
      event_uuid: id('note_added'),
      log_comment: 'Обсудили план на кафедре',
      edited_at: null,
      can_edit: true,
    });
    const about = { log_comment: 'Почему переименовали?', log_uuid: written.body.log_uuid };
    const [first, second] = [await note(supervisor, about), await note(project.researcher, about)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      event_uuid: id('entry_commented'),
      about: { log_uuid: written.body.log_uuid, event_uuid: id('note_added') },
      can_comment: false,
    });
    const onComment = { log_comment: 'Ответ', log_uuid: first.body.log_uuid };
    expect((await note(project.researcher, onComment)).status).toBe(404);

    const own = await edit(supervisor, first.body.log_uuid, 'Зачем переименовали?');
    expect(own.status).toBe(200);
    expect(own.body).toMatchObject({ log_comment: 'Зачем переименовали?', can_edit: true });
    expect(own.body.edited_at).not.toBeNull();
    const foreign = await edit(project.researcher, first.body.log_uuid, 'Подмена');
    expect(foreign.status).toBe(403);
    expect((await edit(stranger, first.body.log_uuid, 'Подмена')).status).toBe(404);
    const [system] = await entries(project.researcher, { event_uuid: id('member_joined') });
    expect((await edit(project.researcher, system?.log_uuid ?? '', 'Подмена')).status).toBe(403);

    const [shown] = await entries(project.researcher, { event_uuid: id('note_added') });
    expect(shown?.comments.map((one) => [one.log_comment, one.can_edit])).toEqual([
      ['Зачем переименовали?', false],
      ['Почему переименовали?', true],
    ]);
  });

  it('finds words of notes and comments, with the entries that they are about', async () => {
    const [entry] = await entries(project.researcher, { event_uuid: id('member_joined') });
    await note(supervisor, { log_comment: 'Ёмкость 100% верна', log_uuid: entry?.log_uuid });
    const found = await entries(project.researcher, { log_comment: 'ВЕРНА емкость' });
    expect(found.map(({ event_uuid }) => event_uuid)).toEqual([
      id('entry_commented'),
      id('member_joined'),
    ]);
    expect(await entries(project.researcher, { log_comment: '%' })).toHaveLength(2);
    expect(await entries(stranger, { log_comment: 'верна' })).toEqual([]);
  });

  it('finds words of remarks and reasons, which entries show, for those who read the entries', async () => {
    const returned = await buildProject(server, { supervisor: true });
    const { researcher, supervisor: reviewer } = returned;
    if (!reviewer) throw new Error('no supervisor');
    const stage = await buildStage(server, returned);
    const act = (person: TestPerson, action: string, body: object = {}) =>
      call(server, 'POST', `/project/nir/stage/${stage.id}/${action}`, {
        token: person.token,
        body,
      });
    const review = 'Уточните, на каком оборудовании\n\nДобавьте ёмкость';
    expect((await act(researcher, 'approve')).status).toBe(204);
    expect((await act(reviewer, 'revise', { review })).status).toBe(204);
    const [found, ...rest] = await entries(researcher, { log_comment: 'емкость ОБОРУДОВАНИИ' });
    expect([found?.event_uuid, found?.details.reason, rest]).toEqual([
      id('section_returned'),
      review,
      [],
    ]);
    expect(await entries(researcher, { log_comment: 'оборудовании весы' })).toEqual([]);
    expect(await entries(stranger, { log_comment: 'оборудовании' })).toEqual([]);
    expect(await entries(project.researcher, { log_comment: 'оборудовании' })).toEqual([]);
  });

  it('says what it may be filtered by, and what its events are called', async () => {
    const { body } = await call(server, 'GET', `${LOG}/choices`, project.researcher);
    expect(body.projects).toEqual([
      { id: project.id, type: 'nir', title: 'Третье название', deleted: false },
    ]);
    expect(body.people.map((one: { id: string }) => one.id).sort()).toEqual(
      [project.researcher.id, supervisor.id].sort(),
    );
    const foreign = `${LOG}/choices?project_id=${project.id}`;
    expect((await call(server, 'GET', foreign, stranger)).status).toBe(404);
    const named = async (language: 'ru' | 'en') => {
      const { events } = (await call(server, 'GET', `${LOG}/events`, { ...stranger, language }))
        .body;
      return events.find(({ code }: { code: string }) => code === 'stage_added').title;
    };
    expect([await named('ru'), await named('en')]).toEqual(['Этап добавлен', 'Stage added']);
  });

  it('of a deleted project is read by those who were in it, and written by nobody', async () => {
    const gone = await buildProject(server, { supervisor: true, title: 'Недолгий' });
    const person = gone.supervisor ?? stranger;
    const early = await buildPerson(server);
    await remove(server, gone.id, gone.researcher, gone.researcher, {
      title: 'Недолгий',
      reason: 'Отчисление',
    });
    const logs = await entries(person, { project_id: gone.id });
    expect(logs[0]).toMatchObject({
      event_uuid: id('project_deleted'),
      actor: { name: gone.researcher.name },
      project: { title: 'Недолгий', deleted: true },
      details: { title: 'Недолгий', rule: 'left', reason: 'Отчисление' },
      can_comment: false,
    });
    expect((await ask(early, { project_id: gone.id })).status).toBe(404);
    const late = { token: person.token, body: { project_id: gone.id, log_comment: 'Жаль' } };
    expect((await call(server, 'POST', '/project/project_log', late)).status).toBe(404);
  });

  it('of a deleted project tells that there were notes and reviews, and not what they said', async () => {
    const gone = await buildProject(server, { supervisor: true });
    const { id: project_id, researcher, supervisor: reviewer } = gone;
    if (!reviewer) throw new Error('no supervisor');
    const write = (body: object) =>
      call(server, 'POST', '/project/project_log', {
        ...researcher,
        body: { project_id, ...body },
      });
    const written = await write({ log_comment: 'Личное' });
    await write({ log_comment: 'Тоже личное', log_uuid: written.body.log_uuid });
    const decide = (person: TestPerson, action: string, body: object) =>
      call(server, 'POST', `/project/nir/${project_id}/${action}`, { token: person.token, body });
    await decide(researcher, 'approve', {});
    await decide(reviewer, 'revise', { review: 'Слабая работа' });
    await call(server, 'DELETE', `/project/nir/${project_id}/delete`, researcher);
    const logs = await entries(reviewer, { project_id });
    const [noted] = logs.filter(({ event_uuid }) => event_uuid === id('note_added'));
    expect(noted).toMatchObject({ log_comment: '', comments: [{ log_comment: '' }] });
    const [returned] = logs.filter(({ event_uuid }) => event_uuid === id('section_returned'));
    expect(returned?.actor.name).toBe(reviewer.name);
    expect(JSON.stringify(logs)).not.toMatch(/ичное|Слабая/);
    const { rows } = await server.deps.connection.query(
      `select 1 from project_events where project_id = $1 and (before::text || after::text) ~ 'Слабая'
       union all select 1 from log_notes where project_id = $1 and body <> ''`,
      [project_id],
    );
    expect(rows).toEqual([]);
  });

  it('is not read any more by whoever has left', async () => {
    const left = await buildProject(server, { supervisor: true });
    const person = left.supervisor ?? stranger;
    expect(await entries(person, { project_id: left.id })).not.toEqual([]);
    await remove(server, left.id, person, person);
    expect((await ask(person, { project_id: left.id })).status).toBe(404);
  });
});
