import { PROJECT_CATEGORIES, ROADMAP_TEMPLATES, ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage, readProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

const created = {
  title: 'Прочность сварных швов',
  category_id: PROJECT_CATEGORIES.bachelor,
  role_id: ROLE_IDS.researcher,
};

describe('research projects', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  describe('creating', () => {
    it('refuses a short title, reversed dates and a role that only joins', async () => {
      const { token } = await buildPerson(server);
      const create = (body: object) =>
        call(server, 'POST', '/project/nir', { token, body: { ...created, ...body } });
      expect((await create({ title: ' а ' })).body.code).toBe('validation_failed');
      const dates = { starts_at: '2026-09-01', ends_at: '2026-08-31' };
      expect((await create(dates)).body.code).toBe('dates_reversed');
      expect((await create({ role_id: ROLE_IDS.curator })).body.code).toBe('forbidden');
    });

    it('makes the stages of the template in the language of the title, or start and finish alone', async () => {
      const person = await buildPerson(server);
      const titles = async (body: object, language: 'ru' | 'en') => {
        const made = await call(server, 'POST', '/project/nir', {
          token: person.token,
          body: { ...created, ...body },
          language,
        });
        expect(made.status).toBe(201);
        const page = await readProject(server, made.body, person);
        return page.stages.map((stage: { title: string }) => stage.title);
      };
      const { start, numeric, finish } = ROADMAP_TEMPLATES.bachelor;
      expect(await titles({ template: true }, 'en')).toEqual(
        [start, ...numeric, finish].map(({ title }) => title.ru),
      );
      expect(await titles({ title: 'A stand for sensors' }, 'en')).toEqual([
        start.title.en,
        finish.title.en,
      ]);
    });
  });

  it('shows the whole page to a member: team, stages, moves, abilities', async () => {
    const project = await buildProject(server, { template: true });
    const page = await readProject(server, project, project.researcher);
    expect(page).toMatchObject({
      status: 'project_created',
      completion_status: 'none',
      progress: 0,
      creator: { id: project.researcher.id, name: project.researcher.name },
      my_role_id: ROLE_IDS.researcher,
      can: { edit: true, edit_task: true, invite: true, remove: true, add_stage: true },
      actions: [{ action: 'approve', intent: 'self_approve', primary: true, missing: [] }],
    });
    expect(page.team).toMatchObject([
      { is_me: true, is_creator: true, institution: 'Технический университет' },
    ]);
    expect(page.moves.map((move: { asked: string }) => move.asked)).toEqual([
      'approve_project',
      ...ROADMAP_TEMPLATES.bachelor.numeric.map(() => 'approve_plan'),
    ]);
    expect(page.stages[0]).toMatchObject({
      kind: 'start',
      status: 'project_created',
      number: null,
      goal: '',
    });
    expect(page.stages[1]).toMatchObject({
      goal: ROADMAP_TEMPLATES.bachelor.numeric[0]?.goal.ru,
      goal_from_template: true,
    });
    expect(page.stages.at(-1)).toMatchObject({ kind: 'finish', move: null });
  });

  it('changes annotation and dates from the newest version only', async () => {
    const project = await buildProject(server);
    const { token } = project.researcher;
    const change = (body: object) =>
      call(server, 'PATCH', `/project/nir/${project.id}`, { token, body });
    const first = await change({ annotation: 'О швах', starts_at: '2026-02-01', version: 0 });
    expect(first.body).toMatchObject({ annotation: 'О швах', starts_at: '2026-02-01', version: 1 });
    const late = await change({ annotation: 'Иначе', ends_at: null, version: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    // of what was to be changed, and of nothing else
    expect(late.body.data).toEqual({ version: '1', annotation: 'О швах', ends_at: '' });
    const reversed = await change({ ends_at: '2026-01-31', version: 1 });
    expect(reversed.body.code).toBe('dates_reversed');
    const cleared = await change({ starts_at: null, version: 1 });
    expect(cleared.body).toMatchObject({ starts_at: null, annotation: 'О швах' });
  });

  it('a new title of an approved project asks for approval again, the same title does not', async () => {
    const project = await buildProject(server, { title: 'Первое название' });
    const { token } = project.researcher;
    const send = () =>
      call(server, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
    const rename = (title: string) =>
      call(server, 'POST', `/project/nir/${project.id}/set_title`, { token, body: { title } });
    const status = async () => (await readProject(server, project, project.researcher)).status;
    expect((await send()).status).toBe(204);
    expect((await rename('Первое название')).status).toBe(204);
    expect(await status()).toBe('approved_by_researcher');
    expect((await rename('Второе название')).status).toBe(204);
    expect(await status()).toBe('re_approval_required');
    // an edit that was undone costs nobody a review
    await rename('Первое название');
    expect((await send()).status).toBe(204);
    expect(await status()).toBe('approved_by_researcher');
    expect((await readProject(server, project, project.researcher)).edition).toBe(1);
  });

  it('a title or a category chosen over an older one is refused', async () => {
    const project = await buildProject(server, { title: 'Первое название' });
    const { token } = project.researcher;
    const set = (what: string, body: object) =>
      call(server, 'POST', `/project/nir/${project.id}/set_${what}`, { token, body });
    const read = () => readProject(server, project, project.researcher);
    const { version } = await read();
    expect((await set('title', { title: 'Название коллеги', version })).status).toBe(204);
    const late = await set('title', { title: 'Своё название', version });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect(late.body.data).toEqual({ version: String(version + 1), title: 'Название коллеги' });
    const category_id = PROJECT_CATEGORIES.master;
    expect((await set('category', { category_id, version })).body.code).toBe('stale_version');
    expect((await set('category', { category_id, version: version + 1 })).status).toBe(204);
    expect(await read()).toMatchObject({ title: 'Название коллеги', category_id });
  });

  it('a category cannot be changed while the section waits', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { token } = project.researcher;
    const body = { category_id: PROJECT_CATEGORIES.master };
    const change = () =>
      call(server, 'POST', `/project/nir/${project.id}/set_category`, { token, body });
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
    const refused = await change();
    expect([refused.status, refused.body.code]).toEqual([409, 'section_locked']);
    await call(server, 'POST', `/project/nir/${project.id}/revise`, { token, body: {} });
    expect((await change()).status).toBe(204);
    expect((await readProject(server, project, project.researcher)).category_id).toBe(
      PROJECT_CATEGORIES.master,
    );
  });

  it('is deleted by its creator alone, and the rest of the team hears of it', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    await buildStage(server, project);
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    const remove = (token: string) =>
      call(server, 'DELETE', `/project/nir/${project.id}/delete`, { token });
    expect((await remove(supervisor.token)).body.code).toBe('forbidden');
    expect((await remove(researcher.token)).status).toBe(204);
    expect((await remove(researcher.token)).status).toBe(404);
    const mail = await waitFor(() =>
      server.mails.find((one) => one.to === supervisor.email && /удалён/.test(one.subject)),
    );
    expect(mail.text).toContain(researcher.name);
  });

  it('names categories and roles in the language of the request', async () => {
    const { token } = await buildPerson(server);
    const ask = (url: string, language: 'ru' | 'en') =>
      call(server, 'GET', url, { token, language });
    const categories = await ask('/project/nir/category/categories', 'en');
    expect(categories.body.categories).toHaveLength(10);
    expect(categories.body.categories[3]).toMatchObject({
      code: 'bachelor',
      title: 'Bachelor’s final qualifying work',
      template: ROADMAP_TEMPLATES.bachelor.numeric.map(({ title }) => title.en),
    });
    const roles = await ask('/project/role/roles?project_type=nir', 'ru');
    expect(roles.body.roles).toMatchObject([
      { code: 'researcher', title: 'Исследователь', can_create: true },
      { code: 'supervisor', title: 'Научный руководитель', can_create: true },
      { code: 'curator', title: 'Куратор', can_create: false },
    ]);
  });
});
