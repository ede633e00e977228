import { DEFAULT_ZONE, dayIn } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects } from '../src/db/schema/index.ts';
import { sendDeadlines } from '../src/features/notification/operations/send-deadlines.ts';
import { buildProject, buildStage, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { toNoon } from './support/to-noon.ts';
import { notificationsOf, titleOf } from './support/told.ts';

describe('the zone of a project', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
    toNoon(server);
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

  it('that this machine does not know keeps nobody from the project, its lists and its papers', async () => {
    const project = await buildProject(server);
    const { id, researcher } = project;
    const { token } = researcher;
    const today = dayIn(server.deps.clock(), DEFAULT_ZONE);
    await buildStage(server, project, { title: 'Обзор', ends_at: today });
    await server.deps.connection.db
      .update(projects)
      .set({ timeZone: 'Mars/Olympus' })
      .where(eq(projects.id, id));
    for (const asked of [
      call(server, 'GET', `/project/nir/${id}`, { token }),
      call(server, 'GET', '/project/list', { token }),
      call(server, 'GET', '/project/reviews/waiting', { token }),
    ]) {
      expect((await asked).status).toBe(200);
    }
    const printed = await server.app.inject({
      method: 'POST',
      url: `/api/project/${id}/form`,
      headers: { authorization: `Bearer ${token}` },
      payload: { form: 'approval_sheet', format: 'docx' },
    });
    expect(printed.statusCode).toBe(200);
    await sendDeadlines(server.deps);
    const { notifications } = await notificationsOf(server, researcher);
    expect(notifications.map(titleOf)).toContainEqual(
      expect.stringMatching(/^Срок сегодня.*Обзор/),
    );
  });
});
