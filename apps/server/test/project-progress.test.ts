import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, buildProject, buildStage } from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const PROGRESS = '/project/progress';

// on both databases: how far projects are is counted in SQL
describe.each(databases)('how far projects are on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('rises with every approval', async () => {
    const project = await buildProject(server);
    const { researcher } = project;
    const stage = await buildStage(server, project);
    const url = `${PROGRESS}?project_id=${project.id}`;
    const percent = async () => {
      const { body } = await call(server, 'GET', url, researcher);
      return body.progress[0].progress;
    };
    expect(await percent()).toBe(0);
    const { token } = researcher;
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
    expect(await percent()).toBe(10);
    await call(server, 'POST', `/project/nir/stage/${stage.id}/approve`, { token, body: {} });
    // three tenths of the only stage, which is 75 per cent of the whole
    expect(await percent()).toBe(Math.round(10 + 75 * 0.3));
  });

  it('is told of all projects of a person in pages, newest first, and of no others', async () => {
    const person = await buildPerson(server);
    const own: string[] = [];
    for (const title of ['Первый', 'Второй', 'Третий']) {
      own.unshift((await buildProject(server, { researcher: person, title })).id);
    }
    await buildProject(server);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await call(server, 'GET', `${PROGRESS}?limit=2${cursor}`, person);
      seen.push(...page.body.progress.map((row: { project_id: string }) => row.project_id));
      cursor = page.body.next_cursor && `&cursor=${page.body.next_cursor}`;
    } while (cursor);
    expect(seen).toEqual(own);
  });

  it('is nothing to guests and strangers, and refuses rubbish', async () => {
    const project = await buildProject(server);
    const stranger = await buildPerson(server);
    const url = `${PROGRESS}?project_id=${project.id}`;
    expect((await call(server, 'GET', PROGRESS)).status).toBe(401);
    expect((await call(server, 'GET', url, stranger)).status).toBe(404);
    for (const query of ['project_id=1', 'limit=0', 'limit=1000', 'cursor=rubbish']) {
      expect((await call(server, 'GET', `${PROGRESS}?${query}`, stranger)).status, query).toBe(422);
    }
  });
});
