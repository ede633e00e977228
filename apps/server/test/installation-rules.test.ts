import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildStage, readProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const OTHER = {
  restoreUnchanged: false,
  contentChecks: {
    plan: { goal: 'hard', planned_result: 'off', tasks: 'off' },
    final: { final_report: 'soft' },
  },
} as const;

describe('what an installation decides about approval', () => {
  let usual: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    usual = await startServer(database);
  });
  beforeAll(async () => {
    other = await startServer(database, OTHER);
  });
  afterAll(async () => {
    await usual.close();
    await other.close();
  });

  it('sends content that is as it was approved straight back, or to the reviewers anew', async () => {
    const statusAfter = async (server: TestServer) => {
      const project = await buildProject(server, { supervisor: true });
      const { researcher, supervisor } = project;
      const stage = await buildStage(server, project, { goal: 'Прежняя' });
      const approve = (token = '') =>
        call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, { token, body: {} });
      await approve(researcher.token);
      expect((await approve(supervisor?.token)).status).toBe(204);
      for (const [version, goal] of ['Иная', 'Прежняя'].entries()) {
        const body = { goal, version };
        await call(server, 'PATCH', `/project/stage/${stage.id}`, { ...researcher, body });
      }
      expect((await approve(researcher.token)).status).toBe(204);
      const { body } = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
      return body.status;
    };
    expect(await statusAfter(usual)).toBe('approved_by_supervisor');
    expect(await statusAfter(other)).toBe('sent_for_approval_to_supervisor');
  });

  it('refuses a sending, asks about it or lets it pass where something is missing', async () => {
    const sending = async (server: TestServer) => {
      const project = await buildProject(server, { supervisor: true });
      const { researcher } = project;
      const stage = await buildStage(server, project, { goal: '' });
      const page = await readProject(server, project, researcher);
      const shown = page.stages.find(({ id }: { id: string }) => id === stage.id);
      const sent = await call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, {
        ...researcher,
        body: {},
      });
      const { missing, warnings } = shown.actions[0];
      const { missing: needed, advised } = shown.move;
      return { missing, warnings, needed, advised, status: sent.status, body: sent.body };
    };
    const advised = ['goal', 'planned_result', 'tasks'];
    expect(await sending(usual)).toMatchObject({
      ...{ missing: [], warnings: advised, needed: [], advised },
      status: 204,
    });
    expect(await sending(other)).toMatchObject({
      ...{ missing: ['goal'], warnings: [], needed: ['goal'], advised: [] },
      status: 422,
      body: { code: 'content_missing', detail: ['Не указана цель'] },
    });
  });

  it('may let a final result go without its report, which its slot then tells', async () => {
    const need = async (server: TestServer) => {
      const { id, researcher } = await buildProject(server);
      const { body } = await call(server, 'GET', `/project/${id}/file`, researcher);
      const slots: { slot: string; need: string }[] = body.slots;
      return slots.find(({ slot }) => slot === 'stage_final__final_report_file')?.need;
    };
    expect(await need(usual)).toBe('required');
    expect(await need(other)).toBe('wanted');
  });
});
