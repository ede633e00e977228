import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

type Body = Record<string, unknown>;

describe('tasks', () => {
  let server: TestServer;
  let project: TestProject;
  let owner: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { supervisor: true, curator: true });
    owner = project.researcher;
  });
  afterAll(() => server.close());

  type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const ask = (method: Method, path: string, body?: Body, who: { token?: string } = owner) =>
    call(server, method, path, { ...who, ...(body && { body }) });
  const create = (body: Body = {}, of = project) =>
    ask(
      'POST',
      '/task/create',
      { project_id: of.id, title: 'Собрать стенд', ...body },
      of.researcher,
    );
  const made = async (body: Body = {}, of = project) => (await create(body, of)).body;
  const setOf = async (of = project) =>
    (await ask('GET', `/task/project?project_id=${of.id}`, undefined, of.researcher)).body;
  const titles = async (of: TestProject) =>
    (await setOf(of)).tasks.map(({ title }: { title: string }) => title);

  it('are made with the decided beginnings, numbered, and read with what they name', async () => {
    const fresh = await buildProject(server);
    const first = await create({}, fresh);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      number: 1,
      status: 'todo',
      priority: 'medium',
      stage_id: null,
      assignees: [],
      done: false,
      author: { id: fresh.researcher.id },
    });
    await made({ title: 'Снять показания' }, fresh);
    const set = await setOf(fresh);
    expect(set.tasks.map(({ number }: { number: number }) => number)).toEqual([1, 2]);
    expect(set.statuses.map(({ id }: { id: string }) => id)).toEqual([
      'todo',
      'doing',
      'review',
      'done',
    ]);
    expect(set.can).toEqual({ edit: true });
  });

  it('are made once under one key', async () => {
    const key = '0192f0a2-1111-7000-8000-000000000001';
    const [one, two] = [await made({ key }), await made({ key })];
    expect(two.id).toBe(one.id);
  });

  it('are closed to strangers, and readable but not writable for a curator', async () => {
    const { id } = await made();
    const stranger = await buildPerson(server);
    expect((await ask('GET', `/task/${id}`, undefined, {})).status).toBe(401);
    expect((await ask('GET', `/task/${id}`, undefined, stranger)).status).toBe(404);
    expect((await ask('PATCH', `/task/${id}`, { title: 'Чужое' }, stranger)).status).toBe(404);
    const curator = project.curator ?? owner;
    expect((await ask('GET', `/task/${id}`, undefined, curator)).body.can.edit).toBe(false);
    expect((await ask('PATCH', `/task/${id}`, { title: 'Иначе' }, curator)).status).toBe(403);
    const refused = await ask(
      'POST',
      '/task/tag/create',
      { project_id: project.id, name: 'ток' },
      curator,
    );
    expect(refused.status).toBe(403);
  });

  it('are given to nobody whose role only reads them, one by one or many at once', async () => {
    const curator = (project.curator ?? owner).id;
    const { id } = (await create()).body;
    for (const refused of [
      await create({ assignees: [curator] }),
      await ask('PATCH', `/task/${id}`, { assignees: [owner.id, curator] }),
      await ask('PATCH', '/task/many', {
        project_id: project.id,
        ids: [id],
        change: { add_assignees: [curator] },
      }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([422, 'task_assignee_reads']);
    }
  });

  it('refuse a stage, a person, a tag, a status and a task that are not in the project', async () => {
    const stranger = await buildPerson(server);
    const nobody = '0192f0a2-1111-7000-8000-0000000000ff';
    const wrong: [string, unknown][] = [
      ['stage_id', nobody],
      ['assignees', [stranger.id]],
      ['tags', [nobody]],
      ['status', nobody],
    ];
    for (const [field, value] of wrong) {
      const answer = await create({ [field]: value });
      expect([answer.status, answer.body.code], field).toEqual([422, 'task_names_absent']);
      expect(Object.keys(answer.body.fields), field).toEqual([field]);
    }
    expect((await create({ blocked_by: [nobody] })).body.code).toBe('task_names_absent');
    expect((await create({ starts_at: '2026-12-02', due_at: '2026-12-01' })).body).toMatchObject({
      code: 'dates_reversed',
      fields: { due_at: expect.any(String) },
    });
  });

  it('never wait for each other in a circle, however long', async () => {
    const first = await made({ title: 'Модель' });
    const second = await made({ title: 'Опыт', blocked_by: [first.id] });
    const third = await made({ title: 'Отчёт', blocked_by: [second.id] });
    const circle = await ask('PATCH', `/task/${first.id}`, { blocked_by: [third.id] });
    expect([circle.status, circle.body.code]).toEqual([422, 'task_cycle']);
    expect(circle.body.detail).toContain('«Опыт»');
    const self = await ask('PATCH', `/task/${first.id}`, { blocked_by: [first.id] });
    expect(self.body.code).toBe('task_waits_itself');
    const open = await ask('PATCH', `/task/${third.id}`, { blocked_by: [first.id, second.id] });
    expect(open.status).toBe(200);
  });

  it('have parts of one level, which follow them to another stage', async () => {
    const stage = await buildStage(server, project);
    const whole = await made({ title: 'Стенд' });
    const part = await ask('POST', '/subtasks/create', { task_id: whole.id, title: 'Датчик' });
    expect(part.body).toMatchObject({ parent_id: whole.id });
    const deeper = await ask('POST', '/subtasks/create', { task_id: part.body.id, title: 'Винт' });
    expect(deeper.body.code).toBe('task_parent');
    const self = await ask('PATCH', `/task/${whole.id}`, { parent_id: whole.id });
    expect(self.body.code).toBe('task_parent');
    await ask('PATCH', `/task/${whole.id}`, { stage_id: stage.id });
    expect((await ask('GET', `/task/${part.body.id}`)).body.stage_id).toBe(stage.id);
  });

  it('never wait for what they are a part of, nor for their own parts', async () => {
    const whole = await made({ title: 'Макет' });
    const part = await made({ title: 'Плата', parent_id: whole.id });
    const other = await made({ title: 'Корпус', blocked_by: [whole.id] });
    const refused = [
      await ask('PATCH', `/task/${part.id}`, { blocked_by: [whole.id] }),
      await ask('PATCH', `/task/${whole.id}`, { blocked_by: [part.id] }),
      await ask('PATCH', `/task/${other.id}`, { parent_id: whole.id }),
      await ask('PATCH', `/task/${other.id}`, { parent_id: whole.id, blocked_by: [whole.id] }),
      await create({ parent_id: whole.id, blocked_by: [whole.id] }),
    ];
    for (const { body } of refused) expect(body.code).toBe('task_waits_kin');
    const freed = { parent_id: whole.id, blocked_by: [part.id] };
    expect((await ask('PATCH', `/task/${other.id}`, freed)).status).toBe(200);
  });

  it('are put behind others, and two who move one card leave it in one place', async () => {
    const fresh = await buildProject(server);
    const [a, b, c] = [
      await made({ title: 'А' }, fresh),
      await made({ title: 'Б' }, fresh),
      await made({ title: 'В' }, fresh),
    ];
    const put = (id: string, body: Body) => ask('PATCH', `/task/${id}`, body, fresh.researcher);
    expect((await put(c.id, { after: null })).status).toBe(200);
    expect(await titles(fresh)).toEqual(['В', 'А', 'Б']);
    const both = await Promise.all([
      put(a.id, { status: 'doing', after: b.id }),
      put(a.id, { status: 'review', after: null }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await titles(fresh)).filter((title: string) => title === 'А')).toHaveLength(1);
    expect((await put(a.id, { after: a.id })).body.code).toBe('task_names_absent');
  });

  it('keep a text that was written meanwhile, and take a move over any version', async () => {
    const task = await made();
    await ask('PATCH', `/task/${task.id}`, { description: 'Начало', version: 0 });
    const stale = await ask('PATCH', `/task/${task.id}`, { description: 'Иное', version: 0 });
    expect([stale.status, stale.body.data]).toEqual([409, { description: 'Начало', version: '1' }]);
    const moved = await ask('PATCH', `/task/${task.id}`, { status: 'doing', version: 0 });
    expect(moved.body).toMatchObject({ status: 'doing', version: 1 });
  });

  it('are replaced whole', async () => {
    const task = await made({ due_at: '2026-12-01', priority: 'high' });
    const whole = {
      title: 'Собрать стенд заново',
      description: '',
      stage_id: null,
      parent_id: null,
      status: 'done',
      priority: 'low',
      assignees: [owner.id],
      tags: [],
      starts_at: null,
      due_at: null,
      checklist: [],
      blocked_by: [],
    };
    expect((await ask('PUT', `/task/${task.id}`, whole)).status).toBe(204);
    const { body } = await ask('GET', `/task/${task.id}`);
    expect(body).toMatchObject({ priority: 'low', due_at: null, done: true });
    expect((await ask('PUT', `/task/${task.id}`, { title: 'Часть' })).status).toBe(422);
  });

  it('ask what becomes of parts before they are deleted, and come back whole', async () => {
    const whole = await made({ title: 'Установка' });
    const part = await ask('POST', '/subtasks/create', { task_id: whole.id, title: 'Рама' });
    const asked = await ask('DELETE', `/task/${whole.id}`);
    expect([asked.status, asked.body.code]).toEqual([409, 'task_has_subtasks']);
    expect((await ask('DELETE', `/task/${whole.id}?subtasks=delete`)).status).toBe(204);
    expect((await ask('GET', `/task/${part.body.id}`)).status).toBe(404);
    const back = { project_id: project.id, ids: [whole.id] };
    expect((await ask('POST', '/task/restore_many', back)).status).toBe(204);
    expect((await ask('GET', `/task/${part.body.id}`)).body.parent_id).toBe(whole.id);
    expect((await ask('DELETE', `/task/${whole.id}?subtasks=keep`)).status).toBe(204);
    expect((await ask('GET', `/task/${part.body.id}`)).body.parent_id).toBeNull();
  });

  it('have tags of one name each, which leave them when they are deleted', async () => {
    const tag = (name: string) =>
      ask('POST', '/task/tag/create', { project_id: project.id, name, colour: 'blue' });
    const first = await tag('Ёмкость');
    expect(first.status).toBe(201);
    expect((await tag('емкость')).body.code).toBe('tag_exists');
    const task = await made({ tags: [first.body.id] });
    expect((await ask('DELETE', `/task/tag/${first.body.id}`)).status).toBe(204);
    expect((await ask('GET', `/task/${task.id}`)).body.tags).toEqual([]);
  });

  it('stand in columns that the project names and adds; one with cards is not lost', async () => {
    const fresh = await buildProject(server);
    const task = await made({ status: 'review' }, fresh);
    const put = async (statuses: Body[], more: Body = {}) => {
      const { statuses_version: version } = await setOf(fresh);
      const body = { project_id: fresh.id, statuses, version, ...more };
      return ask('PUT', '/task/statuses', body, fresh.researcher);
    };
    const column = (id: string, more: Body = {}) => ({
      id,
      title: null,
      closed: false,
      limit: null,
      ...more,
    });
    const without = [
      column('todo', { title: 'Очередь', limit: 3 }),
      column('done', { closed: true }),
    ];
    const refused = await put(without);
    expect([refused.status, refused.body.code]).toEqual([409, 'task_status_used']);
    expect(refused.body.detail).toContain('«На проверке»');
    const moved = await put(without, { moves: [{ from: 'review', to: 'done' }] });
    expect(moved.body.statuses).toHaveLength(2);
    expect((await ask('GET', `/task/${task.id}`, undefined, fresh.researcher)).body.done).toBe(
      true,
    );
    expect((await put(without, { version: 0 })).body.code).toBe('stale_version');
    expect((await put([column('todo'), column('doing')])).status).toBe(422);
    const added = column(randomUUID(), { title: 'готово' });
    const alike = await put([...without, added]);
    expect([alike.status, alike.body.fields]).toEqual([422, { statuses: 'task_status_repeats' }]);
    // the reader is told of the column by the name that he sees
    const english = await call(server, 'PUT', '/task/statuses', {
      token: fresh.researcher.token,
      body: { project_id: fresh.id, version: 1, statuses: [...without, added] },
      language: 'en',
    });
    expect(english.body.detail).toMatch(/“готово” is taken.* the column “Done”/);
  });

  it('tell whose they were when somebody leaves, and go out of a stage that is deleted', async () => {
    const fresh = await buildProject(server, { supervisor: true });
    const { supervisor } = fresh;
    if (!supervisor) throw new Error('nobody supervises');
    const stage = await buildStage(server, fresh);
    const task = await made({ assignees: [supervisor.id], stage_id: stage.id }, fresh);
    const leave = { project_id: fresh.id, user_id: supervisor.id };
    await ask('DELETE', '/project/team/teammate', leave, supervisor);
    await ask('DELETE', `/project/stage/${stage.id}`, undefined, fresh.researcher);
    expect((await ask('GET', `/task/${task.id}`, undefined, fresh.researcher)).body).toMatchObject({
      assignees: [],
      formerly: [supervisor.name],
      stage_id: null,
    });
  });

  it('are gathered from all projects for whose they are', async () => {
    const person = await buildPerson(server);
    const fresh = await buildProject(server, { supervisor: person });
    await made({ title: 'Позже', assignees: [person.id] }, fresh);
    await made({ title: 'Скоро', assignees: [person.id], due_at: '2026-12-01' }, fresh);
    await made({ title: 'Чужая' }, fresh);
    const { body } = await ask('GET', '/task/mine', undefined, person);
    expect(body.tasks.map(({ title }: { title: string }) => title)).toEqual(['Скоро', 'Позже']);
    expect(body.tasks[0].project).toMatchObject({ id: fresh.id, type: 'nir' });
    expect(body.tasks[0]).toMatchObject({ ticked_status: 'done', can: { edit: true } });
  });

  it('keep what they wait for while a deleted one is among it, and come back without a circle', async () => {
    const fresh = await buildProject(server);
    const put = (id: string, body: Body) => ask('PATCH', `/task/${id}`, body, fresh.researcher);
    const gone = await made({ title: 'Снятая' }, fresh);
    const other = await made({ title: 'Другая' }, fresh);
    const waiting = await made({ title: 'Ждущая', blocked_by: [gone.id] }, fresh);
    await ask('DELETE', `/task/${gone.id}`, undefined, fresh.researcher);
    const more = await put(waiting.id, { blocked_by: [gone.id, other.id] });
    expect(more.body.blocked_by).toEqual([gone.id, other.id]);
    await ask('DELETE', `/task/${waiting.id}`, undefined, fresh.researcher);
    await put(other.id, { blocked_by: [waiting.id] });
    expect((await put(other.id, { blocked_by: [] })).status).toBe(200);
    const back = { project_id: fresh.id, ids: [waiting.id] };
    await ask('POST', '/task/restore_many', back, fresh.researcher);
    expect((await put(other.id, { blocked_by: [waiting.id] })).body.code).toBe('task_cycle');
  });

  it('stand in the first open column where nobody has placed them', async () => {
    const fresh = await buildProject(server);
    const column = (id: string, closed: boolean) => ({ id, title: null, closed, limit: null });
    const statuses = [column('done', true), column('review', false), column('doing', false)];
    const body = { project_id: fresh.id, statuses, version: 0 };
    await ask('PUT', '/task/statuses', body, fresh.researcher);
    expect((await made({}, fresh)).status).toBe('review');
  });

  it('raise the progress of a stage whose plan is approved, and are asked for before a result', async () => {
    const fresh = await buildProject(server);
    const { token } = fresh.researcher;
    const stage = await buildStage(server, fresh);
    const [one] = [
      await made({ stage_id: stage.id }, fresh),
      await made({ stage_id: stage.id }, fresh),
    ];
    await call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, { token, body: {} });
    const before = await readProject(server, fresh, fresh.researcher);
    await ask('PATCH', `/task/${one.id}`, { status: 'done' }, fresh.researcher);
    const after = await readProject(server, fresh, fresh.researcher);
    // 75 for the only stage, of which tasks are 0.4, half of them done
    expect(after.progress - before.progress).toBe(15);
  });

  it('are told in the log with what they were and have become', async () => {
    const fresh = await buildProject(server);
    const task = await made({ title: 'Прибор' }, fresh);
    await ask(
      'PATCH',
      `/task/${task.id}`,
      { status: 'doing', assignees: [fresh.researcher.id] },
      fresh.researcher,
    );
    const { body } = await ask(
      'GET',
      `/project/project_logs?project_id=${fresh.id}`,
      undefined,
      fresh.researcher,
    );
    expect(body.logs[0]).toMatchObject({
      details: { title: '№ 1 Прибор' },
      changes: [
        { field: 'task_status', before: 'todo', after: 'doing' },
        { field: 'assignees', before: null, after: fresh.researcher.name },
      ],
    });
  });
});
