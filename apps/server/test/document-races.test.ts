import { documentWords, readSectionHeads, sectionFragment } from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { zipDocx } from '../../../packages/gost/test/messy-docx/package.ts';
import { p } from '../../../packages/gost/test/messy-docx/pieces.ts';
import { documents, documentVersions } from '../src/db/schema/index.ts';
import { packVersion, unpackVersion } from '../src/documents/store/pack-version.ts';
import { jobHandlers } from '../src/job-handlers.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { awaitEnd, contentOf, documentOf, takeFile } from './support/document-calls.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject } from './support/world.ts';

const thesis = () => zipDocx({ body: [p('ВВЕДЕНИЕ', { bold: true }), p('Датчики нужны всем.')] });

/** The introduction as the editor shows it. */
function introOf({ doc }: LiveClient): string {
  return readSectionHeads(doc).find(({ kind }) => kind === 'intro')?.id ?? '';
}

/** Adds a word to the text of the introduction, as typing does. */
function typeWord(client: LiveClient, word: string): void {
  const fragment = sectionFragment(client.doc, introOf(client));
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(word)]);
  fragment.insert(fragment.length, [paragraph]);
}

// on both databases: the locks of changes at once are those of the database
describe.each(databases)('documents that several people change at once on $name', (database) => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  const post = (url: string, token: string, body: object = {}) =>
    call(server, 'POST', url, { token, body });
  async function opened() {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    return { world, id };
  }
  const editor = (id: string, who: { token: string }) => openLiveClient(origin, id, who.token);
  /** Every word that the document has now or that one of its kept editions has. */
  async function everyWord(id: string): Promise<Set<string>> {
    const kept = await server.deps.connection.db
      .select({ snapshot: documentVersions.snapshot })
      .from(documentVersions)
      .where(eq(documentVersions.documentId, id));
    const contents = await Promise.all(kept.map(({ snapshot }) => unpackVersion(snapshot)));
    return new Set([...contents, await contentOf(server, id)].flatMap(documentWords));
  }

  it('keep every word that was acknowledged while an import replaces the text', async () => {
    const { world, id } = await opened();
    const ready = await takeFile(server, id, world.student, await thesis());
    const other = await editor(id, world.supervisor);
    const before = introOf(other);
    const acknowledged: string[] = [];
    let applied = false;
    const typing = (async () => {
      for (let n = 0; !applied; n++) {
        const word = `слово${n}`;
        typeWord(other, word);
        const saved = (await other.flush()) === 'saved';
        // once the editor shows the new text, a word of the old one is no longer on the screen
        if (saved && introOf(other) === before) acknowledged.push(word);
      }
    })();
    const url = `/document/import/${ready.id}/apply`;
    const { status } = await post(url, world.student.token, { answers: [] });
    applied = true;
    await typing;
    expect(status).toBe(204);
    expect(documentWords(await contentOf(server, id))).toContain('Датчики');
    const words = await everyWord(id);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((word) => !words.has(word))).toEqual([]);
    typeWord(other, 'дальше');
    await waitFor(async () => (await other.flush()) === 'saved');
    other.close();
  });

  it('apply an import once when two ask for it', async () => {
    const { world, id } = await opened();
    const ready = await takeFile(server, id, world.student, await thesis());
    const url = `/document/import/${ready.id}/apply`;
    const answers = await Promise.all([
      post(url, world.student.token, { answers: [] }),
      post(url, world.supervisor.token, { answers: [] }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const versions = await call(server, 'GET', `/document/${id}/version`, world.student);
    expect(versions.body.versions).toHaveLength(1);
  });

  it('are approved as they are: nothing comes after what the supervisor has signed', async () => {
    const status = 'result_sent_for_approval_to_supervisor';
    const world = await buildProject(server.deps, { kind: 'numeric', status });
    const { token } = world.supervisor;
    const id = await documentOf(server, world);
    const ready = await takeFile(server, id, world.supervisor, await thesis());
    const client = await editor(id, world.supervisor);
    const typing = (async () => {
      for (let n = 0; n < 30; n++) {
        typeWord(client, `слово${n}`);
        await client.flush();
      }
    })();
    const [approved, applied] = await Promise.all([
      post(`/project/nir/stage/${world.stageId}/finish/approve`, token),
      post(`/document/import/${ready.id}/apply`, token, { answers: [] }),
    ]);
    await typing;
    expect(approved.status).toBe(204);
    expect([204, 409]).toContain(applied.status);
    const [row] = await server.deps.connection.db
      .select({ hash: documents.hash })
      .from(documents)
      .where(eq(documents.stageId, world.stageId));
    expect((await packVersion(await contentOf(server, id))).hash).toBe(row?.hash);
    client.close();
  });

  it('bear an export and an import that the queue gives out twice', async () => {
    const { world, id } = await opened();
    const ordered = await post(`/document/${id}/export`, world.student.token, { format: 'docx' });
    const url = `/document/export/${ordered.body.id}`;
    const made = await awaitEnd(server, url, world.student);
    const handlers = jobHandlers(server.deps);
    await handlers['document.export']?.({ exportId: made.id });
    const { body: again } = await call(server, 'GET', url, world.student);
    expect([again.status, again.revision]).toEqual(['ready', made.revision]);
    const ready = await takeFile(server, id, world.student, await thesis());
    await handlers['document.import']?.({ importId: ready.id });
    const { body } = await call(server, 'GET', `/document/import/${ready.id}`, world.student);
    expect([body.status, body.revision]).toEqual(['ready', ready.revision]);
  });
});
