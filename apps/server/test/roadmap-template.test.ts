import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
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
import { buildKind, readKind } from './support/kinds.ts';
import { tellTwice } from './support/replay-history.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('a template of a roadmap', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const take = (project: Pick<TestProject, 'id'>, { token }: TestPerson, body: object) =>
    call(server, 'PUT', `/project/${project.id}/roadmap/template`, { token, body });
  const arrange = (project: Pick<TestProject, 'id'>, { token }: TestPerson, body: object) =>
    call(server, 'PUT', `/project/${project.id}/roadmap`, { token, body });
  const read = (project: TestProject) => readProject(server, project, project.researcher);
  const titles = (page: { stages: { title: string }[] }) => page.stages.map(({ title }) => title);

  it('is laid out between two days in place of the stages, which an undo brings back', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const own = await buildStage(server, project, { title: 'Своё', goal: 'Сделать по-своему' });
    const before = await read(project);
    expect(before.can.take_template).toBe(true);
    const term = { starts_at: '2027-02-01', ends_at: '2027-06-20' };
    const taken = await take(project, researcher, { ...term, seen: [own.id] });
    expect(taken.status).toBe(200);
    const page = await read(project);
    const numeric = page.stages.slice(1, -1);
    expect(numeric.map(({ number }: { number: number }) => number)).toEqual(
      numeric.map((_: unknown, at: number) => at + 1),
    );
    expect(numeric.length).toBeGreaterThan(3);
    expect(numeric[0]).toMatchObject({ starts_at: term.starts_at, status: 'stage_created' });
    expect(page.stages.at(-1).ends_at).toBe(term.ends_at);
    expect(titles(page)).not.toContain('Своё');

    const { before: was, after: present } = taken.body;
    const undone = await arrange(project, researcher, { ...was, present });
    expect(undone.status).toBe(204);
    const after = await read(project);
    expect(titles(after)).toEqual(titles(before));
    expect(after.stages[1]).toMatchObject({ id: own.id, goal: 'Сделать по-своему', number: 1 });
    expect(after.stages.at(-1)).toMatchObject({ starts_at: null, ends_at: null });
  });

  it('leaves a history that gives the roadmap again, as does an undo and whatever removes stages', async () => {
    const project = await buildProject(server, { template: true });
    const { researcher } = project;
    const replayed = async () => {
      const { told, stored } = await tellTwice(server.deps.connection.db, project.id);
      expect(told).toEqual(stored);
    };
    const page = await read(project);
    const seen = page.stages.slice(1, -1).map(({ id }: { id: string }) => id);
    expect(seen.length).toBeGreaterThan(2);
    const { before, after } = (await take(project, researcher, { seen })).body;
    await replayed();
    const undone = await arrange(project, researcher, { ...before, present: after });
    expect(undone.status).toBe(204);
    await replayed();
    const [first, second, ...rest] = seen;
    const fewer = { ...before, stages: [...rest.slice(2), second], present: before };
    expect((await arrange(project, researcher, fewer)).status).toBe(204);
    expect((await read(project)).stages.map(({ id }: { id: string }) => id)).not.toContain(first);
    await replayed();
  });

  it('may be that of another category, and comes without dates where there is no room', async () => {
    const project = await buildProject(server);
    const body = {
      category_id: PROJECT_CATEGORIES.candidate,
      starts_at: '2027-02-01',
      ends_at: '2027-02-02',
      seen: [],
    };
    expect((await take(project, project.researcher, body)).status).toBe(200);
    const page = await read(project);
    const { templates } = (
      await call(server, 'GET', '/project/roadmap/templates?project_type=nir', project.researcher)
    ).body;
    const chosen = templates.find(
      (one: { category_id: string }) => one.category_id === PROJECT_CATEGORIES.candidate,
    );
    expect(titles(page).slice(1, -1)).toEqual(
      chosen.numeric.map((one: { title: string }) => one.title),
    );
    expect(chosen.numeric[0].share).toBeGreaterThan(0);
    expect(page.stages[1]).toMatchObject({ starts_at: null, ends_at: null });
  });

  it('calls the finish as it does, which an undo takes back, unless the team has named it', async () => {
    const project = await buildProject(server, { category: 'project' });
    const finish = async () => (await read(project)).stages.at(-1);
    const { title, id } = await finish();
    const body = { category_id: PROJECT_CATEGORIES.candidate, seen: [] };
    const taken = await take(project, project.researcher, body);
    const renamed = (await finish()).title;
    expect(renamed).not.toBe(title);
    const { before, after } = taken.body;
    const undone = await arrange(project, project.researcher, { ...before, present: after });
    expect([undone.status, (await finish()).title]).toEqual([204, title]);

    const { version } = await finish();
    const named = { token: project.researcher.token, body: { title: 'Показ стенда', version } };
    expect((await call(server, 'PATCH', `/project/stage/${id}`, named)).status).toBe(204);
    expect((await take(project, project.researcher, body)).status).toBe(200);
    expect((await finish()).title).toBe('Показ стенда');
  });

  it('is refused once something was sent, and when the roadmap is not as it was seen', async () => {
    const project = await buildProject(server, { template: true });
    const { researcher } = project;
    const page = await read(project);
    const seen = page.stages.slice(1, -1).map(({ id }: { id: string }) => id);
    const stale = await take(project, researcher, { seen: [] });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    await call(server, 'POST', `/project/nir/stage/${seen[0]}/approve`, {
      ...researcher,
      body: {},
    });
    const started = await take(project, researcher, { seen });
    expect([started.status, started.body.code]).toEqual([409, 'roadmap_started']);
    expect((await read(project)).can.take_template).toBe(false);
    const reversed = { seen, starts_at: '2027-02-02', ends_at: '2027-02-01' };
    const fresh = await buildProject(server);
    expect((await take(fresh, fresh.researcher, { ...reversed, seen: [] })).body.code).toBe(
      'dates_reversed',
    );
    expect((await take(fresh, fresh.researcher, { seen: ['x'] })).status).toBe(422);
  });

  it('is not undone over what came after it', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const taken = await take(project, researcher, { seen: [] });
    const { before, after } = taken.body;
    const added = await buildStage(server, project, { title: 'Ещё' });
    const late = await arrange(project, researcher, { ...before, present: after });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    await call(server, 'DELETE', `/project/stage/${added.id}`, researcher);
    await call(server, 'POST', `/project/nir/stage/${after.stages[0]}/approve`, {
      ...researcher,
      body: {},
    });
    const sent = await arrange(project, researcher, { ...before, present: after });
    expect([sent.status, sent.body.code]).toEqual([403, 'stage_not_deletable']);
    const other = await buildProject(server);
    const stage = await buildStage(server, other);
    const foreign = await arrange(project, researcher, {
      ...after,
      stages: [stage.id],
      present: after,
    });
    expect(foreign.status).toBe(404);
  });

  it('speaks the language of the title, whichever language its author reads the site in', async () => {
    const { token } = await buildPerson(server);
    const template = (more: string) =>
      call(server, 'GET', `/project/roadmap/templates?project_type=startup${more}`, {
        token,
        language: 'en',
      });
    const words = async (more: string) => {
      const [first] = (await template(more)).body.templates;
      return { named: first.title, begins: first.start.title };
    };
    expect(await words('&language=ru')).toEqual({
      named: 'Student startup',
      begins: 'Паспорт стартап-проекта',
    });
    expect((await template('&language=de')).status).toBe(422);
    const body = { role_id: ROLE_IDS.founder, template: true };
    const stagesOf = async (title: string) => {
      const made = await call(server, 'POST', '/project/startup', {
        token,
        language: 'en',
        body: { ...body, title },
      });
      const read = async () =>
        (await call(server, 'GET', `/project/startup/${made.body.id}`, { token })).body;
      const created = await read();
      const seen = created.stages.slice(1, -1).map(({ id }: { id: string }) => id);
      const again = { token, language: 'en', body: { seen, code: 'startup' } } as const;
      const taken = await call(server, 'PUT', `/project/${made.body.id}/roadmap/template`, again);
      expect(taken.status).toBe(200);
      return { created: titles(created), taken: titles(await read()) };
    };
    const russian = await stagesOf('Стартап');
    expect(russian.created[0]).toBe('Паспорт стартап-проекта');
    expect(russian.taken).toEqual(russian.created);
    expect((await stagesOf('Startup')).created[0]).toBe((await words('')).begins);
  });

  it('of a startup is that of a student startup, or of one that is a diploma where it is chosen', async () => {
    const templates = (language: 'ru' | 'en') =>
      buildPerson(server).then(({ token }) =>
        call(server, 'GET', '/project/roadmap/templates?project_type=startup', { token, language }),
      );
    const { body } = await templates('ru');
    expect(body.templates).toMatchObject([
      { code: 'startup', title: 'Студенческий стартап', category_id: null },
      { code: 'startup_diploma', title: 'Стартап как диплом', category_id: null },
    ]);
    expect((await templates('en')).body.templates[1].title).toBe('Startup as a diploma');
    const numeric = body.templates[1].numeric.map(({ title }: { title: string }) => title);

    const creator = await buildPerson(server);
    const startup = { title: 'Стартап', role_id: ROLE_IDS.founder, template: true };
    const create = (template_code: string, path = 'startup') =>
      call(server, 'POST', `/project/${path}`, {
        token: creator.token,
        body: { ...startup, template_code },
      });
    const made = await create('startup_diploma');
    const read = () => call(server, 'GET', `/project/startup/${made.body.id}`, creator);
    expect(titles((await read()).body)).toEqual([
      'Концепция и дорожная карта',
      ...numeric,
      'Защита стартапа командой',
    ]);
    const seen = (await read()).body.stages.slice(1, -1).map(({ id }: { id: string }) => id);
    const project = { id: made.body.id };
    expect((await take(project, creator, { code: 'bachelor', seen })).status).toBe(422);
    expect((await take(project, creator, { code: 'startup', seen })).status).toBe(200);
    expect(titles((await read()).body)).toContain('Минимальный продукт');
    for (const wrong of ['bachelor', 'article', 'rubbish']) {
      expect((await create(wrong)).status, wrong).toBe(422);
    }
  });

  it('of a startup is the usual one by default, and an article has none', async () => {
    const startup = await buildKind(server, 'startup');
    expect((await take(startup, startup.creator, { seen: [] })).status).toBe(200);
    const page = await readKind(server, startup, startup.creator);
    expect(page.stages.length).toBeGreaterThan(4);
    expect(page.stages[1]).toMatchObject({ result_status: 'result_created' });
    const article = await buildKind(server, 'article');
    const none = await take(article, article.creator, { seen: [] });
    expect([none.status, none.body.code]).toEqual([422, 'no_roadmap']);
    expect((await readKind(server, article, article.creator)).can.take_template).toBe(false);
  });
});
