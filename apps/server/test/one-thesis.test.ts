import {
  documentWords,
  readSectionHeads,
  sectionsMap,
  writeSectionContent,
} from '@pv/editor-schema';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import {
  discussions,
  documents,
  documentVersions,
  guestLinks,
  projects,
  remarks,
  reviews,
  stages,
} from '../src/db/schema/index.ts';
import { freezeDocument } from '../src/documents/freeze-document.ts';
import { keepVersion } from '../src/documents/store/keep-version.ts';
import { unpackVersion } from '../src/documents/store/pack-version.ts';
import { storeReview } from '../src/features/approval/public.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { contentOf } from './support/document-calls.ts';
import { type LiveClient, openLiveClient } from './support/live-client.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';
import { buildProject, type ProjectWorld } from './support/world.ts';

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

interface Work extends ProjectWorld {
  first: string;
  second: string;
}

describe('the one document of a final work', () => {
  let server: TestServer;
  let origin: string;

  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
  });

  async function buildWork(category: 'bachelor' | 'nir' = 'bachelor'): Promise<Work> {
    const world = await buildProject(server.deps, { category });
    const [first, second] = [uuidv7(), uuidv7()];
    const now = new Date();
    const { projectId } = world;
    const row = { projectId, kind: 'numeric', status: 'stage_created' } as const;
    await server.deps.connection.db.insert(stages).values([
      { ...row, id: first, number: 1, title: 'Обзор', statusSince: now, createdAt: now },
      { ...row, id: second, number: 2, title: 'Метод', statusSince: now, createdAt: now },
    ]);
    return { ...world, first, second };
  }
  const open = async (work: Work, stageId: string) =>
    (await call(server, 'GET', `/project/stage/${stageId}/document`, work.student)).body;
  async function setStatus(
    work: Work,
    stageId: string,
    status: 'stage_created' | 'result_sent_for_approval_to_curator' | 'result_approved_by_curator',
  ) {
    const { db } = server.deps.connection;
    await db.update(stages).set({ status }).where(eq(stages.id, stageId));
    server.deps.documents.live.refreshRights({ projectId: work.projectId });
  }
  const chapterOf = (client: LiveClient, stage: string): string => {
    const found = readSectionHeads(client.doc).find((head) => head.stage === stage);
    if (!found) throw new Error('the stage has no section');
    return found.id;
  };
  const write = (client: LiveClient, stage: string, text: string) =>
    writeSectionContent(client.doc, chapterOf(client, stage), paragraph(text));
  const sync = (work: Work, stageId: string, sections: unknown[]) =>
    call(server, 'POST', `/project/stage/${stageId}/editor-sync`, {
      ...work.student,
      body: { base_version: null, sections },
    });

  it('is the same whichever stage opens it, with a chapter for each of the first stages', async () => {
    const work = await buildWork();
    const [first, last] = [await open(work, work.first), await open(work, work.stageId)];
    expect(first).toMatchObject({ id: last.id, stage_id: work.first, stage_title: 'Обзор' });
    expect(first.stages.map(({ id }: { id: string }) => id)).toEqual([
      work.first,
      work.second,
      work.stageId,
    ]);
    expect(first.title_page).toEqual(last.title_page);
    const { sections } = await contentOf(server, first.id);
    expect(sections.flatMap(({ stage }) => stage ?? [])).toEqual([work.first, work.second]);
    const page = await call(server, 'GET', `/project/${work.projectId}/document`, work.curator);
    expect(page.body.thesis).toMatchObject({ stage_id: work.stageId, waiting: [] });
  });

  it('tells how long its newest edition is, unless something else stands there since', async () => {
    const work = await buildWork();
    const { id: documentId } = await open(work, work.first);
    const outline = { sections: [], sources: '', titleFields: '', settings: '' };
    const content = { packed: Buffer.from(''), hash: '', digest: '', outline };
    const words = async () =>
      (await call(server, 'GET', `/project/${work.projectId}/document`, work.student)).body.thesis
        .words;
    const keep = (reason: 'automatic' | 'before_import', count: number, now: Date) =>
      keepVersion(server.deps.connection.db, {
        documentId,
        reason,
        authorId: null,
        content: { ...content, words: count },
        now,
      });
    await keep('automatic', 120, new Date('2026-11-01T09:00:00Z'));
    expect(await words()).toBe(120);
    await keep('before_import', 120, new Date('2026-11-01T10:00:00Z'));
    expect(await words()).toBeNull();
  });

  it('takes nothing into the sections of a stage that waits, and all into those of another', async () => {
    const work = await buildWork();
    const { id } = await open(work, work.first);
    await setStatus(work, work.first, 'result_sent_for_approval_to_curator');
    const [hasty, other] = [
      await openLiveClient(origin, id, work.student.token),
      await openLiveClient(origin, id, work.student.token),
    ];
    expect(await other.rights()).toMatchObject({
      edit: true,
      locked: null,
      locked_stages: [{ id: work.first, why: 'waiting' }],
    });
    write(hasty, work.first, 'поздно');
    expect(await hasty.flush()).toBe('refused');
    write(hasty, work.second, 'вслед за отвергнутым');
    expect(await hasty.flush()).toBe('refused');
    write(other, work.second, 'вовремя');
    expect(await other.flush()).toBe('saved');
    expect(documentWords(await contentOf(server, id))).toContain('вовремя');
    expect(documentWords(await contentOf(server, id))).not.toContain('поздно');
    other.close();
    const mover = await openLiveClient(origin, id, work.student.token);
    sectionsMap(mover.doc).get(chapterOf(mover, work.second))?.set('stage', work.first);
    expect(await mover.flush()).toBe('refused');
    mover.close();
    await setStatus(work, work.first, 'stage_created');
    await waitFor(async () => (await hasty.flush()) === 'saved');
    expect(documentWords(await contentOf(server, id))).toContain('поздно');
    hasty.close();
  });

  it('freezes with a stage its sections alone, and with the last one all', async () => {
    const work = await buildWork();
    const { id } = await open(work, work.first);
    const client = await openLiveClient(origin, id, work.student.token);
    write(client, work.first, 'обзорное');
    write(client, work.second, 'методичное');
    expect(await client.flush()).toBe('saved');
    const freeze = async (stageId: string) => {
      const frozen = await inTransaction(server.deps, (trx) =>
        freezeDocument(trx, { stageId, authorId: work.student.id }),
      );
      const [version] = await server.deps.connection.db
        .select()
        .from(documentVersions)
        .where(eq(documentVersions.id, frozen?.versionId ?? ''));
      if (!version) throw new Error('nothing was kept');
      return { ...frozen, words: documentWords(await unpackVersion(version.snapshot)) };
    };
    const first = await freeze(work.first);
    expect(first).toMatchObject({ documentId: id, empty: false, words: ['обзорное'] });
    await waitFor(async () => (await client.rights()).edit);
    write(client, work.second, 'иное');
    await waitFor(async () => (await client.flush()) === 'saved');
    expect((await freeze(work.first)).hash).toBe(first.hash);
    const whole = await freeze(work.stageId);
    expect(whole.words).toEqual(expect.arrayContaining(['обзорное', 'иное']));
    const { body } = await call(server, 'GET', `/document/${id}/version`, work.student);
    const sent = body.versions.filter(({ reason }: { reason: string }) => reason === 'sent');
    expect(sent.map((one: { stage_id: string }) => one.stage_id)).toEqual([
      work.stageId,
      work.first,
      work.first,
    ]);
    client.close();
    // what was sent of a stage takes the place of its sections and of no other
    await server.deps.documents.live.change(id, null, (doc) => {
      for (const head of readSectionHeads(doc).filter(({ stage }) => stage)) {
        writeSectionContent(doc, head.id, paragraph('новое'));
      }
    });
    await call(server, 'POST', `/document/version/${sent[1].id}/restore`, work.student);
    const words = documentWords(await contentOf(server, id));
    expect(words.filter((word) => ['новое', 'обзорное'].includes(word))).toEqual([
      'обзорное',
      'новое',
    ]);
  });

  it('takes no section of an edition back into a stage that is closed since', async () => {
    const work = await buildWork();
    const { id } = await open(work, work.first);
    const client = await openLiveClient(origin, id, work.student.token);
    write(client, work.first, 'обзорное');
    const section = chapterOf(client, work.first);
    expect(await client.flush()).toBe('saved');
    const versions = `/document/${id}/version`;
    await call(server, 'POST', versions, { ...work.student, body: { name: 'Раньше' } });
    const { body } = await call(server, 'GET', versions, work.student);
    sectionsMap(client.doc).get(section)?.set('stage', work.second);
    expect(await client.flush()).toBe('saved');
    client.close();
    await setStatus(work, work.second, 'result_approved_by_curator');
    const url = `/document/version/${body.versions[0].id}/restore_section`;
    const restored = await call(server, 'POST', url, { ...work.student, body: { section } });
    expect(restored.body.code).toBe('section_locked');
    await setStatus(work, work.second, 'stage_created');
    const again = await call(server, 'POST', url, { ...work.student, body: { section } });
    expect(again.status).toBe(200);
  });

  it('asks before it opens an approved stage, and opens that one alone', async () => {
    const work = await buildWork();
    const { id } = await open(work, work.first);
    for (const stage of [work.first, work.second]) {
      await setStatus(work, stage, 'result_approved_by_curator');
    }
    const url = `/document/${id}/reopen?stage=${work.first}`;
    expect((await call(server, 'POST', url, work.student)).status).toBe(204);
    expect((await open(work, work.first)).locked_stages).toEqual([
      { id: work.second, why: 'approved' },
    ]);
  });

  it('gives and takes over plain HTTP the sections of the asked stage', async () => {
    const work = await buildWork();
    await open(work, work.first);
    const first = (await sync(work, work.first, [])).body.data.sections;
    expect(first).toHaveLength(1);
    const added = { id: uuidv7(), kind: 'chap', title: 'Ещё', order: 1, version: null };
    const own = { ...first[0], content: paragraph('обзорное') };
    const taken = await sync(work, work.first, [own, { ...added, content: paragraph('новое') }]);
    expect(taken.body.data.sections.map(({ title }: { title: string }) => title)).toEqual([
      '',
      'Ещё',
    ]);
    expect((await sync(work, work.second, [own])).body.code).toBe('document_sections');
    await setStatus(work, work.first, 'result_sent_for_approval_to_curator');
    expect((await sync(work, work.first, [own])).body.code).toBe('document_locked');
    expect((await sync(work, work.stageId, [own])).body.code).toBe('document_locked');
    const second = (await sync(work, work.second, [])).body.data.sections;
    expect((await sync(work, work.second, second)).status).toBe(200);
  });

  it('is not shown whole to those who were shown one stage from outside the team', async () => {
    const { db } = server.deps.connection;
    const show = async (readers: 'members' | 'everyone') => {
      const work = await buildWork('nir');
      const { id: documentId } = await open(work, work.first);
      const now = new Date();
      const made = { id: uuidv7(), documentId, createdAt: now };
      const { projectId } = work;
      const texts = { title: 'Обсуждение', abstract: '', authorName: 'Автор' };
      await db.insert(discussions).values({ ...made, ...texts, projectId, readers, saidAt: now });
      const endsAt = new Date(now.getTime() + 86_400_000);
      const link = { linkHash: uuidv7(), makerName: 'Автор', endsAt };
      await db.insert(guestLinks).values({ ...made, id: uuidv7(), ...link });
      await db.update(projects).set({ category: 'master' }).where(eq(projects.id, projectId));
      const { id } = await open(work, work.first);
      const [shown] = await db.select().from(discussions).where(eq(discussions.id, made.id));
      const [linked] = await db.select().from(guestLinks).where(eq(guestLinks.documentId, id));
      return { id, shown: shown?.documentId, revoked: linked?.revokedAt };
    };
    const [outside, team] = [await show('everyone'), await show('members')];
    expect(outside).toMatchObject({ shown: null, revoked: expect.any(Date) });
    expect(team).toMatchObject({ shown: team.id, revoked: expect.any(Date) });
  });

  it.each(['first', 'last'])('finds the remarks on its %s stage there first', async (which) => {
    const work = await buildWork();
    const { id } = await open(work, work.first);
    const { sections } = await contentOf(server, id);
    const { supervisor, projectId } = work;
    const say = async (stage: string | undefined, text: string) => {
      const section = sections.find((one) => one.stage === stage)?.id ?? '';
      const place = { quote: '', before: '', after: '', node: null, source: null };
      const { body } = await call(server, 'POST', '/comment', {
        ...supervisor,
        body: {
          subject: 'document',
          subject_id: id,
          text,
          anchor: { ...place, section, from: null, to: null },
        },
      });
      return body.id;
    };
    const line = 'Чем измерено?';
    const elsewhere = 'Зачем это в реферате?';
    const other = await say(work.second, elsewhere);
    await say(work.second, line);
    const own = await say(which === 'first' ? work.first : undefined, line);
    await inTransaction(server.deps, (trx) =>
      storeReview(trx, {
        projectId,
        place: { section: 'result', stageId: which === 'first' ? work.first : work.stageId },
        event: 'decided',
        intent: 'return',
        decision: 'revision',
        text: `${line}\n${elsewhere}`,
        author: { userId: supervisor.id, role: 'supervisor', name: 'Научрук' },
        editionNo: null,
        roundNo: 1,
      }),
    );
    const { db } = server.deps.connection;
    const made = await db
      .select({ commentId: remarks.commentId })
      .from(remarks)
      .innerJoin(reviews, eq(reviews.id, remarks.reviewId))
      .where(eq(reviews.projectId, projectId))
      .orderBy(remarks.position);
    expect(made.map(({ commentId }) => commentId)).toEqual([own, other]);
  });

  /** Puts an edition back that was kept before the documents became one: only its stage is as it was. */
  async function restoresItsStage(work: Work, id: string, kept: { id: string; stage_id: string }) {
    const before = await contentOf(server, id);
    await server.deps.documents.live.change(id, null, (doc) => {
      for (const head of readSectionHeads(doc)) {
        writeSectionContent(doc, head.id, paragraph(`новое ${head.id}`));
      }
    });
    const changed = await contentOf(server, id);
    const url = `/document/version/${kept.id}/restore`;
    expect((await call(server, 'POST', url, work.student)).status).toBe(200);
    const stage = kept.stage_id === work.stageId ? undefined : kept.stage_id;
    const isOwn = (one: { stage?: string | undefined }) => one.stage === stage;
    const after = await contentOf(server, id);
    expect(after.sections.filter(isOwn)).toEqual(before.sections.filter(isOwn));
    expect(after.sections.filter((one) => !isOwn(one))).toEqual(
      changed.sections.filter((one) => !isOwn(one)),
    );
    await server.deps.documents.live.change(id, null, (doc) => {
      for (const one of before.sections) writeSectionContent(doc, one.id, one.content);
    });
  }

  it('is made of the documents that the stages had, with every word and all that was kept', async () => {
    const work = await buildWork('nir');
    const { db } = server.deps.connection;
    const words: string[] = [];
    for (const stage of [work.first, work.second, work.stageId]) {
      const { id, stages: none } = await open(work, stage);
      expect(none).toBeNull();
      await server.deps.documents.live.change(id, work.student.id, (doc) => {
        for (const { id: section, kind } of readSectionHeads(doc)) {
          if (!['abstract', 'intro', 'chap', 'conclusion'].includes(kind)) continue;
          const word = `слово${words.length}`;
          words.push(word);
          writeSectionContent(doc, section, paragraph(word));
        }
      });
      await inTransaction(server.deps, (trx) =>
        freezeDocument(trx, { stageId: stage, authorId: work.student.id }),
      );
    }
    await db.update(projects).set({ category: 'master' }).where(eq(projects.id, work.projectId));
    const { id } = await open(work, work.second);
    const merged = await contentOf(server, id);
    expect(documentWords(merged)).toEqual(expect.arrayContaining(words));
    expect(new Set(merged.sections.map(({ stage }) => stage))).toEqual(
      new Set([work.first, work.second, undefined]),
    );
    const { body } = await call(server, 'GET', `/document/${id}/version`, work.student);
    expect(body.versions.map((one: { stage_id: string }) => one.stage_id).toSorted()).toEqual(
      [work.first, work.second, work.stageId].toSorted(),
    );
    for (const kept of body.versions) await restoresItsStage(work, id, kept);
    const rows = await db.select().from(documents).where(eq(documents.projectId, work.projectId));
    const old = rows.find(({ stageId }) => stageId === work.first);
    expect((await call(server, 'GET', `/document/${old?.id}`, work.student)).status).toBe(404);
  });
});
