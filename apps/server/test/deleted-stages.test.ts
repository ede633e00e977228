import { uuidv7 } from 'uuidv7';
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
import { startServer, type TestServer } from './support/server.ts';

describe('deleted stages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const remove = (stageId: string, { token }: TestPerson) =>
    call(server, 'DELETE', `/project/stage/${stageId}`, { token });
  const restore = (stageId: string, { token }: TestPerson) =>
    call(server, 'POST', `/project/stage/${stageId}/restore`, { token });
  const deleted = (project: Pick<TestProject, 'id'>, { token }: TestPerson) =>
    call(server, 'GET', `/project/${project.id}/roadmap/deleted`, { token });
  const decide = (path: string, { token }: TestPerson, body: object = {}) =>
    call(server, 'POST', `/project/nir/stage/${path}`, { token, body });
  const numeric = async (project: TestProject) =>
    (await readProject(server, project, project.researcher)).stages
      .slice(1, -1)
      .map(({ number, title }: { number: number; title: string }) => `${number} ${title}`);

  it('come back to their places as they were, under the same ids', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const made = [];
    for (const title of ['А', 'Б', 'В']) made.push(await buildStage(server, project, { title }));
    const [, second] = made;
    await call(server, 'PATCH', `/project/stage/${second.id}`, {
      token: researcher.token,
      body: { result_text: 'Черновик', version: 0 },
    });
    await remove(second.id, researcher);
    expect(await numeric(project)).toEqual(['1 А', '2 В']);
    expect((await deleted(project, researcher)).body.stages).toMatchObject([
      { id: second.id, title: 'Б', deleted_by: researcher.name, was_sent: false },
    ]);
    const back = await restore(second.id, researcher);
    expect([back.status, back.body.status]).toEqual([200, 'stage_created']);
    expect(back.body).toMatchObject({ id: second.id, number: 2, result_text: 'Черновик' });
    expect(await numeric(project)).toEqual(['1 А', '2 Б', '3 В']);
    expect((await deleted(project, researcher)).body.stages).toEqual([]);
  });

  it('that were approved once come back for approval anew, by a whole round', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const stage = await buildStage(server, project);
    await decide(`${stage.id}/approve`, researcher);
    await decide(`${stage.id}/approve`, supervisor);
    await call(server, 'PATCH', `/project/stage/${stage.id}`, {
      token: researcher.token,
      body: { goal: 'Иная', version: 0 },
    });
    await remove(stage.id, researcher);
    expect((await deleted(project, researcher)).body.stages[0].was_sent).toBe(true);
    await restore(stage.id, researcher);
    await call(server, 'PATCH', `/project/stage/${stage.id}`, {
      token: researcher.token,
      body: { goal: '', version: 1 },
    });
    const { body } = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(body).toMatchObject({ status: 're_approval_required', plan_valid: false, goal: '' });
    // the content is what was approved, yet nobody has approved it since it came back
    await decide(`${stage.id}/approve`, researcher);
    const sent = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(sent.body.status).toBe('sent_for_approval_to_supervisor');
  });

  it('do not come back as a thirteenth', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const first = await buildStage(server, project);
    await remove(first.id, researcher);
    for (let n = 0; n < 12; n++) await buildStage(server, project, { title: `Этап ${n}` });
    const full = await restore(first.id, researcher);
    expect([full.status, full.body.code]).toEqual([422, 'too_many_stages']);
    expect(full.body.detail).toMatch(/12/);
  });

  it('come back once, however often and by however many it is asked', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const stage = await buildStage(server, project);
    await buildStage(server, project, { title: 'Второй' });
    await remove(stage.id, researcher);
    const answers = await Promise.all([
      restore(stage.id, researcher),
      restore(stage.id, supervisor),
      restore(stage.id, researcher),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await numeric(project)).toEqual(['1 Обзор', '2 Второй']);
  });

  it('of a startup come back with both of their statuses', async () => {
    const startup = await buildKind(server, 'startup', [], { template: true });
    const { creator } = startup;
    const page = await readKind(server, startup, creator);
    const [, first, second] = page.stages;
    const approve = `/project/startup-stage/${first.id}/approve`;
    await call(server, 'POST', approve, { token: creator.token, body: {} });
    await call(server, 'PATCH', `/project/stage/${first.id}`, {
      token: creator.token,
      body: { goal: 'Иная', version: 0 },
    });
    for (const stage of [first, second]) {
      expect((await remove(stage.id, creator)).status).toBe(204);
      await restore(stage.id, creator);
    }
    const { stages } = await readKind(server, startup, creator);
    expect(stages[1]).toMatchObject({
      status: 're_approval_required',
      result_status: 'result_created',
    });
    expect(stages[2]).toMatchObject({ status: 'stage_created', result_status: 'result_created' });
  });

  it('are brought back by those who may edit, seen by the team and hidden from strangers', async () => {
    const project = await buildProject(server, { curator: true });
    const { researcher, curator } = project;
    if (!curator) throw new Error('no curator');
    const stage = await buildStage(server, project);
    await remove(stage.id, researcher);
    const refused = await restore(stage.id, curator);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await deleted(project, curator)).body.stages).toHaveLength(1);
    const stranger = await buildPerson(server);
    expect((await restore(stage.id, stranger)).status).toBe(404);
    expect((await restore(uuidv7(), stranger)).status).toBe(404);
    expect((await deleted(project, stranger)).status).toBe(404);
    expect((await restore('x', researcher)).status).toBe(422);
  });
});
