import type { DocumentVersion } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepVersion } from '../src/documents/store/keep-version.ts';
import { packVersion } from '../src/documents/store/pack-version.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { contentOf, documentOf } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject } from './support/world.ts';

type Reason = DocumentVersion['reason'];
const MINUTE = 60_000;

// on both databases: editions are kept as bytes, which each driver reads in its own way
describe.each(databases)('the kept editions of a document on $name', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(() => server.close());

  it('are all there that somebody has sent or replaced, however much was written since', async () => {
    const world = await buildProject(server.deps);
    const documentId = await documentOf(server, world);
    const content = await packVersion(await contentOf(server, documentId));
    const start = Date.now() - 300 * MINUTE;
    const reasons: Reason[] = [
      'automatic',
      'sent',
      'before_import',
      'before_restore',
      ...Array.from({ length: 201 }, (_, n) => (n % 2 ? 'automatic' : 'before_sync') as Reason),
    ];
    await Promise.all(
      reasons.map((reason, n) => {
        const now = new Date(start + n * MINUTE);
        const kept = { documentId, reason, authorId: world.student.id, content, now };
        return keepVersion(server.deps.connection.db, kept);
      }),
    );
    const url = `/document/${documentId}/version`;
    const { body } = await call(server, 'GET', url, world.student);
    const shown = body.versions.map(({ reason }: { reason: Reason }) => reason);
    expect(shown).toEqual([
      ...reasons.slice(-200).toReversed(),
      ...reasons.slice(1, 4).toReversed(),
    ]);
    const restored = await call(
      server,
      'POST',
      `/document/version/${body.versions.at(-1).id}/restore`,
      world.student,
    );
    expect(restored.status).toBe(204);
    const after = await call(server, 'GET', url, world.student);
    expect(after.body.versions.map(({ reason }: { reason: Reason }) => reason)).toEqual([
      'before_restore',
      ...shown,
    ]);
  });

  it('are nothing to guests and strangers', async () => {
    const world = await buildProject(server.deps);
    const url = `/document/${await documentOf(server, world)}/version`;
    expect((await call(server, 'GET', url)).status).toBe(401);
    expect((await call(server, 'GET', url, { token: 'rubbish' })).status).toBe(401);
    expect((await call(server, 'GET', url, world.stranger)).status).toBe(404);
  });
});
