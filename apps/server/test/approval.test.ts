import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildStage, readProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(databases)('the approval of a project on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = (person: TestPerson, path: string, body: object = {}) =>
    call(server, 'POST', `/project/nir/${path}`, { token: person.token, body });

  it('goes from the researcher to the supervisor, back with remarks, and is approved on the second round', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const stage = await buildStage(server, project);
    const page = await readProject(server, project, researcher);
    expect(page.status).toBe('project_created');
    expect(page.moves[0]).toMatchObject({ asked: 'send_project', mine: true });

    expect((await decide(researcher, `stage/${stage.id}/approve`)).status).toBe(204);
    const waiting = await call(server, 'GET', `/project/stage/${stage.id}`, supervisor);
    expect(waiting.body).toMatchObject({
      status: 'sent_for_approval_to_supervisor',
      plan_edition: 1,
      move: { asked: 'decide_plan', mine: true, people: [{ name: supervisor.name }] },
    });
    expect(waiting.body.actions.map((action: { intent: string }) => action.intent)).toEqual([
      'approve',
      'return',
    ]);
    const locked = await call(server, 'PATCH', `/project/stage/${stage.id}`, {
      token: researcher.token,
      body: { goal: 'Сравнить методы', version: stage.version },
    });
    expect(locked.body.code).toBe('section_locked');

    const review = 'Уточните цель\n\nДобавьте сроки';
    expect((await decide(supervisor, `stage/${stage.id}/revise`, { review })).status).toBe(204);
    const returned = await call(server, 'GET', `/project/stage/${stage.id}/reviews`, researcher);
    const [first] = returned.body.reviews;
    expect(first).toMatchObject({ decision: 'revision', edition_no: 1, round_no: 1 });
    expect(first.remarks.map((remark: { text: string }) => remark.text)).toEqual([
      'Уточните цель',
      'Добавьте сроки',
    ]);
    const tick = await call(server, 'PATCH', `/project/remark/${first.remarks[0].id}`, {
      token: researcher.token,
      body: { done: true },
    });
    expect(tick.status).toBe(204);
    const changed = await call(server, 'PATCH', `/project/stage/${stage.id}`, {
      token: researcher.token,
      body: { goal: 'Сравнить методы', version: stage.version },
    });
    expect(changed.status).toBe(204);
    const own = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(own.body.actions[0].warnings).toContain('remarks_ticked');

    expect((await decide(researcher, `stage/${stage.id}/approve`)).status).toBe(204);
    expect((await decide(supervisor, `stage/${stage.id}/approve`)).status).toBe(204);
    const approved = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(approved.body).toMatchObject({
      status: 'approved_by_supervisor',
      plan_valid: true,
      plan_edition: 2,
      move: { asked: 'send_result', mine: true, missing: ['result'] },
    });
  });
});
