import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stages } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject } from './support/world.ts';

// on both databases: documents are kept as bytes, which each driver reads in its own way
describe.each(databases)('documents on $name', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(async () => {
    await server.close();
  });

  it('makes one document of a stage, however many open it at once', async () => {
    const world = await buildProject(server.deps);
    const url = `/project/stage/${world.stageId}/document`;
    const answers = await Promise.all(
      [world.student, world.supervisor, world.curator].map(({ token }) =>
        call(server, 'GET', url, { token }),
      ),
    );
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const { body } = await call(server, 'GET', `/document/${[...ids][0]}`, world.student);
    expect(body).toMatchObject({
      stage_id: world.stageId,
      project_id: world.projectId,
      locked: null,
      can: { edit: true, export: true, import: true, invite: true, gather: false },
    });
  });

  it('fills the title page from the profiles and the project', async () => {
    const world = await buildProject(server.deps, { title: 'Датчик уровня воды' });
    const url = `/project/stage/${world.stageId}/document`;
    const { body } = await call(server, 'GET', url, world.student);
    expect(body.title_page).toMatchObject({
      institution: 'Северный технический университет',
      department: 'Кафедра измерительных систем',
      workKind: 'ВЫПУСКНАЯ КВАЛИФИКАЦИОННАЯ РАБОТА',
      workSubkind: 'бакалавра',
      title: 'Датчик уровня воды',
      city: 'Вологда',
      people: [
        {
          role: 'Руководитель',
          description: 'канд. техн. наук, доцент',
          name: 'И.\u00a0П.\u00a0Орлов',
        },
        { role: 'Студент', description: 'группа ИС-41', name: 'А.\u00a0С.\u00a0Петрова' },
      ],
    });
  });

  it('says who may write and why not', async () => {
    const waiting = 'result_sent_for_approval_to_curator';
    const seen = async (status: Parameters<typeof buildProject>[1], who: 'student' | 'curator') => {
      const world = await buildProject(server.deps, status);
      const url = `/project/stage/${world.stageId}/document`;
      const { body } = await call(server, 'GET', url, world[who]);
      return [body.locked, body.can.edit, body.can.export];
    };
    expect(await seen({}, 'student')).toEqual([null, true, true]);
    expect(await seen({}, 'curator')).toEqual(['role', false, true]);
    expect(await seen({ status: waiting }, 'student')).toEqual(['waiting', false, true]);
    const approved = { status: 'result_approved_by_curator' } as const;
    expect(await seen(approved, 'student')).toEqual(['approved', false, true]);
  });

  it('opens an approved text again when its writer says so, and then it needs approval', async () => {
    const world = await buildProject(server.deps, {
      kind: 'numeric',
      status: 'result_approved_by_curator',
    });
    const { body } = await call(
      server,
      'GET',
      `/project/stage/${world.stageId}/document`,
      world.student,
    );
    const reopen = `/document/${body.id}/reopen`;
    expect((await call(server, 'POST', reopen)).status).toBe(401);
    expect((await call(server, 'POST', reopen, world.stranger)).status).toBe(404);
    expect((await call(server, 'POST', reopen, world.curator)).body.code).toBe('forbidden');
    expect((await call(server, 'POST', reopen, world.student)).status).toBe(204);
    const after = await call(server, 'GET', `/document/${body.id}`, world.student);
    expect(after.body).toMatchObject({ locked: null, can: { edit: true } });
    const { db } = server.deps.connection;
    const [stage] = await db.select().from(stages).where(eq(stages.id, world.stageId));
    expect(stage?.status).toBe('re_approval_required');
    expect((await call(server, 'POST', reopen, world.student)).status).toBe(204);
  });

  it('opens nothing that waits for a reviewer', async () => {
    const world = await buildProject(server.deps, {
      status: 'result_sent_for_approval_to_curator',
    });
    const url = `/project/stage/${world.stageId}/document`;
    const { body } = await call(server, 'GET', url, world.student);
    const refused = await call(server, 'POST', `/document/${body.id}/reopen`, world.student);
    expect(refused.body.code).toBe('section_locked');
  });

  it('answers strangers, guests and unfilled profiles as the rules say', async () => {
    const world = await buildProject(server.deps);
    const stage = `/project/stage/${world.stageId}/document`;
    const { body } = await call(server, 'GET', stage, world.student);
    for (const url of [stage, `/document/${body.id}`]) {
      expect((await call(server, 'GET', url)).status).toBe(401);
      expect((await call(server, 'GET', url, world.stranger)).status).toBe(404);
    }
    expect((await call(server, 'GET', `/document/${world.stageId}`, world.student)).status).toBe(
      404,
    );
    expect((await call(server, 'GET', '/document/1', world.student)).status).toBe(422);
  });
});
