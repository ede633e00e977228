import { EVENTS, PROJECT_MAX_BYTES, ROLE_IDS } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { members, projectFiles, projects, startupDocuments } from '../src/db/schema/index.ts';
import { requireRoom } from '../src/features/file/require-room.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { fill, get } from './support/document-calls.ts';
import { readSlot } from './support/file-calls.ts';
import { buildFinishedWork, type FinishedWork } from './support/finished-work.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { accept, invited, mailedToken } from './support/team-calls.ts';
import { waitFor } from './support/wait-for.ts';

const DAY = 24 * 60 * 60 * 1000;
const MATERIALS = 'additional_source_materials_file';

describe('a work and its startup', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const start = async (work: FinishedWork, body: object = {}): Promise<string> => {
    const answer = await call(server, 'POST', `/project/${work.id}/startup`, {
      token: work.researcher.token,
      body: {
        request_id: uuidv7(),
        title: 'Сварка по науке',
        role_id: ROLE_IDS.founder,
        ...body,
      },
    });
    if (answer.status !== 201) throw new Error(`starting: ${JSON.stringify(answer)}`);
    return answer.body.id;
  };
  const links = async (id: string, { token }: TestPerson) =>
    (await call(server, 'GET', `/project/${id}/startup_links`, { token })).body;
  const rename = (path: string, { token }: TestPerson, title: string) =>
    call(server, 'POST', `/project/${path}/set_title`, { token, body: { title } });
  const remove = (path: string, { token }: TestPerson) =>
    call(server, 'DELETE', `/project/${path}`, { token });
  const materials = async (id: string, who: TestPerson) =>
    (await readSlot(server, who, { project: { id }, slot: MATERIALS })).files;
  const printed = (id: string, who: TestPerson) =>
    waitFor(async () => {
      const [document] = (await links(id, who)).documents;
      return document?.status === 'ready' && document;
    });

  it('know each other: by link for members of both, by the title of that day for the rest', async () => {
    const work = await buildFinishedWork(server, { supervisor: true, title: 'Прочность швов' });
    const { researcher, supervisor } = work;
    if (!supervisor) throw new Error('no supervisor');
    const id = await start(work);
    await rename(`startup/${id}`, researcher, 'Тайное имя');
    expect((await links(work.id, researcher)).startups).toMatchObject([
      { id, title: 'Тайное имя', type: 'startup', gone: false, by: researcher.name },
    ]);
    const [seen] = (await links(work.id, supervisor)).startups;
    expect(seen).toMatchObject({ id: null, title: 'Сварка по науке' });
    const newcomer = await buildPerson(server);
    const whom = { role: 'topmanager', email: newcomer.email } as const;
    await accept(server, newcomer, await invited(server, id, researcher, whom));
    expect((await links(id, newcomer)).origin).toMatchObject({
      id: null,
      type: 'nir',
      title: 'Прочность швов',
      gone: false,
    });
    expect((await links(id, researcher)).origin).toMatchObject({ id: work.id });
  });

  it('lets somebody of the work into the startup who accepts, and shows him the link then', async () => {
    const work = await buildFinishedWork(server, { supervisor: true });
    const { supervisor } = work;
    if (!supervisor) throw new Error('no supervisor');
    const people = [{ user_id: supervisor.id, role_id: ROLE_IDS.topmanager }];
    const id = await start(work, { people });
    expect((await links(work.id, supervisor)).startups[0].id).toBeNull();
    await accept(server, supervisor, await mailedToken(server, supervisor.email));
    expect((await links(work.id, supervisor)).startups[0].id).toBe(id);
  });

  it('outlive each other: a startup keeps the title and the bytes, a work forgets', async () => {
    const work = await buildFinishedWork(server, { title: 'Прочность швов' });
    const { researcher } = work;
    const { files } = (await call(server, 'GET', `/project/${work.id}/startup_offer`, researcher))
      .body;
    const [kept, dropped] = [await start(work, { files: [files[0].id] }), await start(work)];
    expect((await remove(`startup/${dropped}`, researcher)).status).toBe(204);
    expect((await links(work.id, researcher)).startups).toMatchObject([{ id: kept }]);
    expect((await remove(`nir/${work.id}/delete`, researcher)).status).toBe(204);
    expect((await links(kept, researcher)).origin).toMatchObject({
      id: null,
      title: 'Прочность швов',
      gone: true,
    });
    server.pass(2 * DAY);
    await jobHandlers(server.deps)['files.clean']?.(null);
    const [file] = await materials(kept, researcher);
    const { body } = await call(server, 'GET', `/project/file/${file?.id}`, researcher);
    expect((await get(server, body.url)).bytes.toString()).toContain('%PDF-1.7');
  });

  it('count the bytes of a file once, in the older project as long as that has it', async () => {
    const work = await buildFinishedWork(server);
    const { researcher } = work;
    const { db } = server.deps.connection;
    const huge = { size: PROJECT_MAX_BYTES - 10 };
    const inWork = eq(projectFiles.projectId, work.id);
    const [file] = await db.select({ id: projectFiles.id }).from(projectFiles).where(inWork);
    await db
      .update(projectFiles)
      .set(huge)
      .where(eq(projectFiles.id, file?.id ?? ''));
    const id = await start(work, { files: [file?.id] });
    const room = (projectId: string) =>
      inTransaction(server.deps, (done) =>
        requireRoom(done, { id: uuidv7(), projectId, size: 1000 }),
      );
    await expect(room(work.id)).rejects.toMatchObject({ code: 'project_full' });
    await expect(room(id)).resolves.toBeUndefined();
    await remove(`nir/${work.id}/delete`, researcher);
    await expect(room(id)).rejects.toMatchObject({ code: 'project_full' });
  });

  it('share the approved text: its PDF lies among the materials, the text itself stays where it was', async () => {
    const work = await buildFinishedWork(server);
    const { researcher, finishId: stage_id } = work;
    // what came after the approval could not even be printed
    await fill(server, work.documentId, sampleDocument({ tex: '\\frac{' }));
    const id = await start(work, { documents: [stage_id] });
    const document = await printed(id, researcher);
    expect(document).toMatchObject({
      place: { project_id: work.id, type: 'nir', stage_id },
    });
    const [file] = await materials(id, researcher);
    expect(file).toMatchObject({ id: document.file_id, author_name: researcher.name });
    const { body } = await call(server, 'GET', `/project/file/${file?.id}`, researcher);
    const { bytes } = await get(server, body.url);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(file?.size);

    const newcomer = await buildPerson(server);
    const whom = { role: 'topmanager', email: newcomer.email } as const;
    await accept(server, newcomer, await invited(server, id, researcher, whom));
    expect((await links(id, newcomer)).documents).toMatchObject([
      { status: 'ready', file_id: file?.id, place: null },
    ]);
  });

  it('are printed when the author of the startup has left the work before', async () => {
    const work = await buildFinishedWork(server, { supervisor: true });
    const { researcher, supervisor, finishId } = work;
    const { db } = server.deps.connection;
    const id = await start(work, { documents: [finishId] });
    const { id: documentId } = await printed(id, researcher);
    const order = eq(startupDocuments.id, documentId);
    await db.update(startupDocuments).set({ status: 'failed', fileId: null }).where(order);
    const creatorId = supervisor?.id ?? '';
    await db.update(projects).set({ creatorId }).where(eq(projects.id, work.id));
    const his = and(eq(members.projectId, work.id), eq(members.userId, researcher.id));
    await db.delete(members).where(his);
    await jobHandlers(server.deps)['startup.print']?.({ documentId });
    expect((await links(id, researcher)).documents).toMatchObject([{ status: 'ready' }]);
  });

  it('tell when the PDF could not be made because the work was gone', async () => {
    const work = await buildFinishedWork(server);
    const { db } = server.deps.connection;
    const id = await start(work);
    const documentId = uuidv7();
    await db.insert(startupDocuments).values({
      ...{ id: documentId, startupId: id, stageId: null, title: 'Отчёт', hash: 'нет' },
      ...{ status: 'queued', createdAt: server.deps.clock() },
    });
    const print = jobHandlers(server.deps)['startup.print'];
    await expect(print?.({ documentId })).rejects.toMatchObject({ code: 'export_failed' });
    expect((await links(id, work.researcher)).documents).toMatchObject([{ status: 'failed' }]);
  });

  const failed = async (work: FinishedWork) => {
    const { db } = server.deps.connection;
    const id = await start(work, { documents: [work.finishId] });
    const { id: documentId } = await printed(id, work.researcher);
    const changed = { status: 'failed', fileId: null } as const;
    await db.update(startupDocuments).set(changed).where(eq(startupDocuments.id, documentId));
    return { id, documentId };
  };
  const reference = async (id: string, who: TestPerson) => (await links(id, who)).documents[0];
  const print = (documentId: string, who?: TestPerson) =>
    call(server, 'POST', `/project/startup_document/${documentId}/print`, who);
  const forget = (documentId: string, who?: TestPerson) =>
    call(server, 'DELETE', `/project/startup_document/${documentId}`, who);

  it('let a PDF that could not be made be tried again by who edits the startup, and by nobody else', async () => {
    const work = await buildFinishedWork(server);
    const { researcher } = work;
    const { id, documentId } = await failed(work);
    const coordinator = await buildPerson(server);
    const whom = { role: 'coordinator', email: coordinator.email } as const;
    await accept(server, coordinator, await invited(server, id, researcher, whom));
    expect(await reference(id, coordinator)).toMatchObject({
      lost: false,
      can: { print: false, forget: false },
    });
    expect((await reference(id, researcher)).can).toEqual({ print: true, forget: true });
    for (const deed of [print, forget]) {
      expect((await deed(documentId)).status).toBe(401);
      expect((await deed(documentId, await buildPerson(server))).body.code).toBe('not_found');
      expect((await deed(uuidv7(), researcher)).body.code).toBe('not_found');
      expect((await deed('rubbish', researcher)).status).toBe(422);
      expect((await deed(documentId, coordinator)).body.code).toBe('forbidden');
    }
    const answers = await Promise.all([1, 2].map(() => print(documentId, researcher)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const again = await printed(id, researcher);
    expect(again).toMatchObject({ can: { print: false, forget: false } });
    expect((await materials(id, researcher)).map((file) => file.id)).toContain(again.file_id);
    expect((await forget(documentId, researcher)).body.code).toBe('document_printed');
  });

  it('say that a PDF can be made no more when its work is deleted, and let the reference go', async () => {
    const work = await buildFinishedWork(server);
    const { researcher } = work;
    const { id, documentId } = await failed(work);
    expect((await remove(`nir/${work.id}/delete`, researcher)).status).toBe(204);
    expect(await reference(id, researcher)).toMatchObject({
      ...{ status: 'failed', lost: true, place: null },
      can: { print: false, forget: true },
    });
    expect((await print(documentId, researcher)).body.code).toBe('text_gone');
    expect((await forget(documentId, researcher)).status).toBe(204);
    expect((await links(id, researcher)).documents).toEqual([]);
    const { body } = await call(
      server,
      'GET',
      `/project/project_logs?project_id=${id}`,
      researcher,
    );
    expect(body.logs[0]).toMatchObject({
      event_uuid: EVENTS.reference_removed.id,
      actor: { name: researcher.name },
      details: { title: expect.stringMatching(/./) },
    });
    expect((await forget(documentId, researcher)).body.code).toBe('not_found');
  });
});
