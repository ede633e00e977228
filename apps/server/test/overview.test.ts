import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the overview of works', () => {
  let server: TestServer;
  let supervisor: TestPerson;
  let first: TestProject;
  beforeAll(async () => {
    server = await startServer(database);
    supervisor = await buildPerson(server);
    const of = (last_name: string, group: string) => buildPerson(server, { last_name, group });
    const researcher = await of('Арбузов', 'ИВТ-41');
    first = await buildProject(server, { researcher, supervisor, title: 'Чёрный ящик' });
    await buildProject(server, { researcher: await of('Ягодина', 'ИВТ-42'), supervisor });
    await buildProject(server, { title: 'Чужая работа' });
  });
  afterAll(() => server.close());

  const overview = async (query: Record<string, string> = {}, who: TestPerson = supervisor) => {
    const search = new URLSearchParams(query).toString();
    const answer = await call(server, 'GET', `/project/overview?${search}`, who);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const authors = async (query: Record<string, string>) =>
    (await overview(query)).works.map(({ author }: { author: string }) => author.split(' ')[0]);
  const act = async (person: TestPerson, path: string) => {
    const { token } = person;
    const answer = await call(server, 'POST', `/project/nir/${path}/approve`, { token, body: {} });
    if (answer.status !== 204) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const stageIn = async (project: TestProject, id: string, who?: TestPerson) =>
    (await overview({}, who)).works
      .find((work: { id: string }) => work.id === project.id)
      .stages.find((stage: { id: string }) => stage.id === id);
  const table = (query = '', language = 'ru') =>
    server.app.inject({
      url: `/api/project/overview/xlsx${query}`,
      headers: { authorization: `Bearer ${supervisor.token}`, 'accept-language': language },
    });
  /** Every text of a sheet as Excel keeps it. */
  const wordsOf = async (bytes: Buffer) => {
    const zip = await JSZip.loadAsync(bytes);
    const parts = await Promise.all(zip.file(/\.xml$/).map((part) => part.async('string')));
    return parts.join('\n');
  };

  it('is for whoever is signed in', async () => {
    expect((await call(server, 'GET', '/project/overview')).status).toBe(401);
    expect((await call(server, 'GET', '/project/overview/xlsx')).status).toBe(401);
  });

  it('shows the works in whose teams one is, by author, and no others', async () => {
    const { works, total } = await overview();
    expect(await authors({})).toEqual(['Арбузов', 'Ягодина']);
    expect(total).toBe(2);
    expect(works[0]).toMatchObject({ title: 'Чёрный ящик', group: 'ИВТ-41', type: 'nir' });
    const nobody = await overview({}, await buildPerson(server));
    expect(nobody).toEqual({ works: [], total: 0, groups: [], years: [] });
  });

  it.each([
    [{ group: 'ИВТ-42' }, ['Ягодина']],
    [{ text: 'черный арбузов' }, ['Арбузов']],
    [{ text: 'ивт' }, ['Арбузов', 'Ягодина']],
    [{ project_type: 'startup' }, []],
    [{ year: '1999-00' }, []],
    [{ group: 'ИВТ-4' }, []],
  ])('is narrowed by %j', async (query, expected) => {
    expect(await authors(query as Record<string, string>)).toEqual(expected);
  });

  it('offers every group and year, whatever is searched for, and tells the year by the start', async () => {
    const researcher = await buildPerson(server);
    const of = await buildProject(server, { researcher });
    await call(server, 'PATCH', `/project/nir/${of.id}`, {
      token: researcher.token,
      body: { starts_at: '2031-08-31', ends_at: '2032-06-01', version: 0 },
    });
    await buildProject(server, { researcher, title: 'Начатая сегодня' });
    const { years } = await overview({ text: 'нет такой' }, researcher);
    expect(years).toHaveLength(2);
    const { works, groups } = await overview({ year: '2030-31' }, researcher);
    expect(works.map(({ id }: { id: string }) => id)).toEqual([of.id]);
    expect(groups).toEqual([]);
    expect((await overview({ group: 'нет такой' })).groups).toEqual(['ИВТ-41', 'ИВТ-42']);
  });

  it('tells of each stage how it stands, whose move it is and since when, and its tasks', async () => {
    const stage = await buildStage(server, first, { title: 'Опыты' });
    for (const title of ['Снять', 'Сравнить']) {
      const body = { project_id: first.id, stage_id: stage.id, title };
      await call(server, 'POST', '/task/create', { token: first.researcher.token, body });
    }
    await act(first.researcher, first.id);
    server.pass(3 * 24 * 60 * 60 * 1000);
    const { stages } = (await overview()).works[0];
    expect(stages.map(({ kind }: { kind: string }) => kind)).toEqual([
      'start',
      'numeric',
      'finish',
    ]);
    expect(stages[0]).toMatchObject({
      status: 'sent_to_supervisor_for_approval',
      group: 'progress',
      move: { people: [{ id: supervisor.id, name: supervisor.name }], mine: true, days: 3 },
    });
    expect(stages[1]).toMatchObject({
      title: 'Опыты',
      number: 1,
      group: 'neutral',
      late: 0,
      tasks: { done: 0, total: 2 },
    });
    expect((await stageIn(first, stages[0].id, first.researcher)).move.mine).toBe(false);
  });

  it('counts what is late in days, but not what was delivered in time before a reset', async () => {
    const project = await buildProject(server, { supervisor });
    const { researcher } = project;
    const now = server.deps.clock();
    // the day of Moscow, in which deadlines are
    const in2 = new Date(now.getTime() + (2 * 24 + 3) * 60 * 60 * 1000).toISOString().slice(0, 10);
    const [done, left] = [
      await buildStage(server, project, { title: 'Сделанный', ends_at: in2 }),
      await buildStage(server, project, { title: 'Забытый', ends_at: in2 }),
    ];
    await act(researcher, project.id);
    await act(supervisor, project.id);
    await act(researcher, `stage/${done.id}`);
    await act(supervisor, `stage/${done.id}`);
    // as if the result had been approved in time before somebody joined
    await server.deps.connection.query(
      `insert into approval_sections (project_id, stage_id, section, reached_status)
       values ('${project.id}', '${done.id}', 'result', 'result_approved_by_supervisor')`,
    );
    await joinTeam(server, project.id, researcher, await buildPerson(server), 'curator');
    server.pass(5 * 24 * 60 * 60 * 1000);
    const told = await stageIn(project, done.id);
    expect(told).toMatchObject({ group: 'neutral', late: 0 });
    expect(told.reached_status).not.toBeNull();
    const late = await stageIn(project, left.id);
    expect(late).toMatchObject({ late: 3, reached_status: null });
    const words = await wordsOf((await table()).rawPayload);
    expect(words).toContain('ждёт повторного согласования');
    expect(words).toContain('срок прошёл 3\u00a0дня назад');
  });

  it('leaves deleted stages out', async () => {
    const project = await buildProject(server, { supervisor });
    const stage = await buildStage(server, project);
    const { token } = project.researcher;
    await call(server, 'DELETE', `/project/stage/${stage.id}`, { token });
    expect(await stageIn(project, stage.id)).toBeUndefined();
    expect((await readProject(server, project, supervisor)).stages).toHaveLength(2);
  });

  it('is taken away as a table in the language of the reader, with the same search', async () => {
    const answer = await table('?group=%D0%98%D0%92%D0%A2-41');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('overview.xlsx');
    const words = await wordsOf(answer.rawPayload);
    expect(words).toContain('Чёрный ящик');
    expect(words).toContain('На согласовании у научного руководителя');
    expect(words).toContain('задачи: готово 0 из 2');
    expect(words).not.toContain('ИВТ-42');
    const english = await wordsOf((await table('', 'en')).rawPayload);
    expect(english).toContain('Academic year');
  });
});
