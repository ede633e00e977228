import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editions, projectEvents, reviews } from '../src/db/schema/index.ts';
import { buildProject, buildStage, type TestProject } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('the history of a project', () => {
  let server: TestServer;
  let project: TestProject;
  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, { supervisor: true });
    await buildStage(server, project);
    const { token } = project.researcher;
    await call(server, 'POST', `/project/nir/${project.id}/set_title`, {
      token,
      body: { title: 'Новое название' },
    });
    await call(server, 'POST', `/project/nir/${project.id}/approve`, { token, body: {} });
  });
  afterAll(() => server.close());

  const rows = () =>
    server.deps.connection.db
      .select()
      .from(projectEvents)
      .where(eq(projectEvents.projectId, project.id))
      .orderBy(projectEvents.createdAt);

  it('tells who did what, before and after', async () => {
    const events = await rows();
    expect(events.map((event) => event.kind)).toEqual([
      'project_created',
      'member_joined',
      'stage_added',
      'project_changed',
      'section_sent',
    ]);
    expect(events[3]).toMatchObject({
      actorName: project.researcher.name,
      before: { title: 'Исследование прочности сварных швов' },
      after: { title: 'Новое название' },
    });
    expect(events[4]).toMatchObject({
      section: 'project',
      before: { status: 'project_created' },
      after: { status: 'sent_to_supervisor_for_approval', intent: 'send', row: 'P1' },
    });
  });

  it.each([
    ['project_events', projectEvents],
    ['editions', editions],
    ['reviews', reviews],
  ] as const)('%s cannot be changed or removed', async (_, table) => {
    const { db } = server.deps.connection;
    const own = eq(table.projectId, project.id);
    const cause = { cause: { message: expect.stringContaining('append-only') } };
    await expect(
      db
        .update(table)
        .set({ createdAt: new Date(0) })
        .where(own),
    ).rejects.toMatchObject(cause);
    await expect(db.delete(table).where(own)).rejects.toMatchObject(cause);
  });

  it('outlives its project for who, what and when, without the texts', async () => {
    const { token } = project.researcher;
    await call(server, 'POST', `/project/${project.id}/task_dynamic_filed`, {
      token,
      body: { title: 'Тайное', content: 'Никому не показывать' },
    });
    const before = await rows();
    await call(server, 'DELETE', `/project/nir/${project.id}/delete`, { token });
    const after = await rows();
    expect(after.slice(0, -1).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.at(-1)).toMatchObject({
      kind: 'project_deleted',
      actorName: project.researcher.name,
      before: { title: 'Новое название' },
      after: { rule: 'deleted' },
    });
    expect(JSON.stringify(after)).not.toContain('Никому не показывать');
    expect(after.find(({ kind }) => kind === 'stage_added')).toMatchObject({
      after: { title: 'Обзор', stage: 'Обзор' },
    });
  });
});
