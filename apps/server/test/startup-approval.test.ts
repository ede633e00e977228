import type { RoleCode } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, joinTeam, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { buildKind, type KindProject, readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

const REVIEWERS = ['mentor', 'expert', 'tracker'] as const;

describe('approval of a startup', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = async (startup: KindProject, role: RoleCode, path: string, body: object = {}) => {
    const url = path === 'approve' || path === 'revise' ? `startup/${startup.id}/${path}` : path;
    const { token } = startup.as(role);
    const answer = await call(server, 'POST', `/project/${url}`, { token, body });
    return answer.status === 204 ? 204 : answer.body.code;
  };
  const page = (startup: KindProject) => readKind(server, startup, startup.creator);

  it('waits for one of each reviewing role, in any order, and names the last', async () => {
    const startup = await buildKind(server, 'startup', ['topmanager', ...REVIEWERS, 'coordinator']);
    expect((await page(startup)).status).toBe('project_created');
    expect(await decide(startup, 'topmanager', 'approve')).toBe(204);
    const waiting = await page(startup);
    expect(waiting.status).toBe('wait_approve_all');
    expect(waiting.moves[0]).toMatchObject({ asked: 'decide_project', mine: false });
    expect(waiting.moves[0].people).toHaveLength(3);
    expect(await decide(startup, 'founder', 'approve')).toBe('already_decided');
    expect(await decide(startup, 'coordinator', 'approve')).toBe('forbidden');
    expect(await decide(startup, 'expert', 'approve')).toBe(204);
    expect((await page(startup)).status).toBe('wait_approve_by_mentor_and_tracker');
    const board = await call(server, 'GET', '/project/reviews/waiting', startup.as('mentor'));
    expect(board.body.reviews[0].sent_by.name).toBe(startup.as('topmanager').name);
    expect(await decide(startup, 'expert', 'approve')).toBe('role_signed');
    expect(await decide(startup, 'tracker', 'approve')).toBe(204);
    expect(await decide(startup, 'mentor', 'approve')).toBe(204);
    expect((await page(startup)).status).toBe('approved_by_mentor');
    const mentor = await readKind(server, startup, startup.as('mentor'));
    expect(mentor.actions).toMatchObject([{ intent: 'withdraw', action: 'revise' }]);
    const coordinator = await readKind(server, startup, startup.as('coordinator'));
    expect(coordinator).toMatchObject({ actions: [], can: { edit: false, invite: true } });
  });

  it('tells a second person of a role who has signed for it, not who has decided last', async () => {
    const startup = await buildKind(server, 'startup', [...REVIEWERS]);
    const second = await buildPerson(server);
    await joinTeam(server, startup.id, startup.creator, second, 'expert', 'startup');
    const body = { status: 'wait_approve_all', edition: 1 };
    const late = async (seen: object) => {
      const url = `/project/startup/${startup.id}/approve`;
      const answer = await call(server, 'POST', url, { token: second.token, body: seen });
      return [answer.status, answer.body.code, answer.body.data?.decided_by];
    };
    await decide(startup, 'founder', 'approve');
    await decide(startup, 'expert', 'approve');
    await decide(startup, 'mentor', 'approve');
    const signed = [409, 'role_signed', startup.as('expert').name];
    expect(await late({})).toEqual(signed);
    expect(await late(body)).toEqual(signed);
  });

  it('takes what each of three decides at the same time, on the page that all had read', async () => {
    const startup = await buildKind(server, 'startup', [...REVIEWERS]);
    await decide(startup, 'founder', 'approve');
    const seen = { status: 'wait_approve_all', edition: 1 };
    const at = (role: RoleCode, path: string) => decide(startup, role, path, seen);
    expect(await Promise.all(REVIEWERS.map((role) => at(role, 'approve')))).toEqual([
      204, 204, 204,
    ]);
    expect((await page(startup)).status).toMatch(/^approved_by_/);
  });

  it('refuses who has seen another round, and names who has ended the one he saw', async () => {
    const startup = await buildKind(server, 'startup', [...REVIEWERS]);
    const seen = { status: 'wait_approve_all', edition: 1 };
    await decide(startup, 'founder', 'approve');
    await decide(startup, 'expert', 'revise', { ...seen, review: 'Нет выводов' });
    const url = `/project/startup/${startup.id}/approve`;
    const late = () => call(server, 'POST', url, { token: startup.as('mentor').token, body: seen });
    const returned = await late();
    expect([returned.status, returned.body.code]).toEqual([409, 'already_decided']);
    expect(returned.body.data.decided_by).toBe(startup.as('expert').name);
    await decide(startup, 'founder', 'approve');
    await decide(startup, 'tracker', 'approve');
    expect((await late()).status).toBe(409);
    expect(await decide(startup, 'mentor', 'approve', { ...seen, edition: 2 })).toBe(204);
  });

  it('goes back to whoever has sent it, and every signature is dropped', async () => {
    const startup = await buildKind(server, 'startup', ['topmanager', ...REVIEWERS]);
    await decide(startup, 'topmanager', 'approve');
    await decide(startup, 'expert', 'approve');
    const body = { review: 'Рынок не посчитан\nКто заказчик?' };
    expect(await decide(startup, 'tracker', 'revise', body)).toBe(204);
    const returned = await page(startup);
    expect(returned.status).toBe('sent_for_revision_to_topmanager');
    const reviews = await call(server, 'GET', `/project/${startup.id}/reviews`, startup.creator);
    expect(reviews.body.reviews[0]).toMatchObject({ decision: 'revision', kind: 'plan' });
    const { remarks } = reviews.body.reviews[0];
    expect(remarks).toHaveLength(2);
    // a reviewer does not take his own remarks for dealt with
    const tick = async ({ token }: TestPerson) =>
      call(server, 'PATCH', `/project/remark/${remarks[0].id}`, { token, body: { done: true } });
    expect((await tick(startup.as('tracker'))).body.code).toBe('forbidden');
    expect((await tick(startup.as('founder'))).status).toBe(204);
    expect(
      returned.actions.find((one: { action: string }) => one.action === 'approve'),
    ).toMatchObject({ intent: 'send', primary: false });
    const queue = await readKind(server, startup, startup.as('topmanager'));
    expect(queue.moves[0]).toMatchObject({ asked: 'revise_project', mine: true });
    expect(await decide(startup, 'founder', 'approve')).toBe(204);
    expect((await page(startup)).status).toBe('wait_approve_all');
  });

  it('is reset by the first of each reviewing role and by nobody else', async () => {
    const startup = await buildKind(server, 'startup');
    await decide(startup, 'founder', 'approve');
    expect((await page(startup)).status).toBe('approved_by_founder');
    const join = async (role: RoleCode) =>
      joinTeam(server, startup.id, startup.creator, await buildPerson(server), role, 'startup');
    for (const role of ['coordinator', 'topmanager', 'founder'] as const) await join(role);
    expect((await page(startup)).status).toBe('approved_by_founder');
    await join('mentor');
    expect((await page(startup)).status).toBe('re_approval_required');
    await decide(startup, 'founder', 'approve');
    await join('mentor');
    expect((await page(startup)).status).toBe('wait_approve_by_mentor');
    await join('expert');
    expect((await page(startup)).status).toBe('re_approval_required');
  });

  it('mails those who are asked, each once', async () => {
    const startup = await buildKind(server, 'startup', REVIEWERS);
    await decide(startup, 'founder', 'approve');
    await decide(startup, 'mentor', 'approve');
    const asked = (role: RoleCode) =>
      server.mails.filter(
        ({ to, subject }) => to === startup.as(role).email && subject.includes('ваш ход'),
      );
    await waitFor(() => REVIEWERS.every((role) => asked(role).length > 0));
    expect(REVIEWERS.map((role) => asked(role).length)).toEqual([1, 1, 1]);
  });

  describe('of a stage', () => {
    const finishPath = (id: string, action: string) => `startup-stage/${id}/finish-${action}`;

    async function withStage(roles: readonly RoleCode[]) {
      const startup = await buildKind(server, 'startup', roles);
      const { token } = startup.creator;
      const body = { project_id: startup.id, kind: 'numeric', title: 'Пилот' };
      const { id } = (await call(server, 'POST', '/project/stage', { token, body })).body;
      const read = async () => (await call(server, 'GET', `/project/stage/${id}`, { token })).body;
      const write = async (change: object) => {
        const { version } = await read();
        const answer = await call(server, 'PATCH', `/project/stage/${id}`, {
          token,
          body: { version, ...change },
        });
        return answer.status === 204 ? 204 : answer.body.code;
      };
      return { startup, id, read, write };
    }

    it('keeps plan and result apart: the result waits for its plan, and has its own edits', async () => {
      const { startup, id, read, write } = await withStage(['mentor']);
      expect(await read()).toMatchObject({
        status: 'stage_created',
        result_status: 'result_created',
      });
      await write({ result_text: 'Проведено 20 интервью' });
      expect(await decide(startup, 'founder', finishPath(id, 'approve'))).toBe('plan_not_approved');
      await decide(startup, 'founder', `startup-stage/${id}/approve`);
      await decide(startup, 'mentor', `startup-stage/${id}/approve`);
      expect(await read()).toMatchObject({ status: 'approved_by_mentor', plan_valid: true });
      expect(await decide(startup, 'founder', finishPath(id, 'approve'))).toBe(204);
      expect(await read()).toMatchObject({
        status: 'approved_by_mentor',
        result_status: 'result_wait_approve_by_mentor',
        move: { section: 'result', asked: 'decide_result' },
      });
      expect(await write({ result_text: 'Иное' })).toBe('section_locked');
      expect(await write({ goal: 'Иная цель' })).toBe('section_locked');
      const late = { status_type: 'result', review: null };
      expect(await decide(startup, 'mentor', `startup-stage/${id}/approve`, late)).toBe(204);
      expect((await read()).result_status).toBe('result_approved_by_mentor');

      expect(await write({ goal: 'Иная цель' })).toBe(204);
      expect(await read()).toMatchObject({
        status: 're_approval_required',
        result_status: 'result_approved_by_mentor',
        plan_valid: false,
      });
      expect(await decide(startup, 'mentor', finishPath(id, 'revise'))).toBe('plan_not_approved');
      expect(await write({ result_text: 'Иное' })).toBe(204);
      expect((await read()).result_status).toBe('result_re_approval_required');
    });

    it('keeps what was reached when an expert joins, and tells who has added him', async () => {
      const { startup, id, read, write } = await withStage(['mentor']);
      const past = { starts_at: '2026-01-10', ends_at: '2026-02-10' };
      await write({ ...past, goal: 'Спрос', planned_result: 'Отчёт', result_text: '20 интервью' });
      const approve = async (roles: readonly RoleCode[], path: string) => {
        for (const role of roles) expect(await decide(startup, role, path)).toBe(204);
      };
      const plan = `startup-stage/${id}/approve`;
      const result = finishPath(id, 'approve');
      await approve(['founder', 'mentor'], plan);
      await approve(['founder', 'mentor'], result);
      const before = await page(startup);
      expect(await read()).toMatchObject({
        delivered: false,
        move: null,
        step: 'results_approved',
      });

      const expert = await buildPerson(server);
      await joinTeam(server, startup.id, startup.creator, expert, 'expert', 'startup');
      const reset = {
        status: 're_approval_required',
        reached_status: 'result_approved_by_mentor',
        delivered: true,
        progress: 100,
        move: { asked: 'send_plan', deadline: null, again: true },
      };
      expect(await read()).toMatchObject(reset);
      const kept = { progress: before.progress, awaits_reapproval: true };
      expect(await page(startup)).toMatchObject(kept);
      const list = await call(server, 'GET', '/project/startup', startup.creator);
      expect(list.body.projects.find((one: { id: string }) => one.id === startup.id)).toMatchObject(
        kept,
      );
      const log = await call(server, 'GET', `/project/project_logs?project_id=${startup.id}`, {
        token: startup.creator.token,
      });
      const told = log.body.logs.find(
        (one: { section: string; details: { cause?: string } }) =>
          one.section === 'result' && one.details.cause,
      );
      expect(told).toMatchObject({
        actor: { name: startup.creator.name },
        details: { cause: 'joined', person: expert.name },
      });

      const all = [...(['founder', 'mentor'] as const)];
      const byExpert = (path: string) =>
        call(server, 'POST', `/project/${path}`, { token: expert.token, body: {} });
      await approve(all, plan);
      expect((await byExpert(plan)).status).toBe(204);
      expect(await read()).toMatchObject({ delivered: true, progress: 100 });
      await approve(all, result);
      expect((await byExpert(result)).status).toBe(204);
      expect(await read()).toMatchObject({ reached_status: null, delivered: false, progress: 100 });
      expect(await page(startup)).toMatchObject({ awaits_reapproval: false });
    });

    it('leads to success with the final result, and back when that is withdrawn', async () => {
      const { startup, id, write } = await withStage(['expert', 'tracker']);
      const everybody = async (path: string) => {
        for (const role of ['founder', 'expert', 'tracker'] as const) {
          expect([role, await decide(startup, role, path)]).toEqual([role, 204]);
        }
      };
      await everybody('approve');
      await everybody(`startup-stage/${id}/approve`);
      await write({ result_text: 'Первый платёж' });
      await everybody(finishPath(id, 'approve'));
      const ready = await page(startup);
      expect(ready.completion_status).toBe('final_report_expected');
      const finish = ready.stages.at(-1);
      expect(finish.status).toBe('result_created');
      expect(await decide(startup, 'founder', finishPath(finish.id, 'approve'))).toBe(
        'content_missing',
      );
    });

    it('is deleted only while nobody reads or has approved it', async () => {
      const { startup, id } = await withStage([]);
      const remove = () => call(server, 'DELETE', `/project/stage/${id}`, startup.creator);
      await decide(startup, 'founder', `startup-stage/${id}/approve`);
      expect((await remove()).body.code).toBe('stage_not_deletable');
      await decide(startup, 'founder', `startup-stage/${id}/revise`);
      expect((await remove()).status).toBe(204);
      expect((await page(startup)).stages).toHaveLength(2);
    });
  });
});
