import { allEndpoints, type Endpoint } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildPerson, tokenOf } from './support/world.ts';

const endpoints = allEndpoints();
const guarded = endpoints.filter(({ access }) => access === 'account' || access === 'profile');

/** The path with an id, or rubbish, in place of every parameter. */
const pathOf = ({ path }: Endpoint, value: string) => `/api${path.replace(/:\w+/g, value)}`;

describe('every row of the table of endpoints', () => {
  let server: TestServer;
  let stranger: string;
  beforeAll(async () => {
    server = await startServer(database);
    const { id } = await buildPerson(server.deps);
    stranger = await tokenOf(server.deps, { id, name: null }, new Date());
  });
  afterAll(() => server.close());

  const ask = (endpoint: Endpoint, token?: string) =>
    server.app.inject({
      method: endpoint.method,
      url: pathOf(endpoint, uuidv7()),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });

  it('is registered under its name, its method and its path', () => {
    for (const { name, method, path } of endpoints) {
      expect(server.app.hasRoute({ method, url: `/api${path}` }), name).toBe(true);
    }
  });

  it('has a name of its own', () => {
    const names = endpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-zA-Z_]+$/);
  });

  it('answers 401 without a token and with a forged one, where a person is needed', async () => {
    for (const endpoint of guarded) {
      expect((await ask(endpoint)).statusCode, endpoint.name).toBe(401);
      expect((await ask(endpoint, 'forged')).statusCode, endpoint.name).toBe(401);
    }
  });

  it('answers 403 to a person whose profile is not filled, where it has to be', async () => {
    for (const endpoint of guarded.filter(({ access }) => access === 'profile')) {
      const answer = await ask(endpoint, stranger);
      expect([answer.statusCode, answer.json().code], endpoint.name).toEqual([
        403,
        'profile_incomplete',
      ]);
    }
  });
});
