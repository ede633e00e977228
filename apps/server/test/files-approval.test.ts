import type { FileSlotView } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions } from '../src/db/schema/index.ts';
import { buildProject, buildStage, readProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { put } from './support/document-calls.ts';
import {
  finishFile,
  pdf,
  readSlot,
  removeFile,
  sendFile,
  startFile,
} from './support/file-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const REPORT = 'stage_one__stage_report_file';
const MORE = 'stage_one__additional_materials_file';
const FINAL = 'stage_final__final_report_file';
const REVIEW = 'stage_final__supervisor_review_file';

describe('files under approval', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const decide = async (person: TestPerson, path: string, body: object = {}) => {
    const { token } = person;
    const answer = await call(server, 'POST', `/project/nir/${path}`, { token, body });
    return answer.status === 204 ? 204 : answer.body.code;
  };
  const statusOf = async (stageId: string, person: TestPerson) =>
    (await call(server, 'GET', `/project/stage/${stageId}`, person)).body.status;

  /** A project with a supervisor whose one stage has an approved plan. */
  async function withPlan() {
    const project = await buildProject(server, { supervisor: true });
    const { researcher, supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const stage = await buildStage(server, project);
    for (const person of [researcher, supervisor]) {
      expect(await decide(person, `${project.id}/approve`)).toBe(204);
      expect(await decide(person, `stage/${stage.id}/approve`)).toBe(204);
    }
    const finish = `stage/${stage.id}/finish`;
    const report = (words: string, who = researcher) =>
      sendFile(server, who, { project, stage, slot: REPORT, bytes: pdf(words) });
    const slot = (who = researcher) => readSlot(server, who, { project, stage, slot: REPORT });
    return { project, stage, researcher, supervisor, finish, report, slot };
  }

  it('a report is a result, is locked while it is read, and its edition names its bytes', async () => {
    const { project, stage, researcher, supervisor, finish, report, slot } = await withPlan();
    expect(await decide(researcher, `${finish}/approve`)).toBe('content_missing');
    expect((await slot()).need).toBe('required');
    const first = await report('раз');
    expect((await slot()).need).toBeNull();
    expect(await decide(researcher, `${finish}/approve`)).toBe(204);

    expect(await report('два')).toBe('section_locked');
    expect((await removeFile(server, researcher, first)).body).toMatchObject({
      code: 'section_locked',
      detail: 'Раздел на согласовании. Отзовите его, чтобы изменить.',
    });
    expect(await slot()).toMatchObject({ refused: 'section_locked', files: [{ id: first }] });
    const more = { project, stage, slot: MORE } as const;
    expect(await sendFile(server, researcher, more)).toMatch(/-/);

    expect(await decide(supervisor, `${finish}/revise`, { review: 'Дополнить' })).toBe(204);
    const second = await report('два');
    expect(await decide(researcher, `${finish}/approve`)).toBe(204);
    const { files, earlier } = await slot(supervisor);
    expect(files).toMatchObject([{ id: second, version: 2, editions: [{ number: 2, round: 2 }] }]);
    expect(earlier).toMatchObject([{ id: first, editions: [{ number: 1, round: 1 }] }]);
    const { db } = server.deps.connection;
    const [kept] = await db
      .select({ content: editions.content })
      .from(editions)
      .where(and(eq(editions.stageId, stage.id), eq(editions.section, 'result')))
      .orderBy(editions.number);
    expect(kept?.content.files).toEqual([
      { slot: REPORT, name: 'Отчёт.pdf', hash: earlier[0]?.sha256 },
    ]);
    // who reads an edition gets the very file that was sent with it, replaced or not
    const listed = await call(server, 'GET', `/project/stage/${stage.id}/editions`, supervisor);
    const sent: { number: number; id: string }[] = listed.body.editions.filter(
      (one: { section: string }) => one.section === 'result',
    );
    const view = async (number: number) => {
      const id = sent.find((one) => one.number === number)?.id;
      return (await call(server, 'GET', `/project/edition/${id}`, supervisor)).body;
    };
    const named = { slot: REPORT, name: 'Отчёт.pdf' };
    expect((await view(1)).downloads).toEqual([{ ...named, id: first }]);
    expect(await view(2)).toMatchObject({
      downloads: [{ ...named, id: second }],
      changes: { files: [{ ...named, state: 'changed' }] },
    });
  });

  it('what the supervisor puts in while it is with him is the next edition of the round', async () => {
    const { researcher, supervisor, finish, stage, report, slot } = await withPlan();
    await report('раз');
    await decide(researcher, `${finish}/approve`);
    const his = await report('правка', supervisor);
    expect((await slot()).files).toMatchObject([{ id: his, editions: [{ number: 2, round: 1 }] }]);
    expect(await decide(supervisor, `${finish}/approve`)).toBe(204);
    expect(await statusOf(stage.id, researcher)).toBe('result_approved_by_supervisor');
  });

  it('another file takes an approval back, the same bytes restore it without a round', async () => {
    const { project, stage, researcher, supervisor, finish, report, slot } = await withPlan();
    const first = await report('раз');
    await decide(researcher, `${finish}/approve`);
    await decide(supervisor, `${finish}/approve`);
    expect((await slot()).drops_approval).toBe(true);
    const more = { project, stage, slot: MORE } as const;
    await sendFile(server, researcher, more);
    expect(await statusOf(stage.id, researcher)).toBe('result_approved_by_supervisor');
    await removeFile(server, researcher, first);
    expect(await statusOf(stage.id, researcher)).toBe('re_approval_required');
    expect((await finishFile(server, researcher, first)).status).toBe(204);
    expect(await decide(researcher, `${finish}/approve`)).toBe(204);
    expect(await statusOf(stage.id, researcher)).toBe('result_approved_by_supervisor');
  });

  it('an upload that ends after the section was sent is refused and can be finished after a recall', async () => {
    const { project, stage, researcher, finish, report, slot } = await withPlan();
    const first = await report('раз');
    const sent = { project, stage, slot: REPORT, bytes: pdf('два') } as const;
    const { body } = await startFile(server, researcher, sent);
    await put(server, body.upload_url, sent.bytes);
    await decide(researcher, `${finish}/approve`);
    expect((await finishFile(server, researcher, body.file_id)).body.code).toBe('section_locked');
    expect((await slot()).files).toMatchObject([{ id: first }]);
    expect(await decide(researcher, `${finish}/revise`)).toBe(204);
    expect((await finishFile(server, researcher, body.file_id)).status).toBe(204);
    expect((await slot()).files).toMatchObject([{ id: body.file_id, version: 2 }]);
  });

  it('an upload into a project that was deleted meanwhile finds nothing', async () => {
    const { project, stage, researcher } = await withPlan();
    const { body } = await startFile(server, researcher, { project, stage, slot: REPORT });
    await put(server, body.upload_url, pdf());
    const { token } = researcher;
    const [finished] = await Promise.all([
      finishFile(server, researcher, body.file_id),
      call(server, 'DELETE', `/project/nir/${project.id}/delete`, { token }),
    ]);
    expect([204, 404]).toContain(finished.status);
    expect((await finishFile(server, researcher, body.file_id)).status).toBe(404);
  });

  it('sending and uploading at once leave an edition of exactly one of the two files', async () => {
    const { project, stage, researcher, finish, report, slot } = await withPlan();
    const first = await report('раз');
    const sent = { project, stage, slot: REPORT, bytes: pdf('два') } as const;
    const { body } = await startFile(server, researcher, sent);
    await put(server, body.upload_url, sent.bytes);
    const [finished, decided] = await Promise.all([
      finishFile(server, researcher, body.file_id),
      decide(researcher, `${finish}/approve`),
    ]);
    expect(decided).toBe(204);
    const [current] = (await slot()).files;
    expect(current?.id).toBe(finished.status === 204 ? body.file_id : first);
    expect(current?.editions).toEqual([{ number: 1, round: 1 }]);
  });

  /** The finish of a project of three whose only stage is approved. */
  async function atFinish() {
    const project = await buildProject(server, { supervisor: true, curator: true });
    const people = [project.researcher, project.supervisor, project.curator] as TestPerson[];
    const { researcher } = project;
    const stage = await buildStage(server, project);
    const inTurn = async (path: string) => {
      for (const person of people) expect(await decide(person, path)).toBe(204);
    };
    await inTurn(`${project.id}/approve`);
    await inTurn(`stage/${stage.id}/approve`);
    await sendFile(server, researcher, { project, stage, slot: REPORT });
    await inTurn(`stage/${stage.id}/finish/approve`);
    const page = await readProject(server, project, researcher);
    const finish: { id: string } = page.stages.at(-1);
    return { project, people, finish };
  }

  it('reviews are put in by reviewers while the final result waits, and nothing after success', async () => {
    const { project, people, finish } = await atFinish();
    const [student, supervisor, curator] = people as [TestPerson, TestPerson, TestPerson];
    const into = (slot: typeof FINAL | typeof REVIEW | 'stage_final__review_file') => ({
      ...{ project, stage: finish, slot },
    });
    const need = async (slot: typeof REVIEW | typeof FINAL) =>
      (await readSlot(server, student, into(slot))).need;
    expect([await need(FINAL), await need(REVIEW)]).toEqual(['required', 'wanted']);
    await sendFile(server, student, into(FINAL));
    expect(await sendFile(server, student, into(REVIEW))).toBe('forbidden');
    expect(await sendFile(server, curator, into(REVIEW))).toBe('forbidden');
    expect(await decide(student, `stage/${finish.id}/finish/approve`)).toBe(204);
    const review = await sendFile(server, supervisor, into(REVIEW));
    expect(await sendFile(server, curator, into('stage_final__review_file'))).toMatch(/-/);
    expect(await statusOf(finish.id, student)).toBe('result_sent_for_approval_to_supervisor');
    for (const person of [supervisor, curator]) {
      expect(await decide(person, `stage/${finish.id}/finish/approve`)).toBe(204);
    }
    const { completion_status } = await readProject(server, project, student);
    expect(completion_status).toBe('succeeded');
    expect(await sendFile(server, supervisor, into(REVIEW))).toBe('project_finished');
    expect((await removeFile(server, supervisor, review)).body.code).toBe('project_finished');
    const { body } = await call(server, 'GET', `/project/${project.id}/file`, student);
    const open = body.slots.filter(({ refused }: FileSlotView) => refused === null);
    expect(open).toEqual([]);
  });
});
