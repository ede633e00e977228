import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectEvents } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { documentOf } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type ProjectWorld } from './support/world.ts';

const MINUTE = 60_000;

describe('what is told of documents', () => {
  let server: TestServer;
  let world: ProjectWorld;
  let documentId: string;
  beforeAll(async () => {
    server = await startServer(database);
    world = await buildProject(server.deps);
    documentId = await documentOf(server, world);
  });
  afterAll(() => server.close());

  const told = (kind: typeof projectEvents.$inferSelect.kind) =>
    server.deps.connection.db
      .select()
      .from(projectEvents)
      .where(and(eq(projectEvents.projectId, world.projectId), eq(projectEvents.kind, kind)))
      .orderBy(asc(projectEvents.createdAt));
  const write = (userId: string, text: string) =>
    server.deps.documents.live.change(documentId, userId, (doc) => {
      doc.getText('notes').insert(0, text);
    });
  const writers = async (count: number) =>
    waitFor(async () => {
      const events = await told('document_written');
      return events.length >= count && events.map(({ actorId }) => actorId);
    });

  it('is a file that was taken away, and in which format', async () => {
    const url = `/document/${documentId}/export`;
    const { token } = world.student;
    expect((await call(server, 'POST', url, { token, body: { format: 'docx' } })).status).toBe(201);
    expect(await told('document_exported')).toMatchObject([
      { actorId: world.student.id, stageId: world.stageId, after: { format: 'docx' } },
    ]);
  });

  it('is who has written, once an hour for each', async () => {
    const { student, supervisor } = world;
    await write(student.id, 'раз ');
    await write(student.id, 'два ');
    expect(await writers(1)).toEqual([student.id]);
    server.pass(30 * MINUTE);
    await write(student.id, 'три ');
    await write(supervisor.id, 'правка ');
    expect(await writers(2)).toEqual([student.id, supervisor.id]);
    server.pass(31 * MINUTE);
    await write(student.id, 'четыре ');
    expect(await writers(3)).toEqual([student.id, supervisor.id, student.id]);
    expect(await told('document_written')).toMatchObject([
      { stageId: world.stageId },
      { actorName: 'Орлов И.' },
      {},
    ]);
  });
});
