import { ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildPerson,
  buildProject,
  buildStage,
  personalCode,
  readProject,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: the locks of changes at once are those of the database
describe.each(databases)('changes of a roadmap that come at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const numbers = async (project: TestProject): Promise<number[]> => {
    const { stages } = await readProject(server, project, project.researcher);
    return stages
      .filter((stage: { kind: string }) => stage.kind === 'numeric')
      .map((stage: { number: number }) => stage.number);
  };

  it('delete a stage or send it, never both', async () => {
    const outcomes = new Set<string>();
    for (let n = 0; n < 4; n++) {
      const project = await buildProject(server, { supervisor: true });
      const { token } = project.researcher;
      const stage = await buildStage(server, project);
      const send = () =>
        call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, { token, body: {} });
      const remove = () => call(server, 'DELETE', `/project/stage/${stage.id}`, { token });
      const calls = n % 2 === 0 ? [send(), remove()] : [remove(), send()];
      const answers = await Promise.all(calls);
      const [sent, removed] = n % 2 === 0 ? answers : answers.toReversed();
      outcomes.add(`${sent?.status} ${removed?.status}`);
      const seen = await call(server, 'GET', `/project/stage/${stage.id}`, { token });
      if (removed?.status === 204) expect(seen.status).toBe(404);
      else expect(seen.body.status).toBe('sent_for_approval_to_supervisor');
    }
    for (const outcome of outcomes) expect(['204 403', '404 204']).toContain(outcome);
  });

  it('never make two stages of one number nor more than twelve', async () => {
    const project = await buildProject(server);
    const { token } = project.researcher;
    const body = { project_id: project.id, kind: 'numeric', title: 'Этап' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => call(server, 'POST', '/project/stage', { token, body })),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(12);
    expect(await numbers(project)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    await Promise.all(
      made
        .slice(0, 5)
        .map((stage) => call(server, 'DELETE', `/project/stage/${stage.body.id}`, { token })),
    );
    expect(await numbers(project)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('let one of two writers of the same edition through and tell the other', async () => {
    const project = await buildProject(server, { supervisor: true });
    const stage = await buildStage(server, project);
    const write = (token: string | undefined, goal: string) =>
      call(server, 'PATCH', `/project/stage/${stage.id}`, {
        ...(token && { token }),
        body: { goal, version: stage.version },
      });
    const answers = await Promise.all([
      write(project.researcher.token, 'первая'),
      write(project.supervisor?.token, 'вторая'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const winner = answers[0]?.status === 204 ? 'первая' : 'вторая';
    const { body } = await call(server, 'GET', `/project/stage/${stage.id}`, project.researcher);
    expect(body.goal).toBe(winner);
  });

  it('take a person into a team once', async () => {
    const project = await buildProject(server, { supervisor: true });
    const person = await buildPerson(server);
    const code = await personalCode(server, person, 'curator');
    const body = { project_id: project.id, role_id: ROLE_IDS.curator, code };
    const answers = await Promise.all(
      [project.researcher, project.supervisor, project.researcher].map((inviter) =>
        call(server, 'POST', '/project/team/invite_teammate', {
          token: inviter?.token ?? '',
          body,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const { team } = await readProject(server, project, person);
    expect(team).toHaveLength(3);
  });
});
