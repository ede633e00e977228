import { DEFAULT_TASK_STATUSES } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

// on both databases: what waits for a lock sees what was there before the wait
describe.each(databases)('changes of tasks that come at once on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('leave the columns to the first of several people', async () => {
    const { id, researcher } = await buildProject(server);
    const statuses = [...DEFAULT_TASK_STATUSES];
    const change = { project_id: id, statuses, version: 0 };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(server, 'PUT', '/task/statuses', { ...researcher, body: change }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });
});
