import { readSectionHeads, readSnapshot, writeSectionContent } from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Y from 'yjs';
import { inTransaction } from '../src/context.ts';
import { documentVersions } from '../src/db/schema/index.ts';
import { freezeDocument } from '../src/documents/freeze-document.ts';
import { isDocumentEmpty, stageDocuments } from '../src/documents/stage-documents.ts';
import { unpackVersion } from '../src/documents/store/pack-version.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type ProjectWorld } from './support/world.ts';

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Types into the introduction. */
function write(client: LiveClient, text: string): void {
  const intro = readSectionHeads(client.doc).find(({ kind }) => kind === 'intro');
  if (intro) writeSectionContent(client.doc, intro.id, paragraph(text));
}

// at the same time: most of it is waiting until an editor may write again
describe.concurrent('sending a document', () => {
  let server: TestServer;
  let origin: string;

  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
  });

  async function join(world: ProjectWorld): Promise<LiveClient> {
    const url = `/project/stage/${world.stageId}/document`;
    const { body } = await call(server, 'GET', url, world.student);
    return openLiveClient(origin, body.id, world.student.token);
  }
  const freeze = (world: ProjectWorld) =>
    inTransaction(server.deps, (work) =>
      freezeDocument(work, { stageId: world.stageId, authorId: world.student.id }),
    );

  it('freezes what was typed a moment ago, before it was acknowledged', async () => {
    const world = await buildProject(server.deps);
    const client = await join(world);
    write(client, 'Введение в тему');
    // the words have reached the process, whether or not their row is written yet
    const arrived = () => server.deps.documents.live.open(client.provider.configuration.name);
    await waitFor(() =>
      JSON.stringify(arrived() && readSnapshot(arrived() as Y.Doc)).includes('тему'),
    );
    const frozen = await freeze(world);
    expect(frozen?.empty).toBe(false);
    const [version] = await server.deps.connection.db
      .select()
      .from(documentVersions)
      .where(eq(documentVersions.id, frozen?.versionId ?? ''));
    expect(version).toMatchObject({ reason: 'sent', authorId: world.student.id, words: 3 });
    const snapshot = version && (await unpackVersion(version.snapshot));
    const intro = snapshot?.sections.find(({ kind }) => kind === 'intro');
    expect(intro?.content).toEqual(paragraph('Введение в тему'));
    client.close();
  });

  it('gives equal content equal digests and other content another', async () => {
    const world = await buildProject(server.deps);
    const client = await join(world);
    write(client, 'первое');
    await client.flush();
    const first = await freeze(world);
    const same = await freeze(world);
    expect(same?.hash).toBe(first?.hash);
    await waitFor(async () => (await client.rights()).edit);
    write(client, 'второе');
    await waitFor(async () => (await client.flush()) === 'saved');
    expect((await freeze(world))?.hash).not.toBe(first?.hash);
    client.close();
  });

  it('lets people write on when the sending is rolled back', async () => {
    const world = await buildProject(server.deps);
    const client = await join(world);
    const sending = inTransaction(server.deps, async (work) => {
      await freezeDocument(work, { stageId: world.stageId, authorId: null });
      throw new Error('something is missing');
    });
    await expect(sending).rejects.toThrow('something is missing');
    write(client, 'дальше');
    expect(await client.flush()).toBe('refused');
    await waitFor(async () => {
      return (await client.flush()) === 'saved';
    });
    client.close();
  });

  it('knows an untouched document from a written one', async () => {
    const world = await buildProject(server.deps);
    const { db } = server.deps.connection;
    expect(await freeze(world)).toBeNull();
    expect(await isDocumentEmpty(db, world.stageId)).toBe(true);
    const client = await join(world);
    expect((await freeze(world))?.empty).toBe(true);
    await waitFor(async () => (await client.rights()).edit);
    write(client, 'текст');
    await waitFor(async () => !(await isDocumentEmpty(db, world.stageId)));
    const [known] = await stageDocuments(db, [world.projectId]);
    expect(known?.document).toMatchObject({ id: client.provider.configuration.name, empty: false });
    client.close();
  });
});
