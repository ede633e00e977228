import { type FileSlotView, missingProfileFields } from '@pv/contract';
import { importDocx } from '@pv/gost/import';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/index.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../src/demo/people.ts';
import { repairDemo } from '../src/demo/repair-demo.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { contentOf, get } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('demo data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database, { demo: true });
    await seedDemo(server.deps);
  });
  afterAll(() => server.close());

  const signIn = async (name: string) => {
    const body = { email: `${name}@demo.ru`, password: DEMO_PASSWORD };
    const answer = await call(server, 'POST', '/auth/sign_in', { body });
    expect(answer.status).toBe(200);
    return { token: answer.body.access_token as string };
  };
  const projectsOf = async (name: string) =>
    (await call(server, 'GET', '/project/nir', await signIn(name))).body.projects;

  it('has ten people who sign in with complete profiles', async () => {
    expect(Object.keys(DEMO_PEOPLE)).toHaveLength(10);
    for (const [name, profile] of Object.entries(DEMO_PEOPLE)) {
      expect(missingProfileFields(profile)).toEqual([]);
      const list = await call(server, 'GET', '/project/nir', await signIn(name));
      expect(list.status).toBe(200);
    }
  });

  it('has projects in different states: one waits for the supervisor, one is finished', async () => {
    const own = await projectsOf('student');
    expect(own.map((project: { status: string }) => project.status).sort()).toEqual([
      'approved_by_curator',
      'approved_by_researcher',
      'approved_by_supervisor',
      'project_created',
    ]);
    const done = own.filter(
      (project: { completion_status: string }) => project.completion_status === 'succeeded',
    );
    expect(done).toHaveLength(1);
    const [waiting] = await projectsOf('supervisor');
    expect(waiting).toMatchObject({
      move: { asked: 'decide_result', mine: true, days: 2, people: [{ name: 'Петров А. Н.' }] },
    });
    expect(await projectsOf('curator')).toHaveLength(1);
    expect(await projectsOf('founder')).toEqual([]);
  });

  it('has a startup that waits for two of its reviewers, and an article to be written', async () => {
    const ofType = async (name: string, type: string) =>
      (await call(server, 'GET', `/project/${type}`, await signIn(name))).body.projects;
    for (const name of ['expert', 'tracker']) {
      const [startup] = await ofType(name, 'startup');
      expect(startup).toMatchObject({
        status: 'approved_by_expert',
        move: { asked: 'decide_plan', mine: true, days: 4 },
      });
      expect(startup.move.people).toHaveLength(2);
    }
    const [asFounder] = await ofType('founder', 'startup');
    // what he may do besides is no turn of his while others are waited for
    expect(asFounder.move).toMatchObject({ asked: 'decide_plan', mine: false, days: 4 });
    expect(await ofType('coordinator', 'startup')).toHaveLength(1);
    const [article] = await ofType('student', 'article');
    expect(article).toMatchObject({
      completion_status: 'final_report_expected',
      move: { asked: 'send_final', mine: true },
    });
  });

  it('has an event that is announced for the next week, and one with its report', async () => {
    const list = await call(server, 'GET', '/control_event', await signIn('student'));
    const events: { id: string; state: string }[] = list.body.events;
    expect(events.map(({ state }) => state)).toEqual(['announced', 'published']);
    const report = await call(server, 'GET', `/control_event/${events[1]?.id}/report`);
    expect(report.body.works).toMatchObject([
      { authors: ['Соколова Мария Андреевна'], supervisors: ['П. А. Н.'], excluded: 1 },
    ]);
    expect(report.body.works[0].marks).toMatchObject({ result: 4.45, mark: 'хорошо' });
  });

  it('has something to decide for the curator and for the editor of a journal', async () => {
    const first = async (name: string, type: string) =>
      (await call(server, 'GET', `/project/${type}`, await signIn(name))).body.projects[0];
    expect((await first('curator', 'nir')).move).toMatchObject({
      asked: 'decide_plan',
      mine: true,
    });
    expect((await first('editor', 'article')).move).toMatchObject({
      asked: 'decide_project',
      mine: true,
    });
  });

  it('has a returned result with its remarks and a finish stage with a document', async () => {
    const student = await signIn('student');
    const pages = [];
    for (const { id } of await projectsOf('student')) {
      pages.push((await call(server, 'GET', `/project/nir/${id}`, student)).body);
    }
    const returned = pages.find((page) => page.status === 'approved_by_curator');
    const stage = returned.stages[2];
    expect(stage.status).toBe('result_sent_for_revision_to_researcher');
    const reviews = await call(server, 'GET', `/project/stage/${stage.id}/reviews`, student);
    expect(reviews.body.reviews[0].remarks).toHaveLength(3);
    const waiting = pages.find((page) => page.status === 'approved_by_supervisor');
    const document = await call(
      server,
      'GET',
      `/project/stage/${waiting.stages.at(-1).id}/document`,
      student,
    );
    expect(document.body.can.edit).toBe(true);
    const thesis = await contentOf(server, document.body.id);
    expect(thesis.sections.map(({ kind }) => kind)).toContain('applications');
    const { body } = await call(server, 'GET', `/document/${document.body.id}/asset`, student);
    expect((await get(server, body.assets[0].url)).status).toBe(200);
  });

  it('has reports in their slots, which editions name and which open as documents', async () => {
    const student = await signIn('student');
    const [waiting] = (await projectsOf('student')).filter(
      (project: { status: string }) => project.status === 'approved_by_supervisor',
    );
    const { body } = await call(server, 'GET', `/project/${waiting.id}/file`, student);
    const filled: FileSlotView[] = body.slots.filter((slot: FileSlotView) => slot.files.length > 0);
    expect(filled.map(({ files }) => files[0]?.name)).toEqual([
      'Обзор методов.docx',
      'Модель и план эксперимента.docx',
      'Снимок шва с разметкой.png',
    ]);
    expect(filled.map(({ files }) => files[0]?.editions.length)).toEqual([1, 1, 0]);
    const { body: file } = await call(
      server,
      'GET',
      `/project/file/${filled[0]?.files[0]?.id}`,
      student,
    );
    const report = await importDocx((await get(server, file.url)).bytes);
    expect(JSON.stringify(report.snapshot)).toContain('Рассмотрено 34 работы');
  });

  it('gives the editor of an older database his desk again, and names only who is there', async () => {
    const { db } = server.deps.connection;
    const mayWrite = async () =>
      (await call(server, 'GET', '/editor/rights', await signIn('editor'))).body.can;
    await grantEditor(db, { email: 'editor@demo.ru', now: new Date(), take: true });
    expect(await mayWrite()).toEqual([]);
    const addresses = await repairDemo(server.deps);
    expect(addresses).toEqual(Object.keys(DEMO_PEOPLE).map((name) => `${name}@demo.ru`));
    expect(await mayWrite()).toContain('write_articles');
    await db.update(users).set({ email: 'left@mail.ru' }).where(eq(users.email, 'tracker@demo.ru'));
    expect(await repairDemo(server.deps)).not.toContain('tracker@demo.ru');
    const config = { ...server.deps.config, demo: false };
    expect(await repairDemo({ ...server.deps, config })).toEqual([]);
  });

  it('is made once and only where it is wanted', async () => {
    expect(await seedDemo(server.deps)).toBe(false);
    const config = { ...server.deps.config, demo: false };
    expect(await seedDemo({ ...server.deps, config })).toBe(false);
    expect(server.mails).toEqual([]);
  });
});
