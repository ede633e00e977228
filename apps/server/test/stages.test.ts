import { STAGE_STATUSES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildProject,
  buildStage,
  readProject,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('stages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const numeric = async (project: TestProject) =>
    (await readProject(server, project, project.researcher)).stages
      .filter((stage: { kind: string }) => stage.kind === 'numeric')
      .map(({ number, title }: { number: number; title: string }) => [number, title]);
  const change = (stageId: string, { token }: TestPerson, body: object) =>
    call(server, 'PATCH', `/project/stage/${stageId}`, { token, body });
  const remove = (stageId: string, { token }: TestPerson) =>
    call(server, 'DELETE', `/project/stage/${stageId}`, { token });
  const decide = (path: string, { token }: TestPerson, body: object = {}) =>
    call(server, 'POST', `/project/nir/stage/${path}`, { token, body });

  it('are at most twelve, and a deleted one makes room', async () => {
    const project = await buildProject(server);
    const made = [];
    for (let n = 1; n <= 12; n++)
      made.push(await buildStage(server, project, { title: `Этап ${n}` }));
    const body = { project_id: project.id, kind: 'numeric', title: 'Тринадцатый' };
    const { token } = project.researcher;
    const thirteenth = await call(server, 'POST', '/project/stage', { token, body });
    expect([thirteenth.status, thirteenth.body.code]).toEqual([422, 'too_many_stages']);
    expect((await readProject(server, project, project.researcher)).can.add_stage).toBe(false);
    expect((await remove(made[4].id, project.researcher)).status).toBe(204);
    expect((await call(server, 'POST', '/project/stage', { token, body })).status).toBe(201);
  });

  it('close up their numbers when one is deleted and shift when one is moved', async () => {
    const project = await buildProject(server);
    const made = [];
    for (const title of ['А', 'Б', 'В', 'Г'])
      made.push(await buildStage(server, project, { title }));
    expect((await change(made[3].id, project.researcher, { number: 2, version: 0 })).status).toBe(
      204,
    );
    expect(await numeric(project)).toEqual([
      [1, 'А'],
      [2, 'Г'],
      [3, 'Б'],
      [4, 'В'],
    ]);
    await remove(made[0].id, project.researcher);
    expect(await numeric(project)).toEqual([
      [1, 'Г'],
      [2, 'Б'],
      [3, 'В'],
    ]);
    expect(
      (await call(server, 'GET', `/project/stage/${made[0].id}`, project.researcher)).status,
    ).toBe(404);
  });

  it('change from the newest version, with dates in order', async () => {
    const project = await buildProject(server);
    const stage = await buildStage(server, project, { starts_at: '2026-03-01' });
    const { researcher } = project;
    const early = await change(stage.id, researcher, { ends_at: '2026-02-01', version: 0 });
    expect(early.body.code).toBe('dates_reversed');
    expect((await change(stage.id, researcher, { goal: 'Обзор', version: 0 })).status).toBe(204);
    expect((await change(stage.id, researcher, { goal: 'Иное', version: 0 })).body).toMatchObject({
      code: 'stale_version',
      data: { version: '1', goal: 'Обзор' },
    });
    const elsewhere = await change(stage.id, researcher, { number: 2, version: 0 });
    expect(elsewhere.body.data).toEqual({ version: '1', number: '1' });
    const long = 'О'.repeat(2000);
    expect((await change(stage.id, researcher, { goal: long, version: 1 })).status).toBe(204);
    const late = await change(stage.id, researcher, { goal: 'Иное', version: 1 });
    // a long text is read from its place
    expect(late.body.data).toEqual({ version: '2' });
    expect((await change(stage.id, researcher, { goal: 'Обзор', version: 2 })).status).toBe(204);
    const read = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(read.body).toMatchObject({ goal: 'Обзор', starts_at: '2026-03-01', version: 3 });
  });

  it('keep their approval when they only move', async () => {
    const project = await buildProject(server);
    const stage = await buildStage(server, project);
    await buildStage(server, project, { title: 'Второй' });
    const { researcher } = project;
    await decide(`${stage.id}/approve`, researcher);
    await change(stage.id, researcher, { number: 2, title: 'Обзор', version: 0 });
    const moved = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(moved.body).toMatchObject({
      number: 2,
      status: 'approved_by_researcher',
      plan_valid: true,
    });
    await change(stage.id, researcher, { title: 'Обзор литературы', version: 1 });
    const edited = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(edited.body).toMatchObject({ status: 're_approval_required', plan_valid: false });
  });

  it('are not deleted once somebody has approved them, nor by a curator', async () => {
    const project = await buildProject(server, { curator: true });
    const stage = await buildStage(server, project);
    const { researcher, curator } = project;
    if (!curator) throw new Error('no curator');
    expect((await remove(stage.id, curator)).body.code).toBe('forbidden');
    await decide(`${stage.id}/approve`, researcher);
    const waiting = await remove(stage.id, researcher);
    expect([waiting.status, waiting.body.code]).toEqual([403, 'stage_not_deletable']);
    const page = await readProject(server, project, researcher);
    const finish = page.stages.at(-1);
    expect(finish.can.delete).toBe(false);
    expect((await remove(finish.id, researcher)).body.code).toBe('stage_not_deletable');
  });

  it('refuse a decision on a part that they do not have', async () => {
    const project = await buildProject(server);
    const page = await readProject(server, project, project.researcher);
    const [start, finish] = page.stages;
    expect((await decide(`${finish.id}/approve`, project.researcher)).body.code).toBe(
      'validation_failed',
    );
    expect((await decide(`${start.id}/finish/approve`, project.researcher)).status).toBe(422);
    const wrong = await decide(`${finish.id}/approve`, project.researcher, {
      status_type: 'other',
    });
    expect(wrong.status).toBe(422);
    const early = await decide(`${finish.id}/finish/approve`, project.researcher);
    expect([early.status, early.body.code]).toEqual([409, 'stages_unfinished']);
  });

  it('of a start put the goal into the project section', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const page = await readProject(server, project, researcher);
    expect(page.actions[0].warnings).toContain('goal');
    const body = { goal: 'Измерить прочность', version: 0 };
    expect((await change(page.stages[0].id, researcher, body)).status).toBe(204);
    const after = await readProject(server, project, researcher);
    expect(after.actions[0].warnings).not.toContain('goal');
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { ...researcher, body: {} });
    await change(page.stages[0].id, researcher, { goal: 'Иная', version: 1 });
    expect((await readProject(server, project, researcher)).status).toBe('re_approval_required');
  });

  it('have statuses with a name in the language of the request, a kind and a colour', async () => {
    const project = await buildProject(server);
    const { token } = project.researcher;
    const ask = (type: string) =>
      call(server, 'GET', `/project/stage/statuses?project_type=${type}`, {
        token,
        language: 'en',
      });
    const { statuses } = (await ask('nir')).body;
    expect(statuses.map((status: { code: string }) => status.code)).toEqual([...STAGE_STATUSES]);
    expect(statuses).toContainEqual({
      id: 'result_approved_by_curator',
      code: 'result_approved_by_curator',
      status_code: 'result_approved_by_curator',
      kind: 'result',
      group: 'completed',
      colour: 'green',
      title: 'Result approved by the curator',
    });
    expect(statuses[0]).toMatchObject({ code: 'stage_created', kind: 'common', colour: 'white' });
    const ofStartup = (await ask('startup')).body.statuses;
    expect(ofStartup).toContainEqual({
      id: 'result_wait_approve_by_mentor_and_tracker',
      code: 'result_wait_approve_by_mentor_and_tracker',
      status_code: 'result_wait_approve_by_mentor_and_tracker',
      kind: 'result',
      group: 'progress',
      colour: 'yellow',
      title: 'Result awaiting approval by the mentor and the tracker',
    });
    expect((await ask('article')).body.statuses).toEqual(statuses);
    expect((await ask('other')).status).toBe(422);
  });
});
