import type { DocumentVersion } from '@pv/contract';
import { documentWords, onReplaced, readSnapshot } from '@pv/editor-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepVersion } from '../src/documents/store/keep-version.ts';
import { packVersion } from '../src/documents/store/pack-version.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { contentOf, documentOf, fill } from './support/document-calls.ts';
import { openLiveClient } from './support/live-client.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type Person } from './support/world.ts';

type Reason = DocumentVersion['reason'];
const MINUTE = 60_000;

// on both databases: editions are kept as bytes, which each driver reads in its own way
describe.each(databases)('the kept editions of a document on $name', (database) => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
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
    expect(restored.status).toBe(200);
    const after = await call(server, 'GET', url, world.student);
    expect(after.body.versions.map(({ reason }: { reason: Reason }) => reason)).toEqual([
      'before_restore',
      ...shown,
    ]);
  });

  const post = (url: string, who: Person, body: object = {}) =>
    call(server, 'POST', url, { ...who, body });
  const list = async (id: string, who: Person): Promise<DocumentVersion[]> =>
    (await call(server, 'GET', `/document/${id}/version`, who)).body.versions;
  /** A document with a named version of its first text, and its second text. */
  async function twoTexts() {
    const world = await buildProject(server.deps);
    const id = await documentOf(server, world);
    await fill(server, id, sampleDocument());
    const named = await post(`/document/${id}/version/named`, world.student, { name: 'До правок' });
    const written = sampleDocument({ words: 'Дописано.', tex: 'E = mc^3' });
    await fill(server, id, {
      ...written,
      settings: { ...written.settings, titleFields: { city: 'Псков' } },
    });
    return { world, id, first: String(named.body.id) };
  }

  it('are kept under a name, and only who gave it changes and removes it', async () => {
    const { world, id, first } = await twoTexts();
    const url = `/document/version/${first}`;
    expect((await list(id, world.student))[0]).toMatchObject({
      reason: 'named',
      name: 'До правок',
      changed: null,
      can: { change: true },
    });
    expect((await list(id, world.supervisor))[0]?.can.change).toBe(false);
    const rename = (who: Person) =>
      call(server, 'PATCH', url, { ...who, body: { name: 'После обзора' } });
    expect((await rename(world.supervisor)).status).toBe(403);
    expect((await rename(world.student)).status).toBe(204);
    expect((await list(id, world.student))[0]?.name).toBe('После обзора');
    await post(`/document/${id}/version`, world.student);
    const [before] = await list(id, world.student);
    expect(before?.changed).toEqual({
      count: 3,
      sections: [
        { kind: 'intro', title: '' },
        { kind: 'chap', title: 'Описание датчика' },
        { kind: 'title', title: '' },
      ],
    });
    const kept = await call(server, 'DELETE', `/document/version/${before?.id}`, world.student);
    expect(kept.status).toBe(403);
    expect((await call(server, 'DELETE', url, world.student)).status).toBe(204);
    expect(await list(id, world.student)).toHaveLength(1);
  });

  it('are read, and compared with one another and with the text of now', async () => {
    const { world, id, first } = await twoTexts();
    const read = await call(server, 'GET', `/document/version/${first}`, world.supervisor);
    expect(read.body.snapshot.sections.map(({ id: section }: { id: string }) => section)).toEqual(
      sampleDocument().sections.map(({ id: section }) => section),
    );
    const since = await call(server, 'GET', `/document/version/${first}/changes`, world.supervisor);
    const { changes } = since.body;
    expect(changes.sections.map(({ kind }: { kind: string }) => kind)).toEqual(['intro', 'chap']);
    expect(changes.title_fields).toEqual([
      { name: 'city', pieces: [{ kind: 'added', text: 'Псков' }] },
    ]);
    const same = await post(`/document/${id}/version/named`, world.student, { name: 'Теперь' });
    const url = `/document/version/${same.body.id}/changes`;
    expect((await call(server, 'GET', url, world.student)).body.changes).toBeNull();
    const back = await call(server, 'GET', `${url}?until=${first}`, world.student);
    expect(back.body.changes.sections).toHaveLength(2);
  });

  it('are not compared with those of another document', async () => {
    const [one, other] = [await twoTexts(), await twoTexts()];
    const url = `/document/version/${one.first}/changes?until=${other.first}`;
    expect((await call(server, 'GET', url, one.world.student)).status).toBe(404);
  });

  it('give one section back, and the rest of the text stays', async () => {
    const { world, id, first } = await twoTexts();
    const url = `/document/version/${first}/restore_section`;
    const restored = await post(url, world.student, { section: 's-intro' });
    expect(restored.body.after).toBeNull();
    const now = documentWords(await contentOf(server, id));
    expect(now).not.toContain('Дописано');
    expect(JSON.stringify(await contentOf(server, id))).toContain('E = mc^3');
    expect((await list(id, world.student))[0]).toMatchObject({
      id: restored.body.kept,
      reason: 'before_restore',
    });
    expect((await post(url, world.student, { section: 'нет' })).status).toBe(404);
  });

  it('begin the undo of everybody anew and say who did it, also when one section is restored', async () => {
    const { world, id, first } = await twoTexts();
    const client = await openLiveClient(origin, id, world.supervisor.token);
    const by: unknown[] = [];
    const stop = onReplaced(client.doc, (user) => by.push(user));
    await post(`/document/version/${first}/restore_section`, world.student, { section: 's-intro' });
    await waitFor(() => by.length === 1);
    expect(by).toEqual([world.student.id]);
    expect(documentWords(readSnapshot(client.doc))).not.toContain('Дописано');
    stop();
    client.close();
  });

  it('are restored by two at once one after the other, and the text of each is kept', async () => {
    const { world, id, first } = await twoTexts();
    const second = await post(`/document/${id}/version/named`, world.supervisor, {
      name: 'Вторая',
    });
    const answers = await Promise.all([
      post(`/document/version/${first}/restore`, world.student),
      post(`/document/version/${second.body.id}/restore`, world.supervisor),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.after !== null)).toHaveLength(1);
    const versions = await list(id, world.student);
    const kept = versions.filter(({ reason }) => reason === 'before_restore').map((one) => one.id);
    expect(kept.toSorted()).toEqual(answers.map(({ body }) => body.kept).toSorted());
  });

  it('are nothing to guests and strangers', async () => {
    const world = await buildProject(server.deps);
    const url = `/document/${await documentOf(server, world)}/version`;
    expect((await call(server, 'GET', url)).status).toBe(401);
    expect((await call(server, 'GET', url, { token: 'rubbish' })).status).toBe(401);
    expect((await call(server, 'GET', url, world.stranger)).status).toBe(404);
  });
});
