import {
  documentWords,
  readSectionHeads,
  sectionsMap,
  writeSectionContent,
} from '@pv/editor-schema';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stages } from '../src/db/schema/index.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { contentOf } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';
import { buildProject, type ProjectWorld } from './support/world.ts';

describe('the final report of a work whose stages have reports', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startServer(database);
  });
  afterAll(async () => {
    await server.close();
  });

  const open = async (world: ProjectWorld, stageId: string) =>
    (await call(server, 'GET', `/project/stage/${stageId}/document`, world.student)).body;
  /** Types a chapter with its title into a document. */
  const write = (documentId: string, title: string, text: string) =>
    server.deps.documents.live.change(documentId, null, (doc) => {
      const chapter = readSectionHeads(doc).find(({ kind }) => kind === 'chap');
      if (!chapter) throw new Error('the document has no chapter');
      sectionsMap(doc).get(chapter.id)?.set('title', title);
      const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
      writeSectionContent(doc, chapter.id, { type: 'doc', content });
    });

  it('takes the chapters of the reports, and again only what has changed there', async () => {
    const world = await buildProject(server.deps, { category: 'nioktr' });
    const [first, now] = [uuidv7(), new Date()];
    const row = { projectId: world.projectId, kind: 'numeric', status: 'stage_created' } as const;
    await server.deps.connection.db.insert(stages).values([
      {
        ...row,
        id: first,
        number: 1,
        title: 'Патентный поиск',
        statusSince: now,
        createdAt: now,
      },
    ]);
    const [report, final] = [await open(world, first), await open(world, world.stageId)];
    expect([report.can.gather, final.can.gather]).toEqual([false, true]);
    await write(report.id, 'Поиск', 'найдено');
    const url = `/document/${final.id}/gather`;
    const asked = async () => (await call(server, 'GET', url, world.student)).body;
    const offer = async () => (await asked()).changes;
    const gather = (take: string[] = []) =>
      call(server, 'POST', url, { ...world.student, body: { take } });
    expect(await offer()).toMatchObject([
      { what: 'added', title: 'Поиск', stage: 'Патентный поиск' },
    ]);
    expect((await gather()).status).toBe(204);
    expect(await asked()).toEqual({ changes: [], words: null });
    await write(report.id, 'Поиск', 'найдено больше');
    expect(await offer()).toMatchObject([{ what: 'changed', title: 'Поиск' }]);
    await write(final.id, 'Поиск', 'исправлено здесь');
    const {
      changes: [conflict],
      words: { sections },
    } = await asked();
    expect(conflict.what).toBe('conflict');
    // in what the two sides differ is shown before anything is taken
    expect(sections).toMatchObject([{ state: 'changed', title: [{ text: 'Поиск' }] }]);
    expect(JSON.stringify(sections)).toMatch(/исправлено здесь.*найдено больше/);
    expect((await gather([conflict.key])).status).toBe(204);
    const words = documentWords(await contentOf(server, final.id));
    expect(words).toContain('больше');
    expect(words).not.toContain('исправлено');
    const { body } = await call(server, 'GET', `/document/${final.id}/version`, world.student);
    expect(body.versions.map(({ reason }: { reason: string }) => reason)).toEqual([
      'before_gather',
      'before_gather',
    ]);
    // a report itself gathers nothing
    const own = `/document/${report.id}/gather`;
    expect((await call(server, 'GET', own, world.student)).body.changes).toEqual([]);
    expect((await call(server, 'GET', url, world.curator)).body.code).toBe('forbidden');
  });
});
