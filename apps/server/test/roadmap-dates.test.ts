import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectEvents } from '../src/db/schema/index.ts';
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
import { startServer, type TestServer } from './support/server.ts';

interface Dates {
  stage_id: string;
  starts_at: string | null;
  ends_at: string | null;
  version: number;
}

const days = (
  stage: { id: string; version: number },
  starts_at: string,
  ends_at: string,
): Dates => ({
  stage_id: stage.id,
  starts_at,
  ends_at,
  version: stage.version,
});

describe('dates of a roadmap', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const change = (project: TestProject, who: TestPerson, body: object) =>
    call(server, 'PATCH', `/project/${project.id}/roadmap/dates`, { token: who.token, body });
  const stagesOf = async (project: TestProject) =>
    (await readProject(server, project, project.researcher)).stages.slice(1, -1);
  const send = (stageId: string, { token }: TestPerson) =>
    call(server, 'POST', `/project/nir/stage/${stageId}/approve`, { token, body: {} });

  async function withStages(overrides: object = {}) {
    const project = await buildProject(server, overrides);
    const first = await buildStage(server, project, {
      starts_at: '2027-03-01',
      ends_at: '2027-03-10',
    });
    const second = await buildStage(server, project, {
      starts_at: '2027-03-11',
      ends_at: '2027-03-20',
    });
    return { project, first, second };
  }

  it('change for several stages in one call and go back in another', async () => {
    const { project, first, second } = await withStages();
    const { researcher } = project;
    const there = [
      days(first, '2027-03-03', '2027-03-12'),
      days(second, '2027-03-13', '2027-03-22'),
    ];
    const moved = await change(project, researcher, { dates: there });
    expect(moved.status).toBe(200);
    expect(moved.body).toEqual({
      dates: there.map((one) => ({ ...one, version: 1 })),
      skipped: [],
    });
    const back = [first, second].map((stage) =>
      days({ ...stage, version: 1 }, stage.starts_at, stage.ends_at),
    );
    const undone = await change(project, researcher, { dates: back, skip_changed: true });
    expect(undone.body.skipped).toEqual([]);
    expect(await stagesOf(project)).toMatchObject([
      { starts_at: '2027-03-01', ends_at: '2027-03-10', version: 2 },
      { starts_at: '2027-03-11', ends_at: '2027-03-20', version: 2 },
    ]);
  });

  it('change for all of the stages or for none when one of them is not as it was seen', async () => {
    const { project, first, second } = await withStages();
    const { researcher } = project;
    await call(server, 'PATCH', `/project/stage/${second.id}`, {
      token: researcher.token,
      body: { goal: 'Иная цель', version: 0 },
    });
    const dates = [
      days(first, '2027-03-03', '2027-03-12'),
      days(second, '2027-03-13', '2027-03-22'),
    ];
    const refused = await change(project, researcher, { dates });
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_version']);
    expect((await stagesOf(project))[0]).toMatchObject({ starts_at: '2027-03-01', version: 0 });
    const lenient = await change(project, researcher, { dates, skip_changed: true });
    expect(lenient.body.skipped).toEqual([{ stage_id: second.id, reason: 'changed' }]);
    expect(await stagesOf(project)).toMatchObject([
      { starts_at: '2027-03-03' },
      { starts_at: '2027-03-11', goal: 'Иная цель' },
    ]);
  });

  it('never change for a stage that waits for a decision, nor for a deleted one', async () => {
    const { project, first, second } = await withStages({ supervisor: true });
    const { researcher } = project;
    await send(second.id, researcher);
    const locked = days(second, '2027-03-13', '2027-03-22');
    const refused = await change(project, researcher, { dates: [locked] });
    expect([refused.status, refused.body.code]).toEqual([409, 'section_locked']);
    await call(server, 'DELETE', `/project/stage/${first.id}`, researcher);
    const gone = days(first, '2027-03-03', '2027-03-12');
    expect((await change(project, researcher, { dates: [gone] })).body.code).toBe('not_found');
    const undone = await change(project, researcher, {
      dates: [gone, locked],
      skip_changed: true,
    });
    expect(undone.body).toEqual({
      dates: [],
      skipped: [
        { stage_id: first.id, reason: 'deleted' },
        { stage_id: second.id, reason: 'locked' },
      ],
    });
  });

  it('take the approval of every plan that they change, and of no other', async () => {
    const { project, first, second } = await withStages();
    const { researcher } = project;
    const third = await buildStage(server, project, { ends_at: '2027-04-01' });
    for (const stage of [first, second, third]) await send(stage.id, researcher);
    const [before] = await stagesOf(project);
    expect(before).toMatchObject({
      status: 'approved_by_researcher',
      can: { edit_plan: true, plan_reapproval: true },
    });
    await change(project, researcher, {
      dates: [days(first, '2027-03-03', '2027-03-12'), days(second, '2027-03-11', '2027-03-20')],
    });
    expect(await stagesOf(project)).toMatchObject([
      { status: 're_approval_required', plan_valid: false, can: { plan_reapproval: false } },
      { status: 'approved_by_researcher', version: 0 },
      { status: 'approved_by_researcher' },
    ]);
    // what is put back is approved again without a round
    await change(project, researcher, {
      dates: [days({ ...first, version: 1 }, '2027-03-01', '2027-03-10')],
    });
    await send(first.id, researcher);
    expect((await stagesOf(project))[0].status).toBe('approved_by_researcher');
  });

  it('are told stage by stage in the history', async () => {
    const { project, first, second } = await withStages();
    await change(project, project.researcher, {
      dates: [days(first, '2027-03-03', '2027-03-12'), days(second, '2027-03-13', '2027-03-22')],
    });
    const events = await server.deps.connection.db
      .select()
      .from(projectEvents)
      .where(eq(projectEvents.projectId, project.id))
      .orderBy(asc(projectEvents.createdAt), asc(projectEvents.id));
    expect(events.slice(-2)).toMatchObject([
      { kind: 'stage_changed', stageId: first.id, before: { startsAt: '2027-03-01' } },
      { kind: 'stage_changed', stageId: second.id, after: { endsAt: '2027-03-22' } },
    ]);
  });

  it('are refused when they make no sense', async () => {
    const { project, first } = await withStages();
    const { researcher } = project;
    const reversed = days(first, '2027-03-10', '2027-03-01');
    const answer = await change(project, researcher, { dates: [reversed], skip_changed: true });
    expect([answer.status, answer.body.code]).toEqual([422, 'dates_reversed']);
    const right = days(first, '2027-03-01', '2027-03-10');
    for (const dates of [[], [right, right], [{ ...right, starts_at: '01.03.2027' }], 'x']) {
      expect((await change(project, researcher, { dates })).status).toBe(422);
    }
    const [start] = (await readProject(server, project, researcher)).stages;
    const ofStart = await change(project, researcher, {
      dates: [days(start, '2027-03-01', '2027-03-10')],
    });
    expect(ofStart.status).toBe(404);
  });

  it('are changed by those who may edit, and by nobody from outside', async () => {
    const { project, first } = await withStages({ curator: true });
    const { curator } = project;
    const dates = [days(first, '2027-03-03', '2027-03-12')];
    if (!curator) throw new Error('no curator');
    expect((await change(project, curator, { dates })).body.code).toBe('forbidden');
    const stranger = await buildPerson(server);
    expect((await change(project, stranger, { dates })).status).toBe(404);
    const other = await buildProject(server, { researcher: stranger });
    expect((await change(other, stranger, { dates })).status).toBe(404);
    expect((await change({ ...project, id: uuidv7() }, stranger, { dates })).status).toBe(404);
  });

  it('of two people who move the same stage at once the second is told', async () => {
    const { project, first } = await withStages({ supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const answers = await Promise.all([
      change(project, researcher, { dates: [days(first, '2027-03-03', '2027-03-12')] }),
      change(project, supervisor, { dates: [days(first, '2027-03-04', '2027-03-13')] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
