import { type NodeJson, sectionFragment, writeSectionContent } from '@pv/editor-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { contentOf, documentOf } from './support/document-calls.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type Person, type ProjectWorld } from './support/world.ts';
import { writeDocument } from './support/write-document.ts';

const text = (...lines: string[]): NodeJson => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});
const plain = (content: NodeJson) => content.content?.map((node) => node.content?.[0]?.text);

describe('a document over plain HTTP', () => {
  let server: TestServer;
  let origin: string;

  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
  });

  const sync = (world: ProjectWorld, who: Person | undefined, body: object) =>
    call(server, 'POST', `/project/stage/${world.stageId}/editor-sync`, { ...who, body });

  /** What somebody has after reading the document. */
  async function read(world: ProjectWorld) {
    const { body } = await sync(world, world.student, { sections: [] });
    const intro = body.data.sections.find(({ kind }: { kind: string }) => kind === 'intro');
    return { base_version: body.data.version, intro };
  }

  it('is read by everybody of the team, in its order and with its digests', async () => {
    const world = await buildProject(server.deps);
    for (const who of [world.student, world.curator]) {
      const { status, body } = await sync(world, who, { sections: [] });
      expect(status).toBe(200);
      expect(body.data.conflicts).toEqual([]);
      const { sections } = await contentOf(server, await documentOf(server, world));
      expect(body.data.sections.map(({ id }: { id: string }) => id)).toEqual(
        sections.map(({ id }) => id),
      );
    }
  });

  it('takes changed sections and adds new ones, and an open editor sees both at once', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    const documentId = await documentOf(server, world);
    const editor = await openLiveClient(origin, documentId, world.supervisor.token);
    const sections = [
      { ...intro, content: text('Написано без сокета') },
      { ...intro, id: 'new', kind: 'chap', title: 'Обзор', order: intro.order + 1, version: null },
    ];
    const { body } = await sync(world, world.student, { base_version, sections });
    expect(body.data.conflicts).toEqual([]);
    await waitFor(() => sectionFragment(editor.doc, intro.id).toString().includes('без'));
    editor.close();
    const { sections: stored } = await contentOf(server, documentId);
    const at = stored.findIndex(({ id }) => id === intro.id);
    expect(plain(stored[at]?.content ?? text())).toEqual(['Написано без сокета']);
    expect(stored[at + 1]).toMatchObject({ id: 'new', kind: 'chap', title: 'Обзор' });
    const { body: versions } = await call(
      server,
      'GET',
      `/document/${documentId}/version`,
      world.student,
    );
    expect(versions.versions[0].reason).toBe('before_sync');
  });

  it('merges what others have written since, and keeps theirs where it knows no base', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    await writeDocument(server, origin, world.stageId, {
      token: world.student.token,
      text: 'Их строка',
    });
    const ours = { ...intro, content: text('', 'Наша строка') };
    ours.content.content[0] = { type: 'paragraph' };
    const unknown = await sync(world, world.student, {
      base_version: 'f'.repeat(64),
      sections: [{ ...ours, version: 'f'.repeat(64) }],
    });
    expect(unknown.body.data.conflicts).toMatchObject([{ id: intro.id }]);
    expect(plain(unknown.body.data.conflicts[0].theirs.content)).toEqual(['Их строка']);
    const merged = await sync(world, world.student, { base_version, sections: [ours] });
    expect(merged.body.data.conflicts).toEqual([]);
    const { sections } = await contentOf(server, await documentOf(server, world));
    const stored = JSON.stringify(sections.find(({ id }) => id === intro.id));
    expect(stored).toContain('Их строка');
    expect(stored).toContain('Наша строка');
  });

  it('loses nothing when many send at once', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    const names = ['раз', 'два', 'три', 'четыре', 'пять'];
    const answers = await Promise.all(
      names.map((name) =>
        sync(world, world.student, {
          base_version,
          sections: [{ ...intro, id: name, kind: 'chap', title: name, version: null }],
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { sections } = await contentOf(server, await documentOf(server, world));
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(names));
  });

  it('takes a text once that is sent twice at once', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    const twice = { base_version, sections: [{ ...intro, content: text('Написано один раз') }] };
    await Promise.all([1, 2, 3, 4].map(() => sync(world, world.student, twice)));
    const { sections } = await contentOf(server, await documentOf(server, world));
    const stored = sections.find(({ id }) => id === intro.id)?.content;
    expect(stored).toEqual(text('Написано один раз'));
  });

  it('names the stage whose document is locked, and takes nothing', async () => {
    const world = await buildProject(server.deps, {
      status: 'result_sent_for_approval_to_curator',
    });
    const { base_version, intro } = await read(world);
    const change = { base_version, sections: [{ ...intro, content: text('Поздно') }] };
    const { status, body } = await sync(world, world.student, change);
    expect([status, body.code]).toEqual([422, 'document_locked']);
    expect(body.detail).toContain('«');
    const same = { base_version, sections: [intro] };
    expect((await sync(world, world.student, same)).status).toBe(200);
    expect((await sync(world, world.curator, change)).body.code).toBe('forbidden');
  });

  it('refuses what is no section of a document and says which one', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    const deep = (depth: number): object =>
      depth === 0 ? { type: 'paragraph' } : { type: 'blockquote', content: [deep(depth - 1)] };
    const wrong = [
      { ...intro, content: { type: 'doc', content: [{ type: 'video' }] } },
      { ...intro, content: { type: 'doc', content: [{ type: 'text', text: 'x' }] } },
      { ...intro, content: { type: 'doc', content: [deep(200)] } },
      { ...intro, kind: 'novel' },
      { ...intro, id: 'second' },
    ];
    for (const section of wrong) {
      const { status, body } = await sync(world, world.student, {
        base_version,
        sections: [section],
      });
      expect([status, body.code]).toEqual([422, 'document_sections']);
      expect(body.detail).toContain('1');
    }
    const shapeless = [
      { sections: 1 },
      { sections: [{}] },
      { sections: [{ ...intro, order: -1 }] },
    ];
    for (const body of shapeless) {
      expect((await sync(world, world.student, body)).body.code).toBe('validation_failed');
    }
  });

  it('refuses a text without a bottom instead of falling into it', async () => {
    const world = await buildProject(server.deps);
    const deep = 20_000;
    const content = `${'{"type":"blockquote","content":['.repeat(deep)}${']}'.repeat(deep)}`;
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: `/api/project/stage/${world.stageId}/editor-sync`,
      headers: {
        authorization: `Bearer ${world.student.token}`,
        'content-type': 'application/json',
      },
      payload: `{"sections":[{"id":"a","kind":"chap","order":0,"title":"","version":null,"content":${content}}]}`,
    });
    expect(statusCode).toBe(422);
  });

  it('keeps what stood there once in half an hour of writing, not with every change', async () => {
    const world = await buildProject(server.deps);
    const documentId = await documentOf(server, world);
    const write = async (line: string) => {
      const { base_version, intro } = await read(world);
      const sections = [{ ...intro, content: text(line) }];
      const { body } = await sync(world, world.student, { base_version, sections });
      expect(body.data.conflicts).toEqual([]);
    };
    const kept = async () => {
      const all = await call(server, 'GET', `/document/${documentId}/version`, world.student);
      return all.body.versions.map(({ reason }: { reason: string }) => reason);
    };
    for (const line of ['раз', 'два', 'три']) await write(line);
    expect(await kept()).toEqual(['before_sync']);
    server.pass(31 * 60_000);
    await write('четыре');
    expect(await kept()).toEqual(['before_sync', 'before_sync']);
  });

  it('is nothing to guests and strangers', async () => {
    const world = await buildProject(server.deps);
    expect((await sync(world, undefined, { sections: [] })).status).toBe(401);
    expect((await sync(world, world.stranger, { sections: [] })).status).toBe(404);
  });

  it('takes suggestions under the own name alone, by either way, and those of others where they were', async () => {
    const world = await buildProject(server.deps);
    const { base_version, intro } = await read(world);
    const id = await documentOf(server, world);
    const join = ({ token }: Person) => openLiveClient(origin, id, token);
    const [student, supervisor, curator] = [
      await join(world.student),
      await join(world.supervisor),
      await join(world.curator),
    ];
    const suggested = (text: string, by: Person, suggestion: string): NodeJson => {
      const attrs = { id: suggestion, author: 'Ректор', authorId: by.id, at: '' };
      const words = { type: 'text', text, marks: [{ type: 'insertion', attrs }] };
      return { type: 'doc', content: [{ type: 'paragraph', content: [words] }] };
    };
    const write = ({ doc }: LiveClient, content: NodeJson) =>
      writeSectionContent(doc, intro.id, content);
    const textOf = ({ doc }: LiveClient) => sectionFragment(doc, intro.id).toString();

    write(supervisor, suggested('своя', world.supervisor, 'known'));
    expect(await supervisor.flush()).toBe('saved');
    await waitFor(() => textOf(student).includes('своя'));
    // splitting and undoing write what is there anew
    write(student, suggested('снова', world.supervisor, 'known'));
    expect(await student.flush()).toBe('saved');
    write(student, suggested('чужая', world.supervisor, 'new'));
    expect(await student.flush()).toBe('refused');
    const section = { ...intro, content: suggested('чужая', world.supervisor, 'new') };
    const sent = await sync(world, world.student, { base_version, sections: [section] });
    expect(sent.status).toBe(403);
    await waitFor(() => textOf(supervisor).includes('снова'));
    expect(textOf(supervisor)).not.toContain('чужая');
    // a role that does not edit does not suggest either: it comments
    write(curator, suggested('правка', world.curator, 'own'));
    expect(await curator.flush()).toBe('refused');
    for (const client of [student, supervisor, curator]) client.close();
  });
});
