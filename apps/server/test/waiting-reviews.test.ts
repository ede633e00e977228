import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { buildKind, readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';

const DAY = 24 * 60 * 60 * 1000;
type Row = { project: { title: string }; section: string; kind: string };

// on both databases: the board is filtered, sorted and paged in SQL
describe.each(databases)('the board of what waits on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const act = async (person: TestPerson, path: string, body: object = {}) => {
    const answer = await call(server, 'POST', `/project/${path}`, { token: person.token, body });
    if (answer.status !== 204) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  };
  const board = async (person: TestPerson, query = '') => {
    const answer = await call(server, 'GET', `/project/reviews/waiting${query}`, person);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const names = (rows: Row[]) => rows.map((row) => `${row.project.title}: ${row.section}`);
  const needed = (person: TestPerson | null): TestPerson => {
    if (!person) throw new Error('nobody');
    return person;
  };

  it('shows a reviewer the sections of all projects, the longest wait first, page by page', async () => {
    const supervisor = await buildPerson(server);
    const projects: TestProject[] = [];
    for (const title of ['Первый', 'Второй', 'Третий']) {
      const project = await buildProject(server, { title, supervisor });
      const stage = await buildStage(server, project);
      await act(project.researcher, `nir/${project.id}/approve`);
      server.pass(DAY);
      await act(project.researcher, `nir/stage/${stage.id}/approve`);
      projects.push(project);
    }
    const expected = ['Первый', 'Второй', 'Третий'].flatMap((title) => [
      `${title}: project`,
      `${title}: plan`,
    ]);
    const whole = await board(supervisor);
    expect(names(whole.reviews)).toEqual(expected);
    expect(whole.next_cursor).toBeNull();
    const paged: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const mark: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
      const page = await board(supervisor, `?limit=4${mark}`);
      paged.push(...page.reviews);
      cursor = page.next_cursor;
    }
    expect(names(paged)).toEqual(expected);
    const [, second] = projects;
    const one = await board(supervisor, `?project=${second?.id}`);
    expect(names(one.reviews)).toEqual(['Второй: project', 'Второй: plan']);
    const summary = await call(server, 'GET', '/project/reviews/summary', supervisor);
    expect(summary.body).toMatchObject({
      total: 6,
      unchanged: 0,
      kinds: { decide: 6, answer: 0, revise: 0, resend: 0, send: 0 },
      matters: [],
      oversees: true,
    });
    expect(summary.body.projects).toHaveLength(3);
  });

  it('says who sent it, since when, which round, and what came of the remarks', async () => {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher } = project;
    const [supervisor, curator] = [needed(project.supervisor), needed(project.curator)];
    const stage = await buildStage(server, project, { ends_at: '2027-05-20' });
    const path = `nir/stage/${stage.id}`;
    await act(researcher, `${path}/approve`);
    await act(supervisor, `${path}/revise`, { review: 'Уточнить цель\nУказать срок' });
    const [returned] = (await board(researcher)).reviews;
    expect(returned).toMatchObject({
      kind: 'revise',
      section: 'plan',
      returned: true,
      remarks: { total: 2, done: 0 },
      sent_by: { name: supervisor.name },
      move: { asked: 'revise_plan', mine: true },
    });
    const reviews = await call(server, 'GET', `/project/stage/${stage.id}/reviews`, researcher);
    await call(server, 'PATCH', `/project/remark/${reviews.body.reviews[0].remarks[0].id}`, {
      token: researcher.token,
      body: { done: true },
    });
    await act(researcher, `${path}/approve`);
    server.pass(3 * DAY);
    const [row] = (await board(supervisor)).reviews;
    expect(row).toMatchObject({
      kind: 'decide',
      stage: { id: stage.id, number: 1, title: 'Обзор' },
      status: 'sent_for_approval_to_supervisor',
      round: 2,
      edition: 2,
      deadline: '2027-05-20',
      returned: true,
      remarks: { total: 2, done: 1 },
      sent_by: { name: researcher.name },
      move: { days: 3 },
    });
    expect(row.actions.map(({ intent }: { intent: string }) => intent)).toEqual([
      'approve',
      'return',
    ]);
    const edition = await call(server, 'GET', `/project/edition/${row.edition_id}`, supervisor);
    expect(edition.body.edition).toMatchObject({ number: 2, section: 'plan' });
    // the sign-off hands it over: it waits for the curator now, and for nobody else
    await act(supervisor, `${path}/approve`);
    expect((await board(supervisor)).reviews).toEqual([]);
    // of the author the project itself is waited for, which was not sent yet
    expect((await board(researcher)).reviews).toMatchObject([{ kind: 'send', section: 'project' }]);
    expect((await board(curator)).reviews).toMatchObject([
      { section: 'plan', sent_by: { name: supervisor.name } },
    ]);
  });

  it('tells one next step of own work a project, the one that the list of projects tells', async () => {
    const project = await buildProject(server, { template: true });
    const { researcher } = project;
    const both = async () => {
      const list = await call(server, 'GET', '/project/list', researcher);
      const mine = list.body.projects.filter((row: { move: { mine: boolean } }) => row.move?.mine);
      const moves = mine.map((row: { move: object }) => row.move);
      const { reviews } = await board(researcher);
      const summary = await call(server, 'GET', '/project/reviews/summary', researcher);
      expect(summary.body.total).toBe(reviews.length);
      expect(reviews.map((row: { move: object }) => row.move)).toEqual(moves);
      return reviews;
    };
    expect(await both()).toMatchObject([
      { kind: 'send', section: 'project', move: { asked: 'approve_project' } },
    ]);
    await act(researcher, `nir/${project.id}/approve`);
    expect(await both()).toMatchObject([{ kind: 'send', stage: { number: 1 } }]);
    const supervisor = await buildPerson(server);
    await joinTeam(server, project.id, researcher, supervisor, 'supervisor');
    expect(await both()).toMatchObject([{ kind: 'resend', section: 'project', returned: false }]);
    expect((await board(researcher, '?kind=decide')).reviews).toEqual([]);
    expect((await board(researcher, '?kind=resend')).reviews).toHaveLength(1);
    await act(researcher, `nir/${project.id}/approve`);
    // now the supervisor is waited for, and nothing of the author
    expect(await both()).toEqual([]);
  });

  it('names to the author every section that came back, and beside them no step of other work', async () => {
    const project = await buildProject(server, { supervisor: true, template: true });
    const { researcher } = project;
    const supervisor = needed(project.supervisor);
    const { stages } = (await call(server, 'GET', `/project/nir/${project.id}`, researcher)).body;
    const [first, second] = stages.filter(({ kind }: { kind: string }) => kind === 'numeric');
    for (const { id } of [first, second]) {
      await act(researcher, `nir/stage/${id}/approve`);
      server.pass(DAY);
    }
    for (const { id } of [second, first]) {
      await act(supervisor, `nir/stage/${id}/revise`, { review: 'Уточнить' });
      server.pass(DAY);
    }
    const returned = [
      { kind: 'revise', stage: { number: 2 }, remarks: { total: 1, done: 0 } },
      { kind: 'revise', stage: { number: 1 }, remarks: { total: 1, done: 0 } },
    ];
    expect((await board(researcher)).reviews).toMatchObject(returned);
    expect((await board(researcher, '?kind=revise')).reviews).toHaveLength(2);
    expect((await board(researcher, '?kind=send')).reviews).toEqual([]);
    const summary = await call(server, 'GET', '/project/reviews/summary', researcher);
    expect(summary.body).toMatchObject({
      total: 2,
      kinds: { revise: 2, send: 0 },
      oversees: false,
    });
    const page = await board(researcher, '?limit=1');
    const rest = await board(researcher, `?cursor=${encodeURIComponent(page.next_cursor)}`);
    expect([...page.reviews, ...rest.reviews]).toMatchObject(returned);
  });

  it('shows a startup to each reviewer until he has signed', async () => {
    const startup = await buildKind(server, 'startup', ['mentor', 'expert']);
    const [mentor, expert] = [startup.as('mentor'), startup.as('expert')];
    await act(startup.creator, `startup/${startup.id}/approve`);
    await act(expert, `startup/${startup.id}/approve`);
    expect((await board(expert)).reviews).toEqual([]);
    const [row] = (await board(mentor)).reviews;
    expect(row).toMatchObject({
      kind: 'decide',
      project: { type: 'startup' },
      status: 'wait_approve_by_mentor',
    });
    const page = await readKind(server, startup, mentor);
    expect(row.actions).toEqual(page.actions);
  });

  it('asks for an answer where somebody has asked to reopen', async () => {
    const project = await buildProject(server, { curator: true });
    const curator = needed(project.curator);
    await act(project.researcher, `nir/${project.id}/approve`);
    await act(curator, `nir/${project.id}/approve`);
    await act(project.researcher, `nir/${project.id}/revise`);
    expect((await board(curator)).reviews).toMatchObject([
      { kind: 'answer', move: { asked: 'answer_project' } },
    ]);
  });

  it('knows content that the role has approved before, and forgets it once it was returned', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher } = project;
    const supervisor = needed(project.supervisor);
    const path = `nir/${project.id}`;
    await act(researcher, `${path}/approve`);
    expect((await board(supervisor)).reviews[0].unchanged).toBe(false);
    await act(supervisor, `${path}/approve`);
    const second = await buildPerson(server);
    await joinTeam(server, project.id, researcher, second, 'supervisor');
    await act(researcher, `${path}/approve`);
    for (const person of [supervisor, second]) {
      expect((await board(person, '?unchanged=true')).reviews).toMatchObject([{ unchanged: true }]);
    }
    await act(second, `${path}/revise`, { review: 'Нет' });
    await act(researcher, `${path}/approve`);
    expect((await board(supervisor, '?unchanged=true')).reviews).toEqual([]);
  });

  it('takes as many queries for a hundred rows as for one', async () => {
    const supervisor = await buildPerson(server);
    const project = await buildProject(server, { supervisor });
    const count = async () => {
      const { db } = server.deps.connection;
      let queries = 0;
      const session = Reflect.get(db, 'session') as {
        prepareQuery: (...args: unknown[]) => unknown;
      };
      const before = session.prepareQuery;
      session.prepareQuery = (...args) => {
        queries += 1;
        return before.apply(session, args);
      };
      await board(supervisor, '?limit=100');
      session.prepareQuery = before;
      return queries;
    };
    await act(project.researcher, `nir/${project.id}/approve`);
    const first = await count();
    expect(first).toBeGreaterThan(5);
    for (let n = 0; n < 3; n += 1) {
      const more = await buildProject(server, { supervisor });
      await act(more.researcher, `nir/${more.id}/approve`);
    }
    expect((await board(supervisor)).reviews).toHaveLength(4);
    expect(await count()).toBe(first);
  });

  it('is nobody else’s, and refuses rubbish', async () => {
    const stranger = await buildPerson(server);
    expect(await board(stranger)).toEqual({ reviews: [], next_cursor: null });
    const path = '/project/reviews/waiting';
    expect((await call(server, 'GET', path)).status).toBe(401);
    for (const query of ['?cursor=abc', '?kind=none', '?project=1', '?limit=1000']) {
      const answer = await call(server, 'GET', path + query, stranger);
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
    }
  });
});
