import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind, readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { writeDocument } from './support/write-document.ts';

describe('kinds of projects', () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it('a startup is created by a founder or a top manager, without a category', async () => {
    const { token } = await buildPerson(server);
    const create = (role: keyof typeof ROLE_IDS) =>
      call(server, 'POST', '/project/startup', {
        token,
        body: { title: 'Доставка', role_id: ROLE_IDS[role] },
      });
    for (const role of ['mentor', 'coordinator', 'researcher'] as const) {
      expect((await create(role)).body.code).toBe('forbidden');
    }
    const created = await create('topmanager');
    const page = await readKind(server, { type: 'startup', id: created.body.id }, {
      token,
    } as never);
    expect(page).toMatchObject({
      type: 'startup',
      category_id: null,
      my_role_id: ROLE_IDS.topmanager,
      status: 'project_created',
      can: { add_stage: true },
    });
    expect(page.stages.map((stage: { kind: string }) => stage.kind)).toEqual(['start', 'finish']);
    expect(page.actions[0]).toMatchObject({ intent: 'self_approve', missing: [] });
  });

  it('a template gives stages with goals, results and the days of the project', async () => {
    const startup = await buildKind(server, 'startup', [], {
      template: true,
      starts_at: '2026-09-01',
      ends_at: '2027-08-31',
    });
    const { stages } = await readKind(server, startup, startup.creator);
    expect(stages).toHaveLength(6);
    expect(stages[1]).toMatchObject({
      number: 1,
      title: 'Проверка гипотез и команда',
      goal: expect.stringContaining('платить'),
      starts_at: '2026-09-01',
      status: 'stage_created',
      result_status: 'result_created',
    });
    expect(stages[5]).toMatchObject({ kind: 'finish', ends_at: '2027-08-31', result_status: null });
    const templates = await call(server, 'GET', '/project/roadmap/templates?project_type=startup', {
      token: startup.creator.token,
      language: 'en',
    });
    const codes = templates.body.templates.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['startup', 'startup_diploma']);
    expect(templates.body.templates[0].numeric[1].title).toBe('Minimum viable product');
    const nir = await call(
      server,
      'GET',
      '/project/roadmap/templates?project_type=nir',
      startup.creator,
    );
    expect(nir.body.templates).toHaveLength(10);
    expect(nir.body.templates[0].category_id).toBe(PROJECT_CATEGORIES.nir);
  });

  it('a project answers at the address of its kind only', async () => {
    const startup = await buildKind(server, 'startup');
    const { token } = startup.creator;
    for (const type of ['nir', 'article']) {
      const read = await call(server, 'GET', `/project/${type}/${startup.id}`, { token });
      expect([read.status, read.body.code]).toEqual([404, 'not_found']);
      const url = `/project/${type}/${startup.id}/approve`;
      expect((await call(server, 'POST', url, { token, body: {} })).status).toBe(404);
    }
    const { stages } = await readKind(server, startup, startup.creator);
    const finish = `/project/nir/stage/${stages[1].id}/finish/approve`;
    expect((await call(server, 'POST', finish, { token, body: {} })).status).toBe(404);
    const gone = await call(server, 'DELETE', `/project/startup/${startup.id}`, { token });
    expect(gone.status).toBe(204);
  });

  it('lists show one kind each, and all of them together', async () => {
    const startup = await buildKind(server, 'startup');
    const { token } = startup.creator;
    await buildProject(server, { researcher: startup.creator, title: 'Исследование' });
    await call(server, 'POST', '/project/article', {
      token,
      body: { title: 'Статья о доставке', role_id: ROLE_IDS.researcher },
    });
    const types = async (url: string) => {
      const { projects } = (await call(server, 'GET', url, { token })).body;
      return projects.map((one: { type: string }) => one.type).sort();
    };
    expect(await types('/project/startup')).toEqual(['startup']);
    expect(await types('/project/article')).toEqual(['article']);
    expect(await types('/project/nir')).toEqual(['nir']);
    expect(await types('/project/list')).toEqual(['article', 'nir', 'startup']);
    expect(await types('/project/list?project_type=startup')).toEqual(['startup']);
  });

  it('an article goes from its idea to its manuscript, without stages between', async () => {
    const article = await buildKind(server, 'article', ['supervisor']);
    const { token } = article.creator;
    const body = { project_id: article.id, kind: 'numeric', title: 'Этап' };
    const stage = await call(server, 'POST', '/project/stage', { token, body });
    expect([stage.status, stage.body.code]).toEqual([422, 'no_roadmap']);
    const decide = async (role: 'researcher' | 'supervisor', path: string) =>
      call(server, 'POST', `/project/article/${path}`, { ...article.as(role), body: {} });
    for (const role of ['researcher', 'supervisor'] as const) {
      expect((await decide(role, `${article.id}/approve`)).status).toBe(204);
    }
    const ready = await readKind(server, article, article.creator);
    expect(ready).toMatchObject({
      completion_status: 'final_report_expected',
      can: { add_stage: false },
      moves: [{ asked: 'send_final', missing: ['final_report'] }],
    });
    const finish = ready.stages.at(-1);
    await writeDocument(server, origin, finish.id, { token, text: 'Рукопись.' });
    for (const role of ['researcher', 'supervisor'] as const) {
      expect((await decide(role, `stage/${finish.id}/finish/approve`)).status).toBe(204);
    }
    expect(await readKind(server, article, article.creator)).toMatchObject({
      completion_status: 'succeeded',
      progress: 100,
    });
  });

  it('the team tells of itself without any approval', async () => {
    const startup = await buildKind(server, 'startup', ['coordinator']);
    const { token } = startup.creator;
    await call(server, 'POST', `/project/startup/${startup.id}/approve`, { token, body: {} });
    const write = (path: string, who: string, content: string) =>
      call(server, 'PATCH', `${path}/${startup.id}/update_team_dynamic_filed`, {
        token: who,
        body: { content },
      });
    expect((await write('/project/startup', token, 'Нас двое.')).status).toBe(204);
    expect((await write('/project', token, 'Нас трое.')).status).toBe(204);
    const coordinator = startup.as('coordinator').token;
    expect((await write('/project', coordinator, 'Нет')).body.code).toBe('forbidden');
    expect(await readKind(server, startup, startup.creator)).toMatchObject({
      team_content: 'Нас трое.',
      status: 'approved_by_founder',
    });
  });

  it('fields of a plan belong to its content: they are ordered, and an approved plan loses its approval', async () => {
    const project = await buildProject(server, { template: true });
    const { token } = project.researcher;
    const { stages } = (await call(server, 'GET', `/project/nir/${project.id}`, { token })).body;
    const url = `/project/stage/${stages[1].id}/dynamic_field`;
    const add = async (title: string) =>
      (await call(server, 'POST', url, { token, body: { title } })).body;
    const [first, , third] = [await add('Первое'), await add('Второе'), await add('Третье')];
    const path = `/project/nir/stage/${stages[1].id}/approve`;
    expect((await call(server, 'POST', path, { token, body: {} })).status).toBe(204);
    const move = { order: 0, version: third.version };
    await call(server, 'PATCH', `${url}/${third.id}`, { token, body: move });
    const titles = async () =>
      (await call(server, 'GET', url, { token })).body.fields.map(
        (field: { title: string; order: number }) => `${field.order} ${field.title}`,
      );
    expect(await titles()).toEqual(['0 Третье', '1 Первое', '2 Второе']);
    const read = await call(server, 'GET', `/project/stage/${stages[1].id}`, { token });
    expect(read.body).toMatchObject({ status: 're_approval_required', plan_valid: false });
    expect((await call(server, 'DELETE', `${url}/${first.id}`, { token })).status).toBe(204);
    const foreign = `/project/stage/${stages[2].id}/dynamic_field/${third.id}`;
    expect((await call(server, 'DELETE', foreign, { token })).status).toBe(404);
  });
});
