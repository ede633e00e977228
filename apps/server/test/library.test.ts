import { MOST_LIBRARY_SOURCES } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PATH = '/user/sources';
const typed = (raw: string) => ({ raw, csl: null });
const article = (title: string, DOI: string) => ({
  raw: `${title}.`,
  csl: { type: 'article-journal', title, DOI },
});

describe("a person's own library of sources", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const add = (person: TestPerson, ...sources: object[]) =>
    call(server, 'POST', PATH, { ...person, body: { sources } });
  const list = async (person: TestPerson, query = '') =>
    (await call(server, 'GET', `${PATH}?${query}`, person)).body;
  const lines = ({ sources }: { sources: { raw: string }[] }) => sources.map(({ raw }) => raw);

  it('keeps records for all works, the newest first, and nobody else sees them', async () => {
    const person = await buildPerson(server);
    await add(person, typed('Сорока, А. В. Опоры.'));
    await add(person, article('Износ втулок', '10.99999/wear.7'));
    const kept = await list(person);
    expect(lines(kept)).toEqual(['Износ втулок.', 'Сорока, А. В. Опоры.']);
    expect(kept.sources[0]).toMatchObject({ csl: { DOI: '10.99999/wear.7' } });
    expect(await list(await buildPerson(server))).toMatchObject({ sources: [], total: 0 });
  });

  it('passes over what it has: the same words, the same DOI, twice in one file', async () => {
    const person = await buildPerson(server);
    const first = await add(
      person,
      typed('Сорока, А. В. Опоры. – 2030.'),
      article('Втулки', '10.9999/a'),
    );
    expect(first.body).toEqual({ added: 2, known: 0 });
    const again = await add(
      person,
      typed('Сорока А.В. Опоры, 2030'),
      article('Bushings', 'https://doi.org/10.9999/A'),
      typed('Дятлов, П. П. Мосты.'),
      typed('Дятлов, П. П. Мосты'),
    );
    expect(again.body).toEqual({ added: 1, known: 3 });
  });

  it('is searched by words in any order, page by page', async () => {
    const person = await buildPerson(server);
    await add(person, typed('Ёжик А. Насосы'), typed('Ежов Б. Насосы тихие'), typed('Щур Ю. Валы'));
    expect(lines(await list(person, `query=${encodeURIComponent('насосы еж')}`))).toHaveLength(2);
    const page = await list(person, 'limit=2');
    expect([page.sources.length, page.total]).toEqual([2, 3]);
    const rest = await list(person, `limit=2&cursor=${page.next_cursor}`);
    expect([rest.sources.length, rest.next_cursor]).toEqual([1, null]);
  });

  it('lets go of a record of its own only', async () => {
    const person = await buildPerson(server);
    await add(person, typed('Сорока, А. В. Опоры.'));
    const [{ id }] = (await list(person)).sources;
    const other = await buildPerson(server);
    expect((await call(server, 'DELETE', `${PATH}/${id}`, other)).status).toBe(404);
    expect((await call(server, 'DELETE', `${PATH}/${uuidv7()}`, person)).status).toBe(404);
    expect((await call(server, 'DELETE', `${PATH}/${id}`, person)).status).toBe(204);
    expect((await list(person)).total).toBe(0);
  });

  it('has an end, also for two devices at once', async () => {
    const person = await buildPerson(server);
    const { query } = server.deps.connection;
    await query(
      `insert into library_sources (id, owner_id, raw, keys, created_at)
       select gen_random_uuid(), $1, 'x', array['x' || n], now() from generate_series(1, $2::int) n`,
      [person.id, MOST_LIBRARY_SOURCES - 1],
    );
    const both = await Promise.all([add(person, typed('Первая')), add(person, typed('Вторая'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('goes with the account', async () => {
    const person = await buildPerson(server);
    await add(person, typed('Сорока, А. В. Опоры.'));
    const { query } = server.deps.connection;
    await query('delete from users where id = $1', [person.id]);
    const { rows } = await query('select id from library_sources where owner_id = $1', [person.id]);
    expect(rows).toEqual([]);
  });
});
