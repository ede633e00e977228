import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, readProject, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('dynamic fields of a project', () => {
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
    // the refusal says what is there now
    expect((await change('task', { content: 'Иное', version: 0 })).body).toMatchObject({
      code: 'stale_version',
      data: { version: '1', content: 'Сварной шов' },
    });
    expect((await change('task', { order: 5, version: 0 })).body.data).toEqual({
      version: '1',
      order: String(changed.body.order),
    });
    expect((await change('full_info', { content: 'Иное' })).status).toBe(404);
    expect((await change('task', { title: '' })).body.code).toBe('validation_failed');
  });

  it('of one list have names that a reader can tell apart, those of two lists need not', async () => {
    const { token } = project.researcher;
    const { body: field } = await add('task', { title: 'Предмет' });
    const again = await add('task', { title: ' предмет ' });
    expect([again.status, again.body.code]).toEqual([409, 'field_title_taken']);
    expect((await add('full_info', { title: 'Предмет' })).status).toBe(201);
    const { body: other } = await add('task', { title: 'Метод' });
    const rename = (id: string, title: string) =>
      call(server, 'PATCH', at('task', id), { token, body: { title } });
    expect((await rename(other.id, 'ПРЕДМЕТ')).body).toMatchObject({ code: 'field_title_taken' });
    const renamed = await rename(field.id, 'ПРЕДМЕТ');
    expect(renamed.body).toMatchObject({
      title: 'ПРЕДМЕТ',
      content: '',
      order: field.order,
      version: 1,
    });
  });

  it('hold a text with a form, in one spelling, and nothing that only looks like one', async () => {
    const { token } = project.researcher;
    const doc = (...content: object[]) => JSON.stringify({ type: 'doc', content });
    const words = (text: string, ...marks: object[]) => ({
      type: 'paragraph',
      attrs: { class: 'x' },
      content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
    });
    const { body: field } = await add('task', { title: 'Методы', content: 'Опыт\nи расчёт' });
    const change = (body: object) => call(server, 'PATCH', at('task', field.id), { token, body });

    const turned = await change({ kind: 'content', version: 0 });
    expect(turned.body).toMatchObject({ kind: 'content', version: 1 });
    expect(JSON.parse(turned.body.content).content).toMatchObject([
      { content: [{ text: 'Опыт' }] },
      { content: [{ text: 'и расчёт' }] },
    ]);
    const bold = await change({ content: doc(words('Опыт', { type: 'bold' })), version: 1 });
    expect(bold.body.content).toBe(
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Опыт","marks":[{"type":"bold"}]}]}]}',
    );
    const script = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    for (const content of ['<b>Опыт</b>', '{}', doc({ type: 'image' }), doc(words('x', script))]) {
      expect((await change({ content })).body.code).toBe('validation_failed');
      const added = await add('task', { title: 'Ложь', kind: 'content', content });
      expect(added.body.code).toBe('validation_failed');
    }
    for (const long of [
      { kind: 'text', content: 'я'.repeat(50_001) },
      { content: doc(words('я'.repeat(50_001))) },
    ]) {
      expect((await change(long)).body.code).toBe('validation_failed');
    }
    expect((await change({ kind: 'html' })).body.code).toBe('validation_failed');

    const back = await change({ kind: 'text' });
    expect(back.body).toMatchObject({ kind: 'text', content: 'Опыт' });
    const { body: log } = await call(
      server,
      'GET',
      `/project/project_logs?project_id=${project.id}&limit=4`,
      { token },
    );
    const changes = log.logs.map((entry: { changes: { field: string }[] }) => entry.changes);
    expect(changes.slice(0, 3)).toEqual([
      [{ field: 'markup', before: 'content', after: 'text' }],
      [{ field: 'content', before: 'Опыт\nи расчёт', after: 'Опыт' }],
      [{ field: 'markup', before: 'text', after: 'content' }],
    ]);
  });

  it('of the team is of either kind too', async () => {
    const { token } = project.researcher;
    const change = (body: object) =>
      call(server, 'PATCH', `/project/${project.id}/update_team_dynamic_filed`, { token, body });
    const content = JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Нас двое.' }] }],
    });
    expect((await change({ content: '{', kind: 'content' })).body.code).toBe('validation_failed');
    expect((await change({ content, kind: 'content' })).status).toBe(204);
    const page = () => readProject(server, project, project.researcher);
    expect(await page()).toMatchObject({ team_kind: 'content', team_content: content });
    expect((await change({ content: 'Нас трое.' })).body.code).toBe('validation_failed');
    expect((await change({ content: 'Нас трое.', kind: 'text' })).status).toBe(204);
    expect(await page()).toMatchObject({ team_kind: 'text', team_content: 'Нас трое.' });
  });

  it('of the team is not written over by whoever has not seen the newest', async () => {
    const { token } = project.researcher;
    const page = () => readProject(server, project, project.researcher);
    const { version } = await page();
    const change = (content: string) =>
      call(server, 'PATCH', `/project/${project.id}/update_team_dynamic_filed`, {
        token,
        body: { content, kind: 'text', version },
      });
    expect((await change('Нас четверо.')).status).toBe(204);
    const late = await change('Нас пятеро.');
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect(late.body.data).toMatchObject({ version: String(version + 1), content: 'Нас четверо.' });
    expect(await page()).toMatchObject({ team_content: 'Нас четверо.', version: version + 1 });
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
    let made = 0;
    const write = (token: string) => {
      made += 1;
      return call(server, 'POST', `/project/${other.id}/task_dynamic_filed`, {
        token,
        body: { title: `Цель ${made}`, content: 'Текст' },
      });
    };
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
