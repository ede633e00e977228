import {
  allEndpoints,
  type Endpoint,
  emptyOpportunity,
  PROJECT_CATEGORIES,
  ROLE_IDS,
} from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { buildTask } from './support/build-task.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { addPicture } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

/** What a valid body of some call has under a name. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  title: 'Название',
  category_id: PROJECT_CATEGORIES.nir,
  role_id: ROLE_IDS.researcher,
  project_type: 'nir',
  version: 0,
  content: 'Текст',
  text: 'Текст',
  kind: 'numeric',
  done: true,
  read: true,
  uploaded: true,
  looking: true,
  name: 'Работа.docx',
  size: 10,
  slot: 'task_statement_file',
  type: 'image/png',
  format: 'pdf',
  form: 'approval_sheet',
  answers: [],
  take: [],
  sections: [],
  people: [{ email: 'nobody@mail.ru', role_id: ROLE_IDS.researcher }],
  code: 'AAAA',
  dates: [{ stage_id: ROLE_IDS.researcher, starts_at: null, ends_at: null, version: 0 }],
  seen: [],
  stages: [],
  finish: { starts_at: null, ends_at: null },
  present: { stages: [], finish: { starts_at: null, ends_at: null } },
  log_comment: 'Заметка',
  comment: 'Вторая редакция',
  section: 'news',
  step: 1,
  message: 'Сообщение',
  reason: 'Причина',
  request_id: uuidv7(),
  confirmation: 'nobody@mail.ru',
  key_id: uuidv7(),
  nonce: 'A'.repeat(16),
  ciphertext: 'A'.repeat(24),
  description: '',
  parent_id: null,
  status: 'todo',
  priority: 'low',
  assignees: [],
  tags: [],
  starts_at: null,
  due_at: null,
  checklist: [],
  blocked_by: [],
  tasks: [{ title: 'Задача' }],
  ids: [ROLE_IDS.researcher],
  change: { priority: 'low' },
  days: [{ id: ROLE_IDS.researcher, starts_at: null, due_at: null }],
  statuses: [
    { id: 'todo', title: null, closed: false, limit: null },
    { id: 'done', title: null, closed: true, limit: null },
  ],
  resolved: true,
  closed: true,
  reaction: 'like',
  on: true,
  subject: 'task',
  state: 'announced',
  agreed: true,
  decision: 'seen',
  approved: true,
  id: uuidv7(),
  asker: 'Член комиссии',
  base: 'thesis',
  values: {},
  title_blocks: null,
  paper: 'protocol',
  deadline: null,
  owner_id: null,
  fields: [],
  template: 'budget',
  marks: [{ work_id: uuidv7(), criterion_id: uuidv7(), mark: 1, typed_at: '2026-12-01T10:00:00Z' }],
};
const IDS: readonly string[] = ['project_id', 'stage_id', 'user_id', 'task_id', 'subject_id'];

/** The least that the row's schema takes, with `id` where it wants the id of a project or a person. */
function bodyOf({ name, body }: Endpoint, id: string): object | undefined {
  if (!(body instanceof z.ZodObject)) return body ? {} : undefined;
  const made: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(body.shape)) {
    const optional = z.safeParse(schema as z.ZodType, undefined).success;
    // without a project a call is about one's own
    if (optional && key !== 'project_id') continue;
    made[key] = IDS.includes(key) ? id : SAMPLES[key];
  }
  if (name === 'team.inviteTeammate') made.code = SAMPLES.code;
  if (name === 'task.change') made.priority = SAMPLES.priority;
  if (name === 'team.checkCode') made.project_id = id;
  if (name === 'application.create') made.template = 'umnik';
  if (name === 'application.setStatus') made.status = 'ready';
  // elsewhere a section is one of the site
  if (name.startsWith('waiting.')) made.section = 'project';
  expect(body.safeParse(made).success, `a sample for the body of ${name}`).toBe(true);
  return made;
}

/** Names are open to everybody. */
const OPEN: readonly string[] = ['user.publicProfile'];
const guarded = allEndpoints().filter(({ access }) => access === 'account' || access === 'profile');
const byPath = guarded.filter(({ name, path }) => path.includes(':id') && !OPEN.includes(name));
const byBody = guarded.filter(
  ({ body, path }) =>
    body instanceof z.ZodObject && 'project_id' in body.shape && !path.includes(':id'),
);

describe('somebody from outside', () => {
  let server: TestServer;
  let stranger: TestPerson;
  let own: TestProject;
  let project: TestProject;
  /** The newest row of every table that belongs to somebody else. */
  let ids: string[];

  async function idsOfTables(): Promise<string[][]> {
    const { query } = server.deps.connection;
    const { rows: tables } = await query(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
    );
    const found: string[][] = [];
    for (const { table_name } of tables) {
      const { rows } = await query(`select id from ${table_name} order by id`);
      found.push(rows.map(({ id }) => String(id)));
    }
    return found;
  }

  /** A project with something of every kind in it. */
  async function fillProject(): Promise<void> {
    project = await buildProject(server, { supervisor: true, curator: true });
    const { token } = project.researcher;
    const post = (url: string, body: object, who = token) =>
      call(server, 'POST', url, { token: who, body });
    const stage = await buildStage(server, project);
    await post(`/project/${project.id}/task_dynamic_filed`, { title: 'Цель', content: 'Цель' });
    await post(`/project/nir/${project.id}/approve`, {});
    const review = { review: 'Уточнить цель' };
    await post(`/project/nir/${project.id}/revise`, review, project.supervisor?.token);
    const url = `/project/stage/${stage.id}/document`;
    const { body: document } = await call(server, 'GET', url, { token });
    await addPicture(server, document.id, project.researcher, { bytes: png(3, 2) });
    await post(`/document/${document.id}/import`, { name: 'Работа.docx', size: 10 });
    await post(`/document/${document.id}/export`, { format: 'pdf' });
    const file = { project_id: project.id, slot: 'task_statement_file', name: 'a.pdf', size: 9 };
    await post('/project/file', { ...file, type: 'application/pdf' });
    const invited = { project_id: project.id, role_id: ROLE_IDS.researcher, email: 'new@mail.ru' };
    await post('/project/team/invite_teammate', invited);
    const template = { title: 'Обзор', text: 'Мало источников' };
    await post('/user/review_templates', template, project.supervisor?.token);
    const filter = { name: 'Мои', query: { title: 'вода' } };
    await post('/user/project_filters', filter);
    await post('/user/sources', { sources: [{ raw: 'Опоры', csl: null }] });
    const format = { name: 'Кафедра', base: 'thesis', values: {}, title_blocks: null };
    await post('/format_profiles', format);
    const key = await post('/user/closed_notes/key', { phrase: 'a'.repeat(128) });
    const note = {
      key_id: key.body.id,
      version: 0,
      nonce: 'A'.repeat(16),
      ciphertext: 'A'.repeat(24),
    };
    await call(server, 'PUT', `/user/closed_notes/${uuidv7()}`, { token, body: note });
    const works = [{ project_id: project.id, starts_at: '10:00', minutes: 15 }];
    const event = { kind: 'predefence', title: 'Предзащита', works };
    await post('/control_event', event, project.curator?.token);
    const leaving = { project_id: project.id, user_id: project.curator?.id, reason: 'Просьба' };
    await call(server, 'DELETE', '/project/team/teammate', { token, body: leaving });
    await post('/project/project_log', { project_id: project.id, log_comment: 'Заметка' });
    const task = await buildTask(server, project.id, project.researcher);
    const picture = { name: 'Схема.png', size: 10, type: 'image/png' };
    await post(`/task/${task.id}/file`, picture);
    await post('/comment', { subject: 'task', subject_id: task.id, text: 'Почему?' });
    await post('/discussion', { project_id: project.id, title: 'Прочность' });
    const offer = { ...emptyOpportunity(), title: 'Инженер', organisation: 'Завод' };
    const posted = await post('/opportunity', { ...offer, kind: 'vacancy' });
    const terms = { name: 'ТЗ.pdf', size: 9 };
    await post(`/opportunity/${posted.body.opportunity.id}/file`, terms);
    const grant = await post('/grant_application', { project_id: project.id, template: 'umnik' });
    await post(`/grant_application/${grant.body.id}/version`, { name: 'До правок' });
  }

  beforeAll(async () => {
    server = await startServer(database);
    stranger = await buildPerson(server);
    own = await buildProject(server, { researcher: stranger });
    const before = new Set((await idsOfTables()).flat());
    await fillProject();
    ids = (await idsOfTables()).flatMap((of) => of.filter((id) => !before.has(id)).slice(-1));
  });
  afterAll(() => server.close());

  const ask = (endpoint: Endpoint, id: string, fieldId = uuidv7()) => {
    const asked = endpoint.query?.safeParse({}).success === false ? '?version=1' : '';
    const url = endpoint.path.replace(':id', id).replace(/:\w+/g, fieldId) + asked;
    const body = bodyOf(endpoint, id);
    const { token } = stranger;
    return call(server, endpoint.method, url, { token, ...(body && { body }) });
  };

  it.each(byPath)('hears from $name about any id the same as about none', async (row) => {
    const absent = await ask(row, uuidv7());
    expect([absent.status, absent.body.code]).toEqual([404, 'not_found']);
    for (const id of ids) expect(await ask(row, id), id).toEqual(absent);
  });

  it.each(byBody)(
    'hears from $name about a foreign project the same as about none',
    async (row) => {
      const absent = await ask(row, uuidv7());
      expect(absent.status).toBeGreaterThanOrEqual(404);
      expect(await ask(row, project.id)).toEqual(absent);
    },
  );

  it('reaches nothing foreign by way of his own project', async () => {
    for (const row of byPath.filter(({ path }) => path.includes(':fieldId'))) {
      if (row.path.includes('/stage/')) continue;
      const absent = await ask(row, own.id);
      expect(absent.status, row.name).toBe(404);
      for (const id of ids) expect(await ask(row, own.id, id), row.name).toEqual(absent);
    }
  });

  it('has changed nothing by asking', async () => {
    expect(ids.length).toBeGreaterThan(18);
    const now = (await idsOfTables()).flat();
    expect(ids.filter((id) => !now.includes(id))).toEqual([]);
    const seen = await call(server, 'GET', `/project/nir/${project.id}`, project.researcher);
    expect(seen.body).toMatchObject({ status: 'sent_to_researcher_for_revision' });
  });
});
