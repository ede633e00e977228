import { PROJECT_CATEGORIES, ROLE_IDS } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('a new project that is sent again', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const started = { title: 'Сенсоры для теплиц', role_id: ROLE_IDS.founder, template: true };
  const researched = {
    title: 'Прочность сварных швов',
    role_id: ROLE_IDS.researcher,
    category_id: PROJECT_CATEGORIES.bachelor,
    annotation: 'О швах',
    starts_at: '2026-09-01',
    ends_at: null,
  };
  const make = ({ token }: TestPerson, body: object, kind = 'startup') =>
    call(server, 'POST', `/project/${kind}`, { token, body });
  async function titles(person: TestPerson): Promise<string[]> {
    const { body } = await call(server, 'GET', '/project/list', person);
    return body.projects.map(({ title }: { title: string }) => title).sort();
  }

  it.each([
    ['startup', started],
    ['nir', researched],
    ['article', { title: 'Обзор методов', role_id: ROLE_IDS.researcher }],
  ])(
    'under the same key is one, and answers with the first, also at once: %s',
    async (kind, body) => {
      const person = await buildPerson(server);
      const sent = { ...body, key: uuidv7() };
      const answers = await Promise.all([1, 2, 3].map(() => make(person, sent, kind)));
      const [{ body: first } = { body: null }] = answers;
      expect(first.id).toMatch(/^[0-9a-f-]{36}$/);
      const same = { status: 201, body: first };
      expect(answers.map(({ status, body: made }) => ({ status, body: made }))).toEqual([
        same,
        same,
        same,
      ]);
      expect(await titles(person)).toEqual([body.title]);
      const { body: log } = await call(
        server,
        'GET',
        `/project/project_logs?project_id=${first.id}`,
        person,
      );
      expect(JSON.stringify(log)).not.toContain(sent.key);
    },
  );

  it('is the first one also after its author has changed it', async () => {
    const person = await buildPerson(server);
    const sent = { ...started, key: uuidv7() };
    const { body: made } = await make(person, sent);
    const change = { token: person.token, body: { title: 'Датчики для теплиц' } };
    const changed = await call(server, 'POST', `/project/startup/${made.id}/set_title`, change);
    expect(changed.status).toBe(204);
    expect((await make(person, sent)).body).toEqual(made);
    expect(await titles(person)).toEqual(['Датчики для теплиц']);
  });

  it('with something else in it is refused, and is another one under a new key', async () => {
    const person = await buildPerson(server);
    const key = uuidv7();
    await make(person, { ...started, key });
    for (const other of [{ title: 'Датчики' }, { annotation: 'О них' }, { template: false }]) {
      const refused = await make(person, { ...started, ...other, key });
      expect([refused.status, refused.body.code]).toEqual([409, 'project_made']);
    }
    const kind = await make(person, { ...researched, key }, 'nir');
    expect(kind.body.code).toBe('project_made');
    expect((await make(person, { ...started, title: 'Датчики', key: uuidv7() })).status).toBe(201);
    expect(await titles(person)).toEqual(['Датчики', 'Сенсоры для теплиц']);
  });

  it('under the key of somebody else is one’s own and shows nothing of his', async () => {
    const [first, second] = [await buildPerson(server), await buildPerson(server)];
    const sent = { ...started, key: uuidv7() };
    const { body: his } = await make(first, sent);
    const mine = await make(second, sent);
    expect(mine.status).toBe(201);
    expect(mine.body.id).not.toBe(his.id);
    expect((await make(second, sent)).body).toEqual(mine.body);
    expect((await make(first, sent)).body).toEqual(his);
  });

  it('is another one where the first was deleted', async () => {
    const person = await buildPerson(server);
    const sent = { ...started, key: uuidv7() };
    const { body: made } = await make(person, sent);
    const gone = await call(server, 'DELETE', `/project/startup/${made.id}`, person);
    expect(gone.status).toBe(204);
    expect((await make(person, sent)).body.id).not.toBe(made.id);
    expect(await titles(person)).toEqual([started.title]);
  });

  it('without a key is a new one each time, and a key that is none is refused', async () => {
    const person = await buildPerson(server);
    await make(person, started);
    await make(person, started);
    expect(await titles(person)).toHaveLength(2);
    expect((await make(person, { ...started, key: 'x' })).status).toBe(422);
  });
});
