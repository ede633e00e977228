import { PROJECT_CATEGORIES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepProjectFilters } from '../src/db/migrations/20261121T122300_keep_project_filters.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { buildFinishedWork } from './support/finished-work.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: lists are filtered, sorted and paged in SQL
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

  it('is searched by the status that a row tells, of a stage too, by its code and by its words', async () => {
    const project = await buildProject(server, { supervisor: true, curator: true, title: 'Шов' });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const approve = async (path: string, ...people: TestPerson[]) => {
      for (const { token } of people) {
        const at = `/project/nir/${path}/approve`;
        const answer = await call(server, 'POST', at, { token, body: {} });
        if (answer.status !== 204) throw new Error(JSON.stringify(answer.body));
      }
    };
    await approve(project.id, researcher, supervisor, curator);
    const stage = await buildStage(server, project);
    await approve(`stage/${stage.id}`, researcher, supervisor);
    await buildProject(server, { researcher, supervisor, curator, title: 'Вал' });
    const { body } = await call(server, 'GET', '/project/nir?title=Шов', researcher);
    expect(body.projects[0].move.status).toBe('sent_for_approval_to_curator');
    const found = ['Шов'];
    expect(await titles(researcher, { current_status: 'sent_for_approval_to_curator' })).toEqual(
      found,
    );
    expect(await titles(researcher, { all_parameters: 'план куратор' })).toEqual(found);
    expect(await titles(researcher, { all_parameters: 'план доработке' })).toEqual([]);
    // of a section whose turn has not come nothing is told
    expect(await titles(researcher, { current_status: 'stage_created' })).toEqual([]);
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

  it('is ordered by the nearest end or by the last change, what is finished last, and pages in either order', async () => {
    const researcher = await buildPerson(server);
    const ends: Record<string, string | null> = {
      Поздний: '2027-09-01',
      Бессрочный: null,
      Ранний: '2027-03-01',
      Ровесник: '2027-03-01',
    };
    for (const [title, ends_at] of Object.entries(ends)) {
      const project = await buildProject(server, { researcher, title });
      await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
      await buildStage(server, project, { ends_at });
      server.pass(1000);
    }
    for (const title of ['Сданный', 'Сданный позже']) {
      await buildFinishedWork(server, { researcher, title });
      server.pass(1000);
    }
    const inOrder = async (sort: string) => {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const mark: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
        const page = await call(
          server,
          'GET',
          `/project/nir?limit=1&sort=${sort}${mark}`,
          researcher,
        );
        seen.push(...page.body.projects.map(({ title }: { title: string }) => title));
        cursor = page.body.next_cursor;
      }
      return seen;
    };
    expect(await inOrder('deadline')).toEqual([
      ...['Ровесник', 'Ранний', 'Поздний', 'Бессрочный'],
      ...['Сданный позже', 'Сданный'],
    ]);
    expect(await inOrder('updated')).toEqual([
      ...['Ровесник', 'Ранний', 'Бессрочный', 'Поздний'],
      ...['Сданный позже', 'Сданный'],
    ]);
    const other = await call(server, 'GET', '/project/nir?limit=1', researcher);
    const foreign = `/project/nir?sort=updated&cursor=${other.body.next_cursor}`;
    expect((await call(server, 'GET', foreign, researcher)).body.code).toBe('validation_failed');
    expect((await call(server, 'GET', '/project/nir?sort=title', researcher)).status).toBe(422);
  });

  it('says of each project whose move it is, since when and what is missing', async () => {
    const project = await buildProject(server, { supervisor: true, title: 'Ход руководителя' });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    await buildStage(server, project, { ends_at: '2027-05-20' });
    const { body: mine } = await call(server, 'GET', `/project/nir/${project.id}`, researcher);
    const dates = { version: mine.version, ends_at: '2027-06-01' };
    await call(server, 'PATCH', `/project/nir/${project.id}`, { ...researcher, body: dates });
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    server.pass(3 * 24 * 60 * 60 * 1000);
    const list = await call(server, 'GET', '/project/nir', supervisor);
    expect(list.body.projects[0]).toMatchObject({
      title: 'Ход руководителя',
      // the end of what is asked about, not of the stage that comes after it
      deadline: '2027-06-01',
      move: {
        deadline: '2027-06-01',
        asked: 'decide_project',
        status: 'sent_to_supervisor_for_approval',
        number: null,
        mine: true,
        days: 3,
        people: [{ name: supervisor.name }],
        missing: [],
      },
    });
    const theirs = await call(server, 'GET', '/project/nir', researcher);
    // the first stage may be written meanwhile, yet the project waits for the supervisor
    expect(theirs.body.projects[0].move).toMatchObject({ asked: 'decide_project', mine: false });
    const page = await call(server, 'GET', `/project/nir/${project.id}`, researcher);
    expect(page.body.moves).toMatchObject([
      { asked: 'decide_project', mine: false, after: null },
      { asked: 'send_plan', own: true, mine: false, after: { section: 'project' } },
    ]);
  });

  it('names everybody whose move it is, in the order of joining, and nobody else of the team', async () => {
    const first = await buildPerson(server, { group: 'ИВТ-42' });
    const project = await buildProject(server, {
      researcher: first,
      supervisor: true,
      curator: true,
    });
    const second = await buildPerson(server);
    await joinTeam(server, project.id, first, second, 'researcher');
    const row = async () => {
      const list = await call(server, 'GET', '/project/nir', second);
      return list.body.projects[0];
    };
    expect(await row()).toMatchObject({
      creator: { id: first.id, name: first.name },
      group: 'ИВТ-42',
      move: { people: [{ name: first.name }, { name: second.name }] },
    });
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...first, body: {} });
    expect((await row()).move.people).toEqual([
      { id: project.supervisor?.id, name: project.supervisor?.name },
    ]);
  });

  it('knows status and stage of the moves that an older database has kept', async () => {
    const project = await buildProject(server, { supervisor: true });
    await buildStage(server, project);
    const { query } = server.deps.connection;
    const moves = async () =>
      (await query(`select moves from projects where id = '${project.id}'`)).rows[0]?.moves;
    const before = await moves();
    await query(keepProjectFilters.down);
    expect(await moves()).not.toEqual(before);
    await query(keepProjectFilters.up);
    expect(await moves()).toEqual(before);
  });

  it('refuses a broken cursor', async () => {
    const answer = await call(server, 'GET', '/project/nir?cursor=abc', author);
    expect(answer.body.code).toBe('validation_failed');
  });
});
