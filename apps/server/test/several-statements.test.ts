import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: each driver sends them in its own way
describe.each(databases)('several statements at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('give the rows of all of them, as the job queue reads them from inside a transaction', async () => {
    const { query } = server.deps.connection;
    const rows = async (sql: string, values?: unknown[]) => (await query(sql, values)).rows;
    expect(await rows('begin; select 1 as one; select 2 as two; commit')).toEqual([
      { one: 1 },
      { two: 2 },
    ]);
    expect(await rows('select 3 as three')).toEqual([{ three: 3 }]);
    expect(await rows('select $1::int as four', [4])).toEqual([{ four: 4 }]);
  });
});
