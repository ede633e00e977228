import {
  type FileSlot,
  PROJECT_CATEGORIES,
  type ProjectType,
  ROLE_IDS,
  type RoleCode,
} from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Executor } from '../../src/db/database.ts';
import {
  documentVersions,
  editions,
  remarks,
  reviews,
  startupDocuments,
  startupOrigins,
} from '../../src/db/schema/index.ts';
import { buildPerson, joinTeam, type TestPerson } from './builders.ts';
import { type Answer, call } from './call.ts';
import { fill } from './document-calls.ts';
import { pdf, removeFile, sendFile, startFile } from './file-calls.ts';
import { readKind } from './kinds.ts';
import { sampleDocument } from './sample-document.ts';
import type { TestServer } from './server.ts';

/** Somebody of a team with his role. */
export interface Held {
  role: RoleCode;
  person: TestPerson;
}

/** A project with its people; the creator is the first of them. */
export interface MatrixTeam {
  type: ProjectType;
  id: string;
  people: Held[];
}

/** Creates a project and takes somebody in for each role; the first role is the creator's. */
export async function buildTeam(
  server: TestServer,
  type: ProjectType,
  roles: readonly RoleCode[],
): Promise<MatrixTeam> {
  const people: Held[] = [];
  for (const role of roles) people.push({ role, person: await buildPerson(server) });
  const [creator, ...others] = people;
  if (!creator) throw new Error('nobody creates it');
  const created = await call(server, 'POST', `/project/${type}`, {
    token: creator.person.token,
    body: {
      title: 'Прочность сварных швов',
      role_id: ROLE_IDS[creator.role],
      template: true,
      ...(type === 'nir' && { category_id: PROJECT_CATEGORIES.project }),
    },
  });
  if (created.status !== 201) throw new Error(`creating: ${JSON.stringify(created)}`);
  const { id } = created.body;
  for (const { role, person } of others) {
    await joinTeam(server, id, creator.person, person, role, type);
  }
  return { type, id, people };
}

/** Where the report of the stage of the matrix goes. */
export const reportSlot = (type: ProjectType): FileSlot =>
  type === 'article' ? 'stage_final__final_report_file' : 'stage_one__stage_report_file';

const REVIEWERS: readonly RoleCode[] = ['supervisor', 'curator', 'mentor'];

/** Keeps a remark of somebody who is in the team no more. */
async function keepRemark(db: Executor, projectId: string): Promise<string> {
  const [reviewId, id] = [uuidv7(), uuidv7()];
  await db.insert(reviews).values({
    id: reviewId,
    projectId,
    section: 'project',
    decision: 'revision',
    event: 'decided',
    authorName: 'Зорин З.',
    roundNo: 1,
    createdAt: new Date(),
  });
  await db.insert(remarks).values({ id, reviewId, position: 0, body: 'Уточнить цель' });
  return id;
}

/** What calls on a project are about. */
export type Thing = keyof Awaited<ReturnType<typeof buildThings>>;

/**
 * Something of every kind in a project: each function gives the id of one that is as a call wants it,
 * made anew by the creator where a call uses it up, by `who` asks where it is a person's own.
 */
export async function buildThings(server: TestServer, { type, id, people }: MatrixTeam) {
  const creator = people[0]?.person;
  if (!creator) throw new Error('nobody has created it');
  const must = async (answer: Promise<Answer>): Promise<Answer['body']> => {
    const { status, body } = await answer;
    if (status >= 300) throw new Error(`a thing of the matrix: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const ask = (method: 'GET' | 'POST', path: string, body?: object, who = creator) =>
    must(call(server, method, path, { token: who.token, ...(body && { body }) }));

  const { stages } = await readKind(server, { type, id }, creator);
  const [start, stage] = stages;
  const finish = stages.at(-1);
  const spare = type === 'article' ? finish : stages[2];
  const write = async (of: { id: string }, words: string): Promise<string> => {
    const { id: documentId } = await ask('GET', `/project/stage/${of.id}/document`);
    await fill(server, documentId, sampleDocument({ words }));
    return documentId;
  };
  await write(start, 'О прочности');
  const document = await write(stage, 'Обзор');
  const sync = { sections: [] as object[] };
  const { data } = await ask('POST', `/project/stage/${stage.id}/editor-sync`, sync);
  const [first] = data.sections;
  const changed = { ...first, title: 'Иначе' };
  await ask('POST', `/project/stage/${stage.id}/editor-sync`, {
    base_version: data.version,
    sections: [changed],
  });
  const { id: exported } = await ask('POST', `/document/${document}/export`, { format: 'docx' });
  // sent and returned with a remark; where nobody reviews, by somebody who has left
  await ask('POST', `/project/${type}/${id}/approve`, {});
  const { db } = server.deps.connection;
  const reviewer = people.find(
    ({ role, person }) => REVIEWERS.includes(role) && person !== creator,
  );
  const remarkOf = async () => {
    if (!reviewer) return keepRemark(db, id);
    const returned = { review: 'Уточнить цель' };
    await ask('POST', `/project/${type}/${id}/revise`, returned, reviewer.person);
    const told = await ask('GET', `/project/${id}/reviews`);
    return String(told.reviews[0].remarks[0].id);
  };
  const remark = await remarkOf();
  const [sent] = await db.select().from(editions).where(eq(editions.projectId, id));
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, document));
  if (!sent || !version) throw new Error('nothing was sent');
  const withText = {
    ...sent,
    id: uuidv7(),
    stageId: stage.id,
    content: { document: version.hash },
  };
  const section = type === 'article' ? 'final' : 'result';
  await db.insert(editions).values({ ...withText, section });
  const { logs } = await ask('GET', `/project/project_logs?project_id=${id}`);

  const report = { project: { id }, stage, slot: reportSlot(type) };
  const send = () => sendFile(server, creator, { ...report, bytes: pdf(uuidv7()) });
  const field = (path: string) => async () => {
    const made = await ask('POST', path, { title: `Поле ${uuidv7()}` });
    return String(made.id);
  };
  const is = (value: string) => async () => value;
  const newTask = async () => {
    const made = await ask('POST', '/task/create', { project_id: id, title: 'Собрать стенд' });
    return String(made.id);
  };
  const task = await newTask();
  const say = async (who: TestPerson) => {
    const comment = { subject: 'task', subject_id: task, text: 'Почему?' };
    return String((await ask('POST', '/comment', comment, who)).id);
  };
  const beginApplication = async () =>
    String((await ask('POST', '/grant_application', { project_id: id, template: 'umnik' })).id);
  let begun: Promise<string> | null = null;
  const keptApplication = () => {
    begun ??= beginApplication();
    return begun;
  };
  const spareStage = async () => {
    await call(server, 'POST', `/project/stage/${spare.id}/restore`, creator);
    return String(spare.id);
  };
  return {
    project: is(id),
    stage: is(stage.id),
    finish: is(finish.id),
    entry: is(logs.at(-1).log_uuid),
    edition: is(withText.id),
    remark: is(remark),
    document: is(document),
    version: is(version.id),
    export: is(exported),
    taskField: field(`/project/${id}/task_dynamic_filed`),
    infoField: field(`/project/${id}/full_info_dynamic_filed`),
    planField: field(`/project/stage/${stage.id}/dynamic_field`),
    spareStage,
    async deletedStage() {
      await call(server, 'DELETE', `/project/stage/${spare.id}`, creator);
      return String(spare.id);
    },
    task: is(task),
    spareTask: newTask,
    async deletedTask() {
      const gone = await newTask();
      await call(server, 'DELETE', `/task/${gone}`, creator);
      return gone;
    },
    async taskFile() {
      const picture = { name: 'схема.png', size: 10, type: 'image/png' };
      return String((await ask('POST', `/task/${await newTask()}/file`, picture)).file_id);
    },
    async tag() {
      const tag = { project_id: id, name: uuidv7() };
      return String((await ask('POST', '/task/tag/create', tag)).id);
    },
    file: send,
    async replacedFile() {
      const before = await send();
      await send();
      return before;
    },
    async removedFile() {
      const sent = await send();
      await removeFile(server, creator, sent);
      return sent;
    },
    async upload() {
      return String((await must(startFile(server, creator, report))).file_id);
    },
    async asset() {
      const picture = { name: 'схема.png', size: 10, type: 'image/png' };
      return String((await ask('POST', `/document/${document}/asset`, picture)).asset_id);
    },
    async import() {
      const docx = { name: 'Диплом.docx', size: 10 };
      return String((await ask('POST', `/document/${document}/import`, docx)).import_id);
    },
    async ownArchive(who: TestPerson) {
      return String((await ask('POST', `/project/${id}/archive`, {}, who)).id);
    },
    async ownFile(who: TestPerson) {
      const sent = await sendFile(server, who, { ...report, bytes: pdf(uuidv7()) });
      return sent === 'forbidden' ? send() : sent;
    },
    async ownVersion(who: TestPerson) {
      const name = { token: who.token, body: { name: 'До правок' } };
      const { status, body } = await call(
        server,
        'POST',
        `/document/${document}/version/named`,
        name,
      );
      return String(status === 201 ? body.id : version.id);
    },
    async ownNote(who: TestPerson) {
      const note = { project_id: id, log_comment: 'Заметка' };
      return String((await ask('POST', '/project/project_log', note, who)).log_uuid);
    },
    async discussion() {
      const offer = await ask('GET', `/discussion/offer?project_id=${id}`);
      if (offer.discussion) return String(offer.discussion.id);
      const shown = { project_id: id, title: offer.title, document_id: document };
      return String((await ask('POST', '/discussion', shown)).id);
    },
    application: beginApplication,
    keptApplication,
    async applicationVersion() {
      const path = `/grant_application/${await keptApplication()}/version`;
      return String((await ask('POST', path, { name: 'До правок' })).id);
    },
    comment: () => say(creator),
    ownComment: say,
    async reference() {
      const createdAt = server.deps.clock();
      const origin = { sourceId: null, sourceType: 'nir', sourceTitle: 'Швы' } as const;
      const by = { creatorId: creator.id, creatorName: creator.name, requestId: uuidv7() };
      await db
        .insert(startupOrigins)
        .values({ startupId: id, startupTitle: 'Сварка', ...origin, ...by, createdAt })
        .onConflictDoNothing();
      const text = { startupId: id, stageId: null, title: 'Обзор', hash: 'нет', createdAt };
      const made = uuidv7();
      await db.insert(startupDocuments).values({ id: made, status: 'failed', ...text });
      return made;
    },
  };
}
