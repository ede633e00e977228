import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProject, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe.each(databases)('the zone of a project on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  const change = ({ token }: TestPerson, id: string, body: object) =>
    call(server, 'PATCH', `/project/nir/${id}`, { token, body });

  it('is that of Moscow until somebody who edits the project chooses another', async () => {
    const { id, researcher, curator } = await buildProject(server, { curator: true });
    if (!curator) throw new Error('nobody oversees');
    const read = async () => (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    const { time_zone: first, version } = await read();
    expect(first).toBe('Europe/Moscow');
    const refused = await change(curator, id, { time_zone: 'Asia/Omsk', version });
    expect(refused.body.code).toBe('forbidden');
    const wrong = await change(researcher, id, { time_zone: 'Mars/Olympus', version });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'validation_failed']);
    const chosen = await change(researcher, id, { time_zone: 'Asia/Omsk', version });
    expect([chosen.status, chosen.body.time_zone]).toEqual([200, 'Asia/Omsk']);
    // what else is changed leaves it as it is
    await change(researcher, id, { annotation: 'О сварке', version: version + 1 });
    expect((await read()).time_zone).toBe('Asia/Omsk');
    const { body: list } = await call(server, 'GET', '/project/list', researcher);
    expect(list.projects.find((row: { id: string }) => row.id === id).time_zone).toBe('Asia/Omsk');
    const { body: waiting } = await call(server, 'GET', '/project/reviews/waiting', researcher);
    const own = waiting.reviews.find(
      ({ project }: { project: { id: string } }) => project.id === id,
    );
    expect(own?.time_zone).toBe('Asia/Omsk');
    const { body: log } = await call(server, 'GET', `/project/project_logs?project_id=${id}`, {
      token: researcher.token,
    });
    expect(log.logs[1].changes).toEqual([
      { field: 'time_zone', before: 'Europe/Moscow', after: 'Asia/Omsk' },
    ]);
  });
});
