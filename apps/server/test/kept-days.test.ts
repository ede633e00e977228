import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, buildStage, readProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

/** Days that were taken before the years were narrowed. */
const KEPT = [
  ['0026-09-01', '0026-12-31'],
  ['9999-01-01', '9999-12-31'],
] as const;

// on both databases: each driver reads days in its own way
describe.each(databases)('days of far years that were kept on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('are shown on every page, and pages of the list go on after them', async () => {
    const { researcher, supervisor, ...first } = await buildProject(server, { supervisor: true });
    const second = await buildProject(server, { researcher });
    const { query } = server.deps.connection;
    const kept = [first, second].map(({ id }, at) => ({ id, days: KEPT[at] ?? KEPT[0] }));
    for (const { id, days } of kept) {
      await call(server, 'POST', `/project/nir/${id}/approve`, { ...researcher, body: {} });
      await buildStage(
        server,
        { id, researcher, supervisor, curator: null },
        { ends_at: '2027-01-01' },
      );
      const range = [id, ...days];
      await query('update projects set starts_at = $2, ends_at = $3 where id = $1', range);
      await query('update stages set starts_at = $2, ends_at = $3 where project_id = $1', range);
      await query(`update projects set deadline = $2, move_roles = '{}' where id = $1`, [
        id,
        days[1],
      ]);
    }
    for (const { id, days } of kept) {
      const page = await readProject(server, { id }, researcher);
      expect([page.starts_at, page.ends_at]).toEqual(days);
      for (const { starts_at, ends_at } of page.stages) expect([starts_at, ends_at]).toEqual(days);
    }
    const seen: string[] = [];
    let mark = '';
    do {
      const path = `/project/nir?sort=deadline&limit=1${mark}`;
      const { status, body } = await call(server, 'GET', path, researcher);
      expect(status).toBe(200);
      seen.push(body.projects[0].deadline);
      mark = body.next_cursor && `&cursor=${body.next_cursor}`;
    } while (mark);
    expect(seen).toEqual(kept.map(({ days }) => days[1]));
  });
});
