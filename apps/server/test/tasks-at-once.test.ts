import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTask } from './support/build-task.ts';
import { buildProject, type TestPerson, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

type Body = Record<string, unknown>;

describe('several tasks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (method: 'POST' | 'PATCH', path: string, body: Body, { token }: TestPerson) =>
    call(server, method, path, { token, body });
  const made = ({ id, researcher }: TestProject) => buildTask(server, id, researcher);
  const setOf = async ({ id, researcher }: TestProject) =>
    (await call(server, 'GET', `/task/project?project_id=${id}`, researcher)).body;
  const titles = async (of: TestProject) =>
    (await setOf(of)).tasks.map(({ title }: { title: string }) => title);

  it('are made from a pasted list with parts and tags, all or none', async () => {
    const project = await buildProject(server);
    const line = (title: string, more: Body = {}) => ({ title, ...more });
    const many = (tasks: Body[]) =>
      ask('POST', '/task/create_many', { project_id: project.id, tasks }, project.researcher);
    const key = '0192f0a2-1111-7000-8000-000000000002';
    const chapters = [
      line('Глава 1', { key, tag_names: ['Учёт', 'учет'] }),
      line('Обзор', { parent: 0, blocked_by: [2] }),
      line('Глава 2', { checklist: [{ id: key, text: 'Сшить', done: true }] }),
    ];
    // sent again after a lost answer
    for (const answer of [await many(chapters), await many(chapters)]) {
      expect(answer.status).toBe(201);
    }
    const set = await setOf(project);
    expect(set.tags).toHaveLength(1);
    expect(set.tasks[1].parent_id).toBe(set.tasks[0].id);
    expect(set.tasks[1].blocked_by).toEqual([set.tasks[2].id]);
    expect([set.tasks[2].checklist_done, set.tasks[2].checklist_total]).toEqual([1, 1]);
    const wrong = await many([line('Глава 3'), line('Глубже', { parent: 5 })]);
    expect(wrong.body.code).toBe('task_parent');
    for (const [whole, part] of [
      [[1], []],
      [[], [0]],
    ]) {
      const kin = [
        line('Глава 3', { blocked_by: whole }),
        line('Раздел', { parent: 0, blocked_by: part }),
      ];
      expect((await many(kin)).body.code).toBe('task_waits_kin');
    }
    const circle = [line('Глава 3', { blocked_by: [1] }), line('Глава 4', { blocked_by: [0] })];
    const refused = await many(circle);
    expect([refused.status, refused.body.code]).toEqual([422, 'task_cycle']);
    expect((await many([line('Глава 3', { blocked_by: [1] })])).body.code).toBe(
      'task_names_absent',
    );
    expect(await titles(project)).toEqual(['Глава 1', 'Обзор', 'Глава 2']);
  });

  it('are changed many at once, all or none', async () => {
    const project = await buildProject(server);
    const ids = [(await made(project)).id, (await made(project)).id];
    const change = (body: Body) =>
      ask('PATCH', '/task/many', { project_id: project.id, ...body }, project.researcher);
    const { id } = project.researcher;
    const all = await change({ ids, change: { status: 'done', add_assignees: [id] } });
    expect(all.body.tasks).toHaveLength(2);
    for (const task of (await setOf(project)).tasks) {
      expect(task).toMatchObject({ done: true, assignees: [{ id }] });
    }
    const foreign = await made(await buildProject(server));
    const none = await change({ ids: [...ids, foreign.id], change: { priority: 'high' } });
    expect(none.body.code).toBe('task_names_absent');
    const days = ids.map((task, at) => ({
      id: task,
      starts_at: null,
      due_at: `2026-12-0${at + 1}`,
    }));
    const dated = await ask(
      'PATCH',
      '/task/days',
      { project_id: project.id, days },
      project.researcher,
    );
    expect(dated.body.tasks.map(({ due_at }: { due_at: string }) => due_at)).toEqual([
      '2026-12-01',
      '2026-12-02',
    ]);
    const gone = { project_id: project.id, ids };
    expect((await ask('POST', '/task/remove_many', gone, project.researcher)).status).toBe(204);
    expect(await titles(project)).toEqual([]);
  });
});
