import { PROJECT_CATEGORIES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(databases)('the list of projects on $name', (database) => {
  let server: TestServer;
  let author: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    author = await buildPerson(server, {
      last_name: 'Ёлкина',
      first_name: 'Алёна',
      middle_name: 'Юрьевна',
      group: 'ИВТ-41',
    });
    await buildProject(server, { researcher: author, title: 'Чёрный ящик ЭВМ', category: 'nir' });
    await buildProject(server, { researcher: author, title: 'Analysis of 100% of_cases' });
  });
  afterAll(() => server.close());

  const titles = async (person: TestPerson, query: Record<string, string>) => {
    const search = new URLSearchParams(query).toString();
    const answer = await call(server, 'GET', `/project/nir?${search}`, person);
    expect(answer.status).toBe(200);
    return answer.body.projects.map((project: { title: string }) => project.title);
  };

  it.each([
    [{ title: 'ящик черный' }, 'Чёрный ящик ЭВМ'],
    [{ title: 'эвм' }, 'Чёрный ящик ЭВМ'],
    [{ title: '100%' }, 'Analysis of 100% of_cases'],
    [{ title: 'OF_C' }, 'Analysis of 100% of_cases'],
    [{ category: PROJECT_CATEGORIES.nir }, 'Чёрный ящик ЭВМ'],
    [{ all_parameters: 'научно-исследовательская елкина' }, 'Чёрный ящик ЭВМ'],
    [{ all_parameters: 'бакалавра АЛЕНА ивт-41 создан' }, 'Analysis of 100% of_cases'],
  ])('is searched by %j', async (query, title) => {
    expect(await titles(author, query)).toEqual([title]);
  });

  it.each([
    [{ author: 'елкина юрьевна' }, 2],
    [{ group: 'ивт' }, 2],
    [{ current_status: 'project_created' }, 2],
    [{ title: '%' }, 1],
    [{ title: 'ящик 100%' }, 0],
    [{ current_status: 'succeeded' }, 0],
    [{ author: 'Иванов' }, 0],
  ])('finds by %j as many as there are', async (query, count) => {
    expect(await titles(author, query)).toHaveLength(count);
  });

  it('shows nobody the projects of others', async () => {
    expect(await titles(await buildPerson(server), {})).toEqual([]);
  });

  it('begins with what waits for the caller and pages without losing or repeating a row', async () => {
    const supervisor = await buildPerson(server);
    const researcher = await buildPerson(server);
    const made = [];
    for (const title of ['Первый', 'Второй', 'Третий', 'Четвёртый', 'Пятый']) {
      made.push(await buildProject(server, { title, researcher, supervisor }));
    }
    const [first, , third] = made;
    if (!first || !third) throw new Error('no projects');
    for (const project of [first, third]) {
      await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const mark: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page = await call(server, 'GET', `/project/nir?limit=2${mark}`, supervisor);
      seen.push(...page.body.projects.map((project: { title: string }) => project.title));
      cursor = page.body.next_cursor;
    }
    expect(seen).toEqual(['Третий', 'Первый', 'Пятый', 'Четвёртый', 'Второй']);
  });

  it('says of each project whose move it is, since when and what is missing', async () => {
    const project = await buildProject(server, { supervisor: true, title: 'Ход руководителя' });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    await buildStage(server, project, { ends_at: '2027-05-20' });
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    server.pass(3 * 24 * 60 * 60 * 1000);
    const list = await call(server, 'GET', '/project/nir', supervisor);
    expect(list.body.projects[0]).toMatchObject({
      title: 'Ход руководителя',
      deadline: '2027-05-20',
      move: {
        asked: 'decide_project',
        mine: true,
        days: 3,
        people: [{ name: supervisor.name }],
        missing: [],
      },
    });
    const theirs = await call(server, 'GET', '/project/nir', researcher);
    expect(theirs.body.projects[0].move).toMatchObject({ asked: 'send_plan', mine: true });
  });

  it('refuses a broken cursor', async () => {
    const answer = await call(server, 'GET', '/project/nir?cursor=abc', author);
    expect(answer.body.code).toBe('validation_failed');
  });
});
