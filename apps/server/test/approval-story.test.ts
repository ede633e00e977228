import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildStage, readProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { writeDocument } from './support/write-document.ts';

describe('the whole way of a project', () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const decide = async (person: TestPerson, path: string, body: object = {}) => {
    const url = `/project/nir/${path}`;
    const answer = await call(server, 'POST', url, { token: person.token, body });
    return answer.status === 204 ? 204 : answer.body.code;
  };

  it('leads from the project section over plan and result to success, and back when it is withdrawn', async () => {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const { researcher, supervisor, curator } = project;
    if (!supervisor || !curator) throw new Error('no reviewers');
    const stage = await buildStage(server, project, { ends_at: '2027-04-30' });
    const page = () => readProject(server, project, researcher);
    const finish = (await page()).stages.at(-1);
    const inTurn = async (path: string) => {
      for (const person of [researcher, supervisor, curator]) {
        expect(await decide(person, path)).toBe(204);
      }
    };

    await inTurn(`${project.id}/approve`);
    expect(await page()).toMatchObject({ status: 'approved_by_curator', progress: 10 });
    expect(await decide(researcher, `stage/${stage.id}/finish/approve`)).toBe('plan_not_approved');
    await inTurn(`stage/${stage.id}/approve`);

    expect(await decide(researcher, `stage/${stage.id}/finish/approve`)).toBe('content_missing');
    const result = { result_text: 'Собран обзор из 40 источников', version: 0 };
    await call(server, 'PATCH', `/project/stage/${stage.id}`, {
      token: researcher.token,
      body: result,
    });
    await inTurn(`stage/${stage.id}/finish/approve`);
    expect(await page()).toMatchObject({
      completion_status: 'final_report_expected',
      progress: 85,
    });
    expect((await page()).moves).toMatchObject([
      { section: 'final', asked: 'send_final', mine: true, missing: ['final_report'] },
    ]);

    const refused = await call(server, 'POST', `/project/nir/stage/${finish.id}/finish/approve`, {
      token: researcher.token,
      body: {},
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'content_missing' } });
    expect(refused.body.detail).toEqual([
      'Нет итогового отчёта: загрузите файл или наполните документ этапа',
    ]);
    await writeDocument(server, origin, finish.id, {
      token: researcher.token,
      text: 'Прочность швов измерена.',
    });
    await inTurn(`stage/${finish.id}/finish/approve`);
    expect(await page()).toMatchObject({
      completion_status: 'succeeded',
      progress: 100,
      moves: [],
      can: { edit: false, add_stage: false },
    });
    expect((await page()).stages.at(-1)).toMatchObject({
      status: 'result_approved_by_curator',
      result_edition: 1,
    });
    expect(await decide(researcher, `${project.id}/revise`)).toBe('project_finished');
    const list = await call(server, 'GET', '/project/nir?current_status=succeeded', curator);
    expect(list.body.projects).toMatchObject([{ id: project.id, move: null, progress: 100 }]);

    expect(await decide(researcher, `stage/${finish.id}/finish/revise`)).toBe(204);
    expect(await page()).toMatchObject({ completion_status: 'succeeded' });
    const asked = await readProject(server, project, curator);
    expect(asked.moves).toMatchObject([{ asked: 'answer_final', mine: true }]);
    expect(await decide(curator, `stage/${finish.id}/finish/revise`)).toBe(204);
    expect(await page()).toMatchObject({ completion_status: 'final_report_expected' });
  });

  it('takes what the supervisor has written meanwhile into the edition that he approves', async () => {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const stage = await buildStage(server, project);
    for (const person of [researcher, supervisor]) {
      await decide(person, `stage/${stage.id}/approve`);
    }
    const { token } = researcher;
    await writeDocument(server, origin, stage.id, { token, text: 'Обзор исследователя.' });
    expect(await decide(researcher, `stage/${stage.id}/finish/approve`)).toBe(204);
    await writeDocument(server, origin, stage.id, {
      token: supervisor.token,
      text: 'Обзор, поправленный руководителем.',
    });
    expect(await decide(supervisor, `stage/${stage.id}/finish/approve`)).toBe(204);
    const read = await call(server, 'GET', `/project/stage/${stage.id}`, researcher);
    expect(read.body).toMatchObject({ result_edition: 2, status: 'result_approved_by_supervisor' });
  });
});
