import { MOST_FORMAT_PROFILES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PATH = '/format_profiles';
const GIVEN = {
  name: 'Кафедра акустики',
  base: 'mirea',
  values: { fontSize: 13 },
  title_blocks: [{ id: 'title', kind: 'title' }],
};

describe('published profiles of formatting', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const publish = (person: TestPerson, given: object = {}) =>
    call(server, 'POST', PATH, { ...person, body: { ...GIVEN, ...given } });
  const namesOf = async (person: TestPerson) => {
    const { body } = await call(server, 'GET', PATH, person);
    return body.profiles.map(({ name }: { name: string }) => name);
  };

  it('are listed for those who share a project with whoever publishes, and for nobody else', async () => {
    const { researcher, supervisor } = await buildProject(server, { supervisor: true });
    if (!supervisor) throw new Error('no supervisor');
    const { status, body } = await publish(supervisor);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...GIVEN, version: 1, own: true });
    expect(await namesOf(researcher)).toEqual([GIVEN.name]);
    expect(await namesOf(await buildPerson(server))).toEqual([]);
  });

  it('are taken by their code by anybody who has it', async () => {
    const { body } = await publish(await buildPerson(server));
    const other = await buildPerson(server);
    const taken = await call(server, 'GET', `${PATH}/${body.code.toLowerCase()}`, other);
    expect(taken.body).toMatchObject({ ...GIVEN, own: false });
    expect((await call(server, 'GET', `${PATH}/nothing`, other)).status).toBe(404);
  });

  it('keep only what can be set on a page', async () => {
    const values = { fontSize: 400, indent: 15, colour: 'red', pageNumber: 'left' };
    const { body } = await publish(await buildPerson(server), { values, base: 'unknown' });
    expect(body).toMatchObject({ base: 'gost-7.32-2017', values: { indent: 15 } });
  });

  it('get a new version with every change, which is their owner’s alone', async () => {
    const owner = await buildPerson(server);
    const { body } = await publish(owner);
    const url = `${PATH}/${body.id}`;
    const news = { ...GIVEN, values: { fontSize: 12 } };
    const changed = await call(server, 'PUT', url, { ...owner, body: news });
    expect(changed.body).toMatchObject({ version: 2, values: { fontSize: 12 }, code: body.code });
    const other = await buildPerson(server);
    expect((await call(server, 'PUT', url, { ...other, body: news })).status).toBe(404);
    expect((await call(server, 'DELETE', url, other)).status).toBe(404);
    expect((await call(server, 'DELETE', url, owner)).status).toBe(204);
    expect(await namesOf(owner)).toEqual([]);
  });

  it('are no more than so many of one person', async () => {
    const owner = await buildPerson(server);
    for (let count = 0; count < MOST_FORMAT_PROFILES; count += 1) await publish(owner);
    expect((await publish(owner)).body.code).toBe('too_many_format_profiles');
  });
});
