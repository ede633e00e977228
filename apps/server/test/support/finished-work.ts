import { buildProject, buildStage, type ProjectOverrides, type TestPerson } from './builders.ts';
import { call } from './call.ts';
import { fill } from './document-calls.ts';
import { pdf, sendFile } from './file-calls.ts';
import { buildKind } from './kinds.ts';
import { sampleDocument } from './sample-document.ts';
import type { TestServer } from './server.ts';

/** A work whose author side may turn it into a startup, unless it stopped before the end. */
export interface FinishedWork {
  id: string;
  researcher: TestPerson;
  supervisor: TestPerson | null;
  curator: TestPerson | null;
  stageId: string;
  finishId: string;
  documentId: string;
}

async function must(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`finishing a work: ${status} ${JSON.stringify(body)}`);
}

/**
 * A research project with texts, files and a written report, approved by everybody in turn. With
 * `unfinished` its final result was not sent.
 */
export async function buildFinishedWork(
  server: TestServer,
  { unfinished = false, ...overrides }: ProjectOverrides & { unfinished?: boolean } = {},
): Promise<FinishedWork> {
  const project = await buildProject(server, overrides);
  const { id, researcher, supervisor, curator } = project;
  const team = [researcher, supervisor, curator].filter((person) => person !== null);
  const patch = (path: string, body: object) =>
    must(call(server, 'PATCH', path, { token: researcher.token, body }));
  const inTurn = async (path: string) => {
    for (const { token } of team) {
      await must(call(server, 'POST', `/project/nir/${path}`, { token, body: {} }));
    }
  };
  await patch(`/project/nir/${id}`, { annotation: 'О прочности швов', version: 0 });
  for (const list of ['task', 'full_info']) {
    const body = { title: `Поле ${list}`, content: `Текст ${list}` };
    const path = `/project/${id}/${list}_dynamic_filed`;
    await must(call(server, 'POST', path, { token: researcher.token, body }));
  }
  const stage = await buildStage(server, project);
  const page = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
  const finish = page.stages.at(-1);
  await patch(`/project/stage/${page.stages[0].id}`, { goal: 'Измерить прочность', version: 0 });
  await inTurn(`${id}/approve`);
  await inTurn(`stage/${stage.id}/approve`);
  const inStage = { project, stage, name: 'Отчёт.pdf' };
  const report = { ...inStage, slot: 'stage_one__stage_report_file' } as const;
  await sendFile(server, researcher, report);
  await sendFile(server, researcher, { ...inStage, slot: 'stage_one__plagiat_report_file' });
  await inTurn(`stage/${stage.id}/finish/approve`);
  const final = { ...report, stage: finish, slot: 'stage_final__final_report_file' } as const;
  await sendFile(server, researcher, { ...final, bytes: pdf('Итог') });
  const url = `/project/stage/${finish.id}/document`;
  const documentId = (await call(server, 'GET', url, researcher)).body.id;
  await fill(server, documentId, sampleDocument({ words: 'Швы прочны.' }));
  if (!unfinished) await inTurn(`stage/${finish.id}/finish/approve`);
  return {
    id,
    researcher,
    supervisor,
    curator,
    stageId: stage.id,
    finishId: finish.id,
    documentId,
  };
}

/** An article that its author has approved himself. */
export async function buildFinishedArticle(server: TestServer) {
  const { id, creator } = await buildKind(server, 'article');
  const post = (path: string) =>
    must(call(server, 'POST', `/project/article/${path}`, { token: creator.token, body: {} }));
  const page = (await call(server, 'GET', `/project/article/${id}`, creator)).body;
  const finish = page.stages.at(-1);
  await post(`${id}/approve`);
  const slot = 'stage_final__final_report_file';
  await sendFile(server, creator, { project: { id }, stage: finish, slot });
  await post(`stage/${finish.id}/finish/approve`);
  return { id, creator };
}
