import { allEndpoints, type Endpoint, emptyOpportunity, ROLE_IDS } from '@pv/contract';
import { ru } from '@pv/texts/ru';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { createRevisions } from '../src/documents/revisions.ts';
import { hashPassword } from '../src/features/auth/passwords/hash-password.ts';
import { grantEditor } from '../src/features/platform/public.ts';
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
import { madeFor, waysInto, withPart } from './support/made-values.ts';
import { startServer, type TestServer } from './support/server.ts';
import { ask } from './support/support-calls.ts';
import { tokenOf } from './support/world.ts';

const mark = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
/** Marks of a page that nobody was given. */
const MARKS = [
  mark(['updated', true, '0000-01-01T00:00:00.000Z', uuidv7()]),
  mark(['move', true, true, '0000-01-01T00:00:00.000Z', uuidv7()]),
  mark(['deadline', true, '0000-01-01', uuidv7()]),
  mark(['0000-01-01T00:00:00.000Z', uuidv7()]),
  mark([0, uuidv7()]),
  mark(uuidv7()),
];

/** What fits no field, or fits and is still more than a database or a calendar has room for. */
const RUBBISH: readonly unknown[] = [
  '',
  ' \t ',
  'до\u0000после',
  'знак\ud800',
  '\u202eшалом\u202c',
  "'); DROP TABLE users; --",
  '%zz%00',
  '../../etc/passwd',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  ...MARKS,
  uuidv7(),
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  [[]],
  ['x'],
  {},
  { $ne: null },
];
const IN_PATH = ['%00', '%ff', 'x'.repeat(3000), '٠', '%F0%9F%99%82', "';--", '[]'];
const LONG = 'я'.repeat(100_000);

/** What can be said about a field, in whatever number. */
const FIELD_TEXTS = new Set(
  Object.keys(ru.fields).map((key) => key.replace(/_(?:one|few|many)$/, '')),
);

/** What may be left empty and otherwise has a form of its own. */
const EMPTY = ['scopus_id', 'researcher_id', 'rinc_id', 'orcid', 'phone'];

/** A stream never ends; the mails of a demo are not there. */
const LEFT_OUT = new Set(['notification.stream', 'dev.mails', 'dev.mail']);
const ROWS = allEndpoints().filter(({ name }) => !LEFT_OUT.has(name));
/** What removes something comes last, so that there is something to ask about. */
const CHANGING = ROWS.filter(({ method }) => method !== 'GET').toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);
const READING = ROWS.filter(({ method }) => method === 'GET');

// what a column takes is asked of the real database where there is one
describe('whatever is sent to any call', () => {
  let server: TestServer;
  let person: TestPerson;
  let project: TestProject;
  /** Ids of what is the person's own, by the table that they are of. */
  const own = new Map<string, string>();

  async function fill(): Promise<void> {
    project = await buildProject(server, { researcher: person, supervisor: true, curator: true });
    const { token } = person;
    const post = (url: string, body?: object) =>
      call(server, 'POST', url, { token, ...(body && { body }) });
    const stage = await buildStage(server, project);
    const { body: document } = await call(server, 'GET', `/project/stage/${stage.id}/document`, {
      token,
    });
    await addPicture(server, document.id, person, { bytes: png(3, 2) });
    await post(`/document/${document.id}/import`, { name: 'Работа.docx', size: 10 });
    const file = { project_id: project.id, slot: 'task_statement_file', name: 'a.pdf', size: 9 };
    await post('/project/file', file);
    const invited = { project_id: project.id, role_id: ROLE_IDS.researcher, email: 'new@mail.ru' };
    await post('/project/team/invite_teammate', invited);
    await post('/user/project_filters', { name: 'Мои', query: { title: 'вода' } });
    await post('/user/sources', { sources: [{ raw: 'Опоры', csl: null }] });
    const format = { name: 'Кафедра', base: 'thesis', values: {}, title_blocks: null };
    await post('/format_profiles', format);
    await post(`/project/${project.id}/task_dynamic_filed`, { title: 'Цель', content: 'Цель' });
    await post('/project/project_log', { project_id: project.id, log_comment: 'Заметка' });
    const { id: task } = await buildTask(server, project.id, person);
    await post(`/task/${task}/file`, { name: 'a.pdf', size: 9, type: 'application/pdf' });
    await post('/comment', { subject: 'task', subject_id: task, text: 'Почему?' });
    await post('/discussion', { project_id: project.id, title: 'Прочность' });
    const offer = { ...emptyOpportunity(), title: 'Инженер', organisation: 'Завод' };
    const posted = await post('/opportunity', { ...offer, kind: 'vacancy' });
    const terms = { name: 'ТЗ.pdf', size: 9 };
    await post(`/opportunity/${posted.body.opportunity.id}/file`, terms);
    await post('/grant_application', { project_id: project.id, template: 'umnik' });
    await post('/user/closed_notes/key', { phrase: 'a'.repeat(128) });
    await post('/editor/articles', { section: 'news' });
    await ask(server, person);
    const work = await buildProject(server, { curator: person });
    const works = [{ project_id: work.id, starts_at: '10:00', minutes: 15 }];
    await post('/control_event', { kind: 'predefence', title: 'Предзащита', works });
    const { query } = server.deps.connection;
    const { rows: tables } = await query(
      `select table_name from information_schema.columns
       where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
    );
    for (const { table_name: table } of tables) {
      const [row] = (await query(`select id from ${table} limit 1`)).rows;
      if (row) own.set(String(table), String(row.id));
    }
  }

  beforeAll(async () => {
    server = await startServer(database, { logLevel: 'silent' });
    // some calls wait for what never comes
    server.deps.documents.revisions = createRevisions(100);
    person = await buildPerson(server);
    const { db, query } = server.deps.connection;
    // what is compared with a typed password has to be one
    await query('update users set password_hash = $1', [await hashPassword('secret-7')]);
    await grantEditor(db, { email: person.email, now: new Date() });
    await fill();
  });
  // some of the calls end sessions
  beforeEach(async () => {
    const { deps } = server;
    person.token = await tokenOf(deps, person, deps.clock());
  });
  afterAll(() => server.close());

  /** Whose id the path asks for, the first that fits. */
  const OWNERS: readonly [RegExp, string][] = [
    [/^\/document\/asset/, 'document_assets'],
    [/^\/document\/import/, 'document_imports'],
    [/^\/document\/export/, 'document_exports'],
    [/^\/document/, 'documents'],
    [/pictures/, 'article_pictures'],
    [/article_versions/, 'article_versions'],
    [/^\/editor\/articles/, 'articles'],
    [/support_requests|^\/support\/requests/, 'support_requests'],
    [/project_filters/, 'project_filters'],
    [/^\/user\/sources/, 'library_sources'],
    [/^\/format_profiles/, 'format_profiles'],
    [/review_templates/, 'review_templates'],
    [/closed_notes\/key/, 'closed_keys'],
    [/closed_notes/, 'closed_notes'],
    [/invitation/, 'invitations'],
    [/team.*request/, 'team_requests'],
    [/^\/control_event/, 'control_events'],
    [/file/, 'project_files'],
    [/stage/, 'stages'],
    [/edition/, 'editions'],
    [/^\/comment/, 'comments'],
    [/^\/discussion/, 'discussions'],
    [/opportunit/, 'opportunities'],
    [/^\/grant_application/, 'grant_applications'],
    [/^\/project|^\/log/, 'projects'],
    [/^\/auth\/sessions/, 'sessions'],
  ];
  const idFor = (path: string): string => {
    const table = OWNERS.find(([pattern]) => pattern.test(path))?.[1];
    return own.get(table ?? '') ?? person.id;
  };

  const known = (key: string): unknown => {
    const ids: Record<string, string | undefined> = {
      project_id: project.id,
      stage_id: own.get('stages'),
      subject_id: own.get('tasks'),
      thread_id: own.get('comments'),
      user_id: project.supervisor?.id,
      role_id: ROLE_IDS.researcher,
      email: 'somebody@mail.ru',
      code: '123456',
      zone: 'Europe/Moscow',
      birth_date: '2000-01-01',
      ...Object.fromEntries(EMPTY.map((name) => [name, ''])),
    };
    return ids[key];
  };

  const urlOf = ({ path }: Endpoint, value = encodeURIComponent(idFor(path))) =>
    path.replaceAll(/:\w+/g, value);

  async function send(row: Endpoint, url: string, body: unknown, token = person.token) {
    const answer = await server.app.inject({
      method: row.method,
      url: `/api${url}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return answer;
  }

  /** No answer is a failure of ours, and none tells what went wrong inside. */
  async function calm(row: Endpoint, url: string, body: unknown, token?: string) {
    const answer = await send(row, url, body, token);
    const asked = `${row.name} ${url.slice(0, 120)} ${JSON.stringify(body)?.slice(0, 200)}`;
    expect(answer.statusCode, asked).toBeLessThan(500);
    expect(answer.headers['content-type'] ?? '', asked).not.toMatch(/html/);
    if (answer.statusCode >= 400) {
      expect(Object.keys(answer.json()), asked).toEqual(expect.arrayContaining(['detail', 'code']));
      const named: string[] = Object.values(answer.json().fields ?? {});
      expect(
        named.filter((key) => !FIELD_TEXTS.has(key.replace(/:\d+$/, ''))),
        asked,
      ).toEqual([]);
      expect(answer.body, asked).not.toMatch(/\bat \S+ \(|node_modules|select \w|\.ts:/);
    }
  }

  type Sent = [url: string, body?: unknown];

  /**
   * What the schema lets through is sent once. What it refuses is answered by one piece of code for all
   * calls, so it is sent where a field is refused in a way that no other was sent for.
   */
  function once(schema: z.ZodType | undefined) {
    const seen = new Set<string>();
    return (value: unknown): boolean => {
      const read = schema?.safeParse(value);
      const ways =
        !read || read.success
          ? [value]
          : read.error.issues.map(({ code, path, message }) => [code, path, message]);
      const before = seen.size;
      for (const way of ways) seen.add(JSON.stringify(way));
      return seen.size > before;
    };
  }

  function* inPath(row: Endpoint): Generator<Sent> {
    if (!row.path.includes(':')) return;
    for (const value of IN_PATH) yield [urlOf(row, value)];
  }

  function* inQuery(row: Endpoint): Generator<Sent> {
    const worth = once(row.query);
    for (const field of Object.keys(row.query?.shape ?? {})) {
      for (const value of RUBBISH) {
        const text = String(
          typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value),
        );
        if (worth({ [field]: text })) yield [`${urlOf(row)}?${field}=${encodeURIComponent(text)}`];
      }
      yield [`${urlOf(row)}?${field}=1&${field}=2&${field}[x]=%ff`];
    }
    // whatever a field that nobody asks for holds is not read
    yield [`${urlOf(row)}?unknown=%00&unknown=2&unknown[x]=%ff`];
  }

  /**
   * Each part of the body is replaced by each piece of rubbish. Fields that take it, and those that do not,
   * are sent together: they do not hide each other. What names something does, and goes alone.
   */
  function* inBody(row: Endpoint): Generator<Sent> {
    const { body: schema } = row;
    if (!(schema instanceof z.ZodType)) return;
    const sample = madeFor(schema, known);
    const worth = once(schema);
    const { whole, leaves } = waysInto(sample);
    const hides = (way: (typeof leaves)[number]) => {
      const key = String(way.findLast((one) => typeof one === 'string') ?? '');
      return way.length === 0 || (!EMPTY.includes(key) && known(key) !== undefined);
    };
    const alone = [...whole, ...leaves.filter(hides)];
    const together = leaves.filter((way) => !hides(way));
    for (const part of [...RUBBISH, LONG]) {
      const one = (way: (typeof leaves)[number]) => withPart(sample, way, part);
      const all = (ways: typeof leaves) =>
        ways.reduce((body, way) => withPart(body, way, part), sample);
      const takes = (way: (typeof leaves)[number]) => schema.safeParse(one(way)).success;
      const taking = together.filter(takes);
      const refusing = together.filter((way) => !takes(way));
      const bodies = [...alone.map(one), all(refusing)];
      // where fields are compared with each other, each is sent by itself
      if (schema.safeParse(all(taking)).success) bodies.push(all(taking));
      else bodies.push(...taking.map(one));
      for (const body of bodies) if (worth(body)) yield [urlOf(row), body];
    }
  }

  it.concurrent.each(READING)('$name answers it: in the path, in the query', async (row) => {
    const asked = [...inPath(row), ...inQuery(row)];
    await Promise.all(asked.map(([url, body]) => calm(row, url, body)));
    await calm(row, urlOf(row), {}, 'forged');
  });

  it.each(CHANGING)(
    '$name answers it: in the path, in the query, in every part of the body',
    async (row) => {
      for (const part of [inPath, inQuery, inBody]) {
        for (const [url, body] of part(row)) await calm(row, url, body);
      }
      await calm(row, urlOf(row), {}, 'forged');
    },
  );
});
