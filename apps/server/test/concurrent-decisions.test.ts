import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  joinTeam,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: the locks of decisions at once are those of the database
describe.each(databases)('two people deciding at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = (project: TestProject, person: TestPerson, action: string, body: object = {}) =>
    call(server, 'POST', `/project/nir/${project.id}/${action}`, { token: person.token, body });

  /** A project that two supervisors are asked about. */
  async function waiting() {
    const project = await buildProject(server, { supervisor: true });
    const second = await buildPerson(server);
    await joinTeam(server, project.id, project.researcher, second, 'supervisor');
    const first = project.supervisor;
    if (!first) throw new Error('no supervisor');
    await decide(project, project.researcher, 'approve');
    const { status, edition } = await readProject(server, project, first);
    return { project, first, second, seen: { status, edition } };
  }

  it.each([
    ['approve', 'approve'],
    ['approve', 'revise'],
    ['revise', 'approve'],
    ['revise', 'revise'],
  ])('%s and %s: one succeeds, the other hears who decided and when', async (one, other) => {
    const { project, first, second, seen } = await waiting();
    const answers = await Promise.all([
      decide(project, first, one, seen),
      decide(project, second, other, seen),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 409]);
    const winner = answers[0]?.status === 204 ? first : second;
    const lost = answers.find((answer) => answer.status === 409);
    expect(lost?.body.code).toBe('already_decided');
    expect(lost?.body.detail).toContain(winner.name);
    expect(lost?.body.detail).toMatch(/\d{2}:\d{2} МСК/);
    expect(lost?.body.data).toMatchObject({
      decided_by: winner.name,
      decided_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    });
    const reviews = await call(server, 'GET', `/project/${project.id}/reviews`, first);
    const decided = reviews.body.reviews.filter(
      (one: { event: string }) => one.event === 'decided',
    );
    expect(decided).toHaveLength(1);
  });

  it('the second one hears it even without saying what he has seen', async () => {
    const { project, first, second } = await waiting();
    expect((await decide(project, first, 'revise')).status).toBe(204);
    const late = await decide(project, second, 'approve');
    expect([late.status, late.body.code]).toEqual([409, 'already_decided']);
    expect(late.body.detail).toContain(first.name);
  });

  it('nobody decides on an edition that he has not seen', async () => {
    const { project, first, second, seen } = await waiting();
    await call(server, 'POST', `/project/nir/${project.id}/set_title`, {
      token: first.token,
      body: { title: 'Поправлено первым руководителем' },
    });
    const stale = await decide(project, second, 'approve', seen);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_version']);
    expect(`${stale.body.detail}`).toContain('Раздел изменился, пока вы решали');
    const fresh = { ...seen, edition: seen.edition + 1 };
    expect((await decide(project, second, 'approve', fresh)).status).toBe(204);
  });

  it('who decides on what was recalled is told of the recall, not of a decision', async () => {
    const { project, first, seen } = await waiting();
    await decide(project, project.researcher, 'revise');
    for (const body of [seen, {}]) {
      const late = await decide(project, first, 'revise', body);
      expect([late.status, late.body.code]).toEqual([409, 'recalled']);
      expect(late.body.detail).toContain(`Раздел отозван: ${project.researcher.name}`);
      expect(late.body.data.decided_by).toBe(project.researcher.name);
    }
  });

  it('a researcher who decides out of turn is told that it is not his move', async () => {
    const { project } = await waiting();
    const early = await decide(project, project.researcher, 'approve');
    expect([early.status, early.body.code]).toEqual([409, 'not_your_move']);
  });

  it('a supervisor who approves twice is told of his own decision', async () => {
    const { project, first } = await waiting();
    await decide(project, first, 'approve');
    const again = await decide(project, first, 'approve');
    expect([again.status, again.body.code]).toEqual([409, 'already_decided']);
    expect(again.body.detail).toContain(first.name);
  });
});
