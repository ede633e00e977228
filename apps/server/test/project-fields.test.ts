import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, readProject, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(databases)('dynamic fields of a project on $name', (database) => {
  let server: TestServer;
  let project: TestProject;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { curator: true });
  });
  afterAll(() => server.close());

  const at = (list: string, id = '') =>
    `/project/${project.id}/${list}_dynamic_filed${id && `/${id}`}`;
  const add = (list: string, body: object, token = project.researcher.token) =>
    call(server, 'POST', at(list), { token, body });

  it('are added to one of two lists, in order', async () => {
    const first = await add('task', { title: 'Цель', content: 'Измерить прочность' });
    const second = await add('task', { title: 'Задачи', kind: 'content' });
    await add('full_info', { title: 'Замысел' });
    expect(first).toMatchObject({ status: 201, body: { title: 'Цель', order: 0, version: 0 } });
    expect(second.body).toMatchObject({ kind: 'content', content: '', order: 1 });
    const listed = await call(server, 'GET', at('task'), project.researcher);
    expect(listed.body.fields).toEqual([first.body, second.body]);
    const page = await readProject(server, project, project.researcher);
    expect(page.task_fields).toEqual(listed.body.fields);
    expect(page.info_fields).toMatchObject([{ title: 'Замысел', order: 0 }]);
  });

  it('change from the newest version only, and only in their own list', async () => {
    const { body: field } = await add('task', { title: 'Объект' });
    const { token } = project.researcher;
    const change = (list: string, body: object) =>
      call(server, 'PATCH', at(list, field.id), { token, body });
    const changed = await change('task', { content: 'Сварной шов', version: 0 });
    expect(changed.body).toMatchObject({ title: 'Объект', content: 'Сварной шов', version: 1 });
    expect((await change('task', { content: 'Иное', version: 0 })).body.code).toBe('stale_version');
    expect((await change('full_info', { content: 'Иное' })).status).toBe(404);
    expect((await change('task', { title: '' })).body.code).toBe('validation_failed');
  });

  it('are removed once', async () => {
    const { body: field } = await add('full_info', { title: 'Лишнее' });
    const remove = () => call(server, 'DELETE', at('full_info', field.id), project.researcher);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await call(server, 'DELETE', at('task', uuidv7()), project.researcher)).status).toBe(
      404,
    );
  });

  it('are read and not written by a curator', async () => {
    const token = project.curator?.token;
    expect((await add('task', { title: 'От куратора' }, token)).body.code).toBe('forbidden');
    expect((await call(server, 'GET', at('task'), { ...(token && { token }) })).status).toBe(200);
  });

  it('are closed while the section waits and drop its approval afterwards', async () => {
    const other = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = other;
    if (!supervisor) throw new Error('no supervisor');
    const write = (token: string) =>
      call(server, 'POST', `/project/${other.id}/task_dynamic_filed`, {
        token,
        body: { title: 'Цель', content: 'Текст' },
      });
    const decide = (token: string) =>
      call(server, 'POST', `/project/nir/${other.id}/approve`, { token, body: {} });
    await decide(researcher.token);
    expect((await write(researcher.token)).body.code).toBe('section_locked');
    // the supervisor may edit what is with him: the next edition of the same round
    expect((await write(supervisor.token)).status).toBe(201);
    const page = await readProject(server, other, researcher);
    expect(page).toMatchObject({ edition: 2, status: 'sent_to_supervisor_for_approval' });
    await decide(supervisor.token);
    expect((await readProject(server, other, researcher)).status).toBe('approved_by_supervisor');
    expect((await write(researcher.token)).status).toBe(201);
    expect((await readProject(server, other, researcher)).status).toBe('re_approval_required');
  });
});
