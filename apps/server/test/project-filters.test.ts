import { MOST_FILTERS, PROJECT_CATEGORIES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PATH = '/user/project_filters';
const QUERY = { group: 'ИВТ-41', category: PROJECT_CATEGORIES.bachelor, sort: 'deadline' };

describe('saved filters', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const ask = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) => {
    return (person?: TestPerson) =>
      call(server, method, `${PATH}${path}`, { ...person, ...(body && { body }) });
  };
  const add = (person: TestPerson, name: string, query: object = QUERY) =>
    ask('POST', '', { name, query })(person);
  const names = async (person: TestPerson) => {
    const { body } = await call(server, 'GET', PATH, person);
    return body.filters.map(({ name }: { name: string }) => name);
  };
  /** A person with three filters, and their ids. */
  async function keeper() {
    const person = await buildPerson(server);
    const ids: string[] = [];
    for (const name of ['Группа', 'Сроки', 'Доработка'])
      ids.push((await add(person, name)).body.id);
    return { person, ids };
  }

  it('follow the person with their whole search, in the order in which they were made', async () => {
    const { person, ids } = await keeper();
    const { body } = await call(server, 'GET', PATH, person);
    expect(body.filters[0]).toEqual({
      id: ids[0],
      name: 'Группа',
      query: QUERY,
      is_default: false,
    });
    expect(await names(person)).toEqual(['Группа', 'Сроки', 'Доработка']);
    expect(await names(await buildPerson(server))).toEqual([]);
  });

  it('get another name, another search and another place', async () => {
    const { person, ids } = await keeper();
    const query = { current_status: 'succeeded' };
    const changed = await ask('PATCH', `/${ids[1]}`, { name: 'Готовые', query })(person);
    expect(changed.body).toMatchObject({ name: 'Готовые', query });
    const ordered = await ask('PUT', '/order', { ids: [ids[2], ids[2], ids[0]] })(person);
    expect(ordered.body.filters.map(({ id }: { id: string }) => id)).toEqual([
      ids[2],
      ids[0],
      ids[1],
    ]);
    expect(await names(person)).toEqual(['Доработка', 'Группа', 'Готовые']);
    await add(person, 'Новый');
    expect((await names(person)).at(-1)).toBe('Новый');
  });

  it('are removed once', async () => {
    const { person, ids } = await keeper();
    expect((await ask('DELETE', `/${ids[0]}`)(person)).status).toBe(204);
    expect((await ask('DELETE', `/${ids[0]}`)(person)).status).toBe(404);
    expect(await names(person)).toEqual(['Сроки', 'Доработка']);
  });

  it('have one that opens first, at most', async () => {
    const { person, ids } = await keeper();
    const first = async () => {
      const { body } = await call(server, 'GET', PATH, person);
      return body.filters.flatMap((one: { id: string; is_default: boolean }) =>
        one.is_default ? [one.id] : [],
      );
    };
    for (const id of [ids[0], ids[2]]) {
      await ask('PATCH', `/${id}`, { is_default: true })(person);
      expect(await first()).toEqual([id]);
    }
    await ask('PATCH', `/${ids[2]}`, { is_default: false })(person);
    expect(await first()).toEqual([]);
    await Promise.all(ids.map((id) => ask('PATCH', `/${id}`, { is_default: true })(person)));
    expect(await first()).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const { person, ids } = await keeper();
    const other = await buildPerson(server);
    for (const attempt of [
      ask('PATCH', `/${ids[0]}`, { name: 'Моё' }),
      ask('DELETE', `/${ids[0]}`),
    ]) {
      expect(await attempt(other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await attempt()).status).toBe(401);
    }
    expect((await ask('PUT', '/order', { ids: ids.toReversed() })(other)).body.filters).toEqual([]);
    expect((await ask('PUT', '/order', { ids })()).status).toBe(401);
    expect((await ask('POST', '', { name: 'Моё', query: QUERY })()).status).toBe(401);
    expect((await call(server, 'GET', PATH)).status).toBe(401);
    expect(await names(person)).toEqual(['Группа', 'Сроки', 'Доработка']);
  });

  it('do not share a name, whatever its case', async () => {
    const { person, ids } = await keeper();
    const other = await buildPerson(server);
    expect(await add(person, ' ГРУППА ')).toMatchObject({
      status: 409,
      body: { code: 'filter_exists' },
    });
    const renamed = await ask('PATCH', `/${ids[1]}`, { name: 'группа' })(person);
    expect(renamed.body.code).toBe('filter_exists');
    expect((await ask('PATCH', `/${ids[0]}`, { name: 'группа' })(person)).status).toBe(200);
    expect((await add(other, 'Группа')).status).toBe(201);
  });

  it.each([
    { name: '' },
    { name: 'я'.repeat(61) },
    { query: {} },
    { query: { sort: 'random' } },
    { query: { category: 'thesis' } },
    { query: null },
  ])('refuse %j', async (wrong) => {
    const person = await buildPerson(server);
    const answer = await ask('POST', '', { name: 'Фильтр', query: QUERY, ...wrong })(person);
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_failed']);
  });

  it(`are ${MOST_FILTERS} at most, even when added at once`, async () => {
    const person = await buildPerson(server);
    const tries = Array.from({ length: MOST_FILTERS + 2 }, (_, n) => add(person, `Фильтр ${n}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(MOST_FILTERS);
    expect(statuses.filter((status) => status === 422)).toHaveLength(2);
  });
});
