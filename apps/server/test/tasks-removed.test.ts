import { describe, expect, it } from 'vitest';
import { buildProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { serveProject } from './support/serve-project.ts';

type Body = Record<string, unknown>;

describe('tasks that are deleted together', () => {
  const served = serveProject();

  const post = (path: string, body: Body = {}) =>
    call(served.server, 'POST', path, { ...served.project.researcher, body });
  const create = async (title: string, more: Body = {}): Promise<string> =>
    (await post('/task/create', { project_id: served.project.id, title, ...more })).body.id;
  const remove = (ids: string[], more: Body = {}) =>
    post('/task/remove_many', { project_id: served.project.id, ids, ...more });
  const restore = (ids: string[]) =>
    post('/task/restore_many', { project_id: served.project.id, ids });
  /** The titles of the tasks, each after that of what it is a part of. */
  async function titles(): Promise<string[]> {
    const { server, project } = served;
    const path = `/task/project?project_id=${project.id}`;
    const { tasks } = (await call(server, 'GET', path, project.researcher)).body;
    return tasks.map(({ title, parent_id }: { title: string; parent_id: string | null }) => {
      const parent = tasks.find(({ id }: { id: string }) => id === parent_id);
      return parent ? `${parent.title}: ${title}` : title;
    });
  }
  async function family(title: string): Promise<[string, string]> {
    const whole = await create(title);
    const part = await create('часть', { parent_id: whole });
    await create('другая', { parent_id: whole });
    return [whole, part];
  }

  it('leave parts that are not among them to who asks', async () => {
    const stand = await family('Стенд');
    const report = await family('Отчёт');
    expect((await remove(stand)).body.code).toBe('task_has_subtasks');
    expect(await titles()).toHaveLength(6);

    expect((await remove(stand, { subtasks: 'keep' })).status).toBe(204);
    expect((await remove(report.slice(0, 1), { subtasks: 'delete' })).status).toBe(204);
    expect(await titles()).toEqual(['другая']);
  });

  const named = async (name: string) => (await titles()).filter((title) => title.includes(name));

  it('come back with the parts that were among them', async () => {
    const [whole, part] = await family('Опыт');
    await remove([whole, part], { subtasks: 'keep' });
    await restore([whole]);
    expect(await named('Опыт')).toEqual(['Опыт', 'Опыт: часть']);
  });

  it('come back together, those that are there already stay', async () => {
    const [whole, part] = await family('Смотр');
    const [other] = await family('Смотр дважды');
    await remove([whole, part, other], { subtasks: 'delete' });
    expect(await named('Смотр')).toEqual([]);

    expect((await restore([part, whole, other])).status).toBe(204);
    const all = [
      'Смотр',
      'Смотр: часть',
      'Смотр: другая',
      'Смотр дважды',
      'Смотр дважды: часть',
      'Смотр дважды: другая',
    ];
    expect(await named('Смотр')).toEqual(all);
    expect((await restore([whole])).status).toBe(204);
    expect(await named('Смотр')).toEqual(all);
  });

  it('come back to their own project alone', async () => {
    const [whole] = await family('Чужое');
    await remove([whole], { subtasks: 'delete' });
    const { id, researcher } = await buildProject(served.server);
    const body = { project_id: id, ids: [whole] };
    await call(served.server, 'POST', '/task/restore_many', { ...researcher, body });
    expect(await named('Чужое')).toEqual([]);
  });
});
