import { PROJECT_CATEGORIES, type Review, ROLE_IDS } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTask } from './support/build-task.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  joinTeam,
  readProject,
  type TestPerson,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildFinishedWork } from './support/finished-work.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the approval of a project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = (person: TestPerson, path: string, body: object = {}) =>
    call(server, 'POST', `/project/nir/${path}`, { token: person.token, body });

  it('given by the author himself is told as opened for changes when he takes it back', async () => {
    const project = await buildProject(server);
    const stage = await buildStage(server, project);
    const at = `stage/${stage.id}`;
    expect((await decide(project.researcher, `${at}/approve`)).status).toBe(204);
    expect((await decide(project.researcher, `${at}/revise`)).status).toBe(204);
    const told = await call(server, 'GET', `/project/${at}/reviews`, project.researcher);
    expect(told.body.reviews[0]).toMatchObject({ event: 'reopened', decision: null });
    const { body } = await call(server, 'GET', `/project/${at}`, project.researcher);
    expect(body.move).toMatchObject({ asked: 'rework_plan', mine: true });
  });

  it('of what comes back to a supervisor without researchers is his own, with its remarks told', async () => {
    const [supervisor, curator] = [await buildPerson(server), await buildPerson(server)];
    const made = await call(server, 'POST', '/project/nir', {
      token: supervisor.token,
      body: {
        title: 'Износ подшипников',
        category_id: PROJECT_CATEGORIES.bachelor,
        role_id: ROLE_IDS.supervisor,
      },
    });
    const { id } = made.body;
    await joinTeam(server, id, supervisor, curator, 'curator');
    const stage = await buildStage(server, { id, researcher: supervisor, supervisor, curator });
    const at = `stage/${stage.id}`;
    expect((await decide(supervisor, `${at}/approve`)).status).toBe(204);
    expect((await decide(curator, `${at}/revise`, { review: 'Уточните цель' })).status).toBe(204);
    const { body } = await call(server, 'GET', `/project/${at}`, supervisor);
    expect(body.move).toMatchObject({ asked: 'rework_plan', mine: true });
    expect(body.actions[0]).toMatchObject({ intent: 'approve', primary: true, open_remarks: 1 });
    expect(body.actions[0].warnings).toContain('remarks_ticked');
  });

  it('has remarks lead to the tasks that were made of them, and no further once those are deleted', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { id, researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const at = `stage/${(await buildStage(server, project)).id}`;
    await decide(researcher, `${at}/approve`);
    await decide(supervisor, `${at}/revise`, { review: 'Указать срок' });
    const remark = async (): Promise<Review['remarks'][number]> => {
      const { reviews } = (await call(server, 'GET', `/project/${at}/reviews`, supervisor)).body;
      return reviews.find(({ remarks }: Review) => remarks.length > 0).remarks[0];
    };
    const source = { kind: 'remark', id: (await remark()).id };
    const made = await buildTask(server, id, researcher, { title: 'Срок', source });
    expect((await remark()).task).toEqual({ id: made.id, number: made.number });
    await call(server, 'DELETE', `/task/${made.id}`, researcher);
    expect((await remark()).task).toBeNull();
  });

  it('leaves the ticks of remarks to the author, and to the supervisor what the curator has returned to him', async () => {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const stage = await buildStage(server, project);
    const at = `stage/${stage.id}`;
    const reviewsOf = async (person: TestPerson) =>
      (await call(server, 'GET', `/project/${at}/reviews`, person)).body;
    const remarked = async (person: TestPerson): Promise<Review[]> =>
      (await reviewsOf(person)).reviews.filter(({ remarks }: Review) => remarks.length > 0);
    const ticked = async (by: TestPerson, back = 0) => {
      const id = (await remarked(by))[back]?.remarks[0]?.id;
      const body = { token: by.token, body: { done: true } };
      return (await call(server, 'PATCH', `/project/remark/${id}`, body)).status;
    };
    // what the remarks say, the newest first
    const mayTick = async (person: TestPerson) => {
      const { may_tick } = await reviewsOf(person);
      const told = (await remarked(person)).filter(({ id }) => may_tick.includes(id));
      return told.map(({ text }) => text);
    };
    await decide(researcher, `${at}/approve`);
    await decide(supervisor, `${at}/revise`, { review: 'Указать срок' });
    expect([await ticked(supervisor), await ticked(curator)]).toEqual([403, 403]);
    expect([await mayTick(supervisor), await mayTick(curator)]).toEqual([[], []]);
    expect(await mayTick(researcher)).toEqual(['Указать срок']);
    await decide(researcher, `${at}/approve`);
    await decide(supervisor, `${at}/approve`);
    await decide(curator, `${at}/revise`, { review: 'Назвать стенды' });
    // his own remark is still the researcher's to do
    expect([await mayTick(supervisor), await ticked(supervisor, 1)]).toEqual([
      ['Назвать стенды'],
      403,
    ]);
    expect(await ticked(supervisor)).toBe(204);
    expect([await mayTick(curator), await ticked(curator)]).toEqual([[], 403]);
    expect(await mayTick(researcher)).toEqual(['Назвать стенды', 'Указать срок']);
    expect(await ticked(researcher, 1)).toBe(204);
    await decide(supervisor, `${at}/revise`);
    expect([await mayTick(supervisor), await ticked(supervisor)]).toEqual([[], 403]);
  });

  it('once finished keeps its ticks, and still tells whoever only reviews that they are not his', async () => {
    const work = await buildFinishedWork(server, { supervisor: true, unfinished: true });
    const { researcher, supervisor, finishId } = work;
    if (!supervisor) throw new Error('no supervisor');
    const finish = `stage/${finishId}/finish`;
    expect((await decide(researcher, `${finish}/approve`)).status).toBe(204);
    const review = 'Назвать стенды';
    expect((await decide(supervisor, `${finish}/revise`, { review })).status).toBe(204);
    expect((await decide(researcher, `${finish}/approve`)).status).toBe(204);
    expect((await decide(supervisor, `${finish}/approve`)).status).toBe(204);
    const answerTo = async (by: TestPerson) => {
      const told = await call(server, 'GET', `/project/stage/${finishId}/reviews`, by);
      const { reviews, may_tick } = told.body;
      const { id } = reviews.find(({ remarks }: Review) => remarks.length > 0).remarks[0];
      const body = { token: by.token, body: { done: true } };
      const { status } = await call(server, 'PATCH', `/project/remark/${id}`, body);
      return [may_tick, status];
    };
    expect(await answerTo(researcher)).toEqual([[], 409]);
    expect(await answerTo(supervisor)).toEqual([[], 403]);
  });

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
