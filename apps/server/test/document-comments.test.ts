import type { Comment, GuestLink, GuestReview, Review } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { storeReview } from '../src/features/approval/public.ts';
import { commentByLink } from '../src/features/guest-review/operations/review-by-link.ts';
import {
  buildPerson,
  buildProject,
  buildStage,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { addPicture, contentOf, fill } from './support/document-calls.ts';
import { encodePng } from './support/encode-png.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { remove } from './support/team-calls.ts';
import { notificationsOf, told } from './support/told.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const ANCHOR = {
  section: 'intro',
  node: null,
  source: null,
  quote: 'прочность',
  before: 'Какова ',
  after: ' шва',
  from: '{"item":1}',
  to: null,
};

describe('a document', () => {
  let server: TestServer;
  let project: TestProject;
  let stage: { id: string; title: string };
  let document: string;
  let researcher: TestPerson;
  let curator: TestPerson;

  beforeAll(async () => {
    server = await startServer(database);
    project = await buildProject(server, {
      category: 'project',
      supervisor: true,
      curator: true,
    });
    if (!project.curator) throw new Error('no curator');
    ({ researcher, curator } = { ...project, curator: project.curator });
    stage = await buildStage(server, project);
    const opened = await call(server, 'GET', `/project/stage/${stage.id}/document`, researcher);
    document = opened.body.id;
  });
  afterAll(() => server.close());

  const say = (by: TestPerson, text: string, more: object = {}) =>
    call(server, 'POST', '/comment', {
      token: by.token,
      body: { subject: 'document', subject_id: document, text, ...more },
    });
  const list = async (by: TestPerson): Promise<Comment[]> =>
    (await call(server, 'GET', `/comment?subject=document&subject_id=${document}`, by)).body
      .comments;
  const links = `/document`;
  const make = (by: TestPerson, days?: number) =>
    call(server, 'POST', `${links}/${document}/guest_links`, {
      token: by.token,
      body: days ? { days } : {},
    });
  async function link(by: TestPerson): Promise<{ id: string; token: string }> {
    const { status, body } = await make(by);
    expect(status).toBe(201);
    return { id: body.link.id, token: body.url.split('#token=')[1] };
  }
  const read = (token: string) => call(server, 'GET', `/guest_review/${token}`, {});
  const write = (token: string, text: string, more: object = {}) =>
    call(server, 'POST', `/guest_review/${token}/comments`, {
      body: { name: 'Петров П. П.', text, key: uuidv7(), ...more },
    });

  it('is commented at a place by whoever may not write in it, and stays as it is', async () => {
    const before = JSON.stringify(await contentOf(server, document));
    const { status, body } = await say(curator, 'Чем это подтверждено?', { anchor: ANCHOR });
    expect([status, body.anchor]).toEqual([201, ANCHOR]);
    const answer = await say(researcher, 'Опытом', { thread_id: body.id, anchor: ANCHOR });
    expect(answer.body).toMatchObject({ thread_id: body.id, anchor: null });
    expect(JSON.stringify(await contentOf(server, document))).toBe(before);
    const url = `/comment/${body.id}/resolve`;
    const settled = { token: researcher.token, body: { resolved: true } };
    expect((await call(server, 'POST', url, settled)).body.resolved).toMatchObject({
      by: researcher.name,
    });
  });

  it('tells those who write in it, with the way to the place', async () => {
    const { body } = await say(curator, 'Где источник?', { anchor: ANCHOR });
    const [notice] = (await notificationsOf(server, researcher)).notifications;
    expect((await told(server, researcher))[0]).toContain(`документу «${stage.title}»`);
    expect(notice?.link).toBe(`/project/nir/${project.id}/document/${stage.id}?comment=${body.id}`);
  });

  it('is foreign to whoever is not in the team', async () => {
    const stranger = await buildPerson(server);
    expect((await say(stranger, 'Чужое')).status).toBe(404);
    expect((await make(stranger)).status).toBe(404);
  });

  it('is given back with what was said of it as remarks that lead to their places', async () => {
    const supervisor = project.supervisor;
    if (!supervisor) throw new Error('no supervisor');
    const { body } = await say(supervisor, 'Чем измерено?', { anchor: ANCHOR });
    const lines = ['Общее', '«прочность» — Чем измерено, когда и кем?'];
    await inTransaction(server.deps, (work) =>
      storeReview(work, {
        projectId: project.id,
        place: { section: 'result', stageId: stage.id },
        event: 'decided',
        intent: 'return',
        decision: 'revision',
        text: lines.join('\n'),
        author: { userId: supervisor.id, role: 'supervisor', name: supervisor.name },
        editionNo: null,
        roundNo: 1,
      }),
    );
    const url = `/project/stage/${stage.id}/reviews`;
    const { body: given } = await call(server, 'GET', url, researcher);
    const found = given.reviews.flatMap((review: Review) => review.remarks);
    expect(found).toMatchObject([
      { text: lines[0], comment: null },
      { text: lines[1], comment: body.id },
    ]);
  });

  it('is read and commented by a link without an account, and nothing is decided by it', async () => {
    const { body: own } = await say(curator, 'Уточните', { anchor: ANCHOR });
    const { token } = await link(researcher);
    const { status, body } = await read(token);
    const shown: GuestReview = body;
    expect(status).toBe(200);
    expect(shown).toMatchObject({ document_id: document, stage: stage.title });
    expect(shown.snapshot.sections.length).toBeGreaterThan(0);
    const seen = shown.comments.find(({ id }) => id === own.id);
    expect(seen).toMatchObject({
      author: { id: null, name: curator.name },
      can: { edit: false, delete: false, resolve: false },
    });
    const said = await write(token, 'Мне неясно', { anchor: ANCHOR });
    expect(said.body).toMatchObject({
      origin: 'guest',
      author: { id: null, name: 'Петров П. П.' },
    });
    const answered = await write(token, 'И здесь', { thread_id: own.id });
    expect(answered.body).toMatchObject({ thread_id: own.id, origin: 'guest' });
    expect((await list(researcher)).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Мне неясно', 'И здесь']),
    );
    expect((await told(server, curator))[0]).toContain('Петров П. П.');
  });

  it('shows a guest the pictures of its text and no others of the project', async () => {
    const other = await buildStage(server, project);
    const url = `/project/stage/${other.id}/document`;
    const foreign = (await call(server, 'GET', url, researcher)).body.id;
    const bytes = encodePng(30, 20, (x) => [x, 80, 120]);
    await addPicture(server, foreign, researcher, { bytes });
    await addPicture(server, document, researcher, { bytes });
    const { body: shown } = await addPicture(server, document, researcher, { bytes });
    await fill(server, document, sampleDocument({ asset: shown.id }));
    const { body } = await read((await link(researcher)).token);
    expect(body.assets).toEqual([{ id: shown.id, url: expect.any(String) }]);
  });

  it('is taken apart for its guests once, and again when somebody has written', async () => {
    const { token } = await link(researcher);
    const run = vi.spyOn(server.deps.documents.pool, 'run');
    const views = () => run.mock.calls.filter(([{ name }]) => name === 'guestView').length;
    const words = async () => JSON.stringify((await read(token)).body.snapshot);
    await fill(server, document, sampleDocument({ words: 'Раз.' }));
    const shown = await Promise.all([words(), words(), words()]);
    expect(shown.every((one) => one.includes('Раз.'))).toBe(true);
    expect(views()).toBe(1);
    await fill(server, document, sampleDocument({ words: 'Два.' }));
    expect(await words()).toContain('Два.');
    expect(views()).toBe(2);
    run.mockRestore();
  });

  it('is shut to a link whose maker may invite no more, and the link is listed as revoked', async () => {
    const { supervisor } = project;
    if (!supervisor) throw new Error('no supervisor');
    const { id, token } = await link(supervisor);
    expect((await read(token)).status).toBe(200);
    const left = await remove(server, project.id, supervisor, supervisor);
    expect(left.status).toBe(204);
    expect([(await read(token)).status, (await write(token, 'Тут?')).status]).toEqual([404, 404]);
    const { body } = await call(server, 'GET', `/document/${document}/guest_links`, researcher);
    const listed = body.links.find((one: GuestLink) => one.id === id);
    expect(listed).toMatchObject({ revoked: true });
  });

  it('takes twenty comments in ten minutes by one link, and says when it takes more', async () => {
    const { token } = await link(researcher);
    const { config } = server.deps;
    const strict = { ...server.deps, config: { ...config, limitsFactor: 1 } };
    const body = { name: 'Гость', text: 'Ещё', quote: null, thread_id: null, anchor: null };
    const say = (key = uuidv7()) =>
      inTransaction(strict, (work) => commentByLink(work, { token, body: { ...body, key } }));
    const key = uuidv7();
    await say(key);
    for (let n = 1; n < 20; n += 1) await say();
    await expect(say()).rejects.toMatchObject({
      code: 'too_many_requests',
      items: ['guestReview.enough.minutes'],
    });
    await expect(say(key)).resolves.toBeDefined();
    server.pass(11 * MINUTE);
    await expect(say()).resolves.toBeDefined();
  });

  it('takes what a guest sends twice once, and no answer into another talk', async () => {
    const { token } = await link(curator);
    const key = uuidv7();
    const first = await write(token, 'Дважды', { key });
    expect((await write(token, 'Дважды', { key })).body.id).toBe(first.body.id);
    expect((await write(token, 'Куда?', { thread_id: uuidv7() })).status).toBe(404);
    expect((await write(token, 'Кто?', { name: ' ' })).status).toBe(422);
  });

  it('is shut to a link that is revoked, over or never was', async () => {
    const revoked = await link(researcher);
    const path = `${links}/${document}/guest_links/${revoked.id}`;
    expect((await call(server, 'DELETE', path, researcher)).status).toBe(204);
    const over = await link(researcher);
    expect((await read(over.token)).status).toBe(200);
    server.pass(31 * DAY);
    for (const token of [revoked.token, over.token, 'a'.repeat(43)]) {
      expect([(await read(token)).status, (await write(token, 'Тут?')).status]).toEqual([404, 404]);
    }
  });
});
