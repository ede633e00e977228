import { ROLE_IDS, type Similarity } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/context.ts';
import { similarities, workPrints, workTexts } from '../src/db/schema/index.ts';
import { orderComparison } from '../src/features/similarity/public.ts';
import {
  buildPerson,
  buildProject,
  joinTeam,
  type TestPerson,
  type TestProject,
} from './support/builders.ts';
import { call } from './support/call.ts';
import { databases } from './support/databases.ts';
import { fill } from './support/document-calls.ts';
import { buildFinishedWork } from './support/finished-work.ts';
import { buildKind } from './support/kinds.ts';
import { sampleDocument } from './support/sample-document.ts';
import { startServer, type TestServer } from './support/server.ts';
import { waitFor } from './support/wait-for.ts';

/** So many words that nothing else has, in a row. */
const wordsOf = (name: string, count: number): string =>
  Array.from({ length: count }, (_, at) => `${name}${(at * 7919 + 13).toString(36)}`).join(' ');
const copied = wordsOf('шов', 200);

// what is found by fingerprints is found by SQL
describe.each(databases)('the comparison of works on $name', (database) => {
  let server: TestServer;
  let source: TestProject;
  beforeAll(async () => {
    server = await startServer(database);
    source = await write('Чужая закрытая работа', `${wordsOf('сварка', 100)} ${copied}`);
  });
  afterAll(() => server.close());

  const url = ({ id }: { id: string }) => `/project/${id}/similarity`;
  const read = async (of: { id: string }, who: TestPerson): Promise<Similarity> =>
    (await call(server, 'GET', url(of), who)).body;

  async function rewrite({ id, researcher }: TestProject, words: string): Promise<void> {
    const page = (await call(server, 'GET', `/project/nir/${id}`, researcher)).body;
    const stage = `/project/stage/${page.stages.at(-1).id}/document`;
    const document = (await call(server, 'GET', stage, researcher)).body;
    await fill(server, document.id, sampleDocument({ words }));
  }
  async function write(title: string, words: string, more: object = {}): Promise<TestProject> {
    const project = await buildProject(server, { title, ...more });
    await rewrite(project, words);
    return project;
  }

  async function compare(of: { id: string }, who: TestPerson): Promise<Similarity> {
    const { status, body } = await call(server, 'POST', url(of), who);
    expect([status, body.status]).toEqual([201, expect.stringMatching(/queued|running|ready/)]);
    return settled(of, who);
  }
  const settled = (of: { id: string }, who: TestPerson) =>
    waitFor(async () => {
      const answer = await read(of, who);
      expect(answer.status).not.toBe('failed');
      return answer.status === 'ready' && answer;
    });

  it('tells nothing before anything was compared', async () => {
    const told = { status: 'none', compared_at: null, words: 0, share: 0, works: [] };
    expect(await read(source, source.researcher)).toEqual(told);
  });

  it('finds what was copied, and tells of a work that the reader may not read its share alone', async () => {
    const own = await write('Своя работа', `${copied} ${wordsOf('своё', 200)}`);
    const told = await compare(own, own.researcher);
    expect(told.words).toBeGreaterThan(400);
    expect(told.share).toBeGreaterThan(45);
    expect(told.share).toBeLessThan(50);
    expect(told.works).toEqual([{ share: told.share, work: null, places: [], more: 0 }]);
    const kept = JSON.stringify((await call(server, 'GET', url(own), own.researcher)).body);
    expect(kept).not.toContain(source.id);
    expect(kept).not.toContain('Чужая');
  });

  it('tells who is in the team of both where it stands in his own text', async () => {
    const own = await write('Третья работа', `${wordsOf('начало', 20)} ${copied} конец.`);
    await joinTeam(server, own.id, own.researcher, source.researcher, 'supervisor');
    await compare(own, own.researcher);
    const told = await read(own, source.researcher);
    const found = told.works.find((one) => one.work?.project_id === source.id);
    const title = 'Чужая закрытая работа';
    const work = { project_id: source.id, discussion_id: null, type: 'nir', title };
    expect(found?.work).toEqual(work);
    expect(found?.places).toMatchObject([{ heading: 'ВВЕДЕНИЕ', words: 200, after: '' }]);
    expect(found?.places[0]?.before).toBe(wordsOf('начало', 20).split(' ').slice(-12).join(' '));
    expect(found?.places[0]?.text).toBe(`${copied.split(' ').slice(0, 80).join(' ')} …`);
  });

  it.each([
    ['everyone', { type: 'nir', title: 'Обсудим швы', project_id: null }],
    ['members', null],
  ])('comes when a work is discussed, of which %s may read', async (readers, work) => {
    const words = wordsOf(`обсуждение${readers}`, 150);
    const discussed = await write('Обсуждаемая', words);
    const { status } = await call(server, 'POST', '/discussion', {
      token: discussed.researcher.token,
      body: { project_id: discussed.id, title: 'Обсудим швы', abstract: 'О швах', readers },
    });
    expect(status).toBe(201);
    expect((await settled(discussed, discussed.researcher)).words).toBeGreaterThan(150);
    const own = await write('Похожая', words);
    const { works } = await compare(own, own.researcher);
    expect(works).toMatchObject([{ work, places: work ? [{ heading: 'ВВЕДЕНИЕ' }] : [] }]);
    expect(JSON.stringify(works)).not.toContain(discussed.id);
  });

  it('is made anew of the text as it is, and replaces what was kept', async () => {
    const own = await write('Исправленная работа', copied);
    expect((await compare(own, own.researcher)).share).toBeGreaterThan(80);
    const prints = () =>
      server.deps.connection.db.select().from(workPrints).where(eq(workPrints.projectId, own.id));
    const before = await prints();
    await rewrite(own, wordsOf('исправлено', 300));
    expect(await compare(own, own.researcher)).toMatchObject({ share: 0, works: [] });
    const after = new Set((await prints()).map(({ print }) => print));
    expect(after.size).toBeGreaterThan(0);
    expect(before.filter(({ print }) => after.has(print)).length).toBeLessThan(before.length);
  });

  it('reads what the stages have led to where no document is written', async () => {
    const own = await buildProject(server);
    const { stages } = (await call(server, 'GET', `/project/nir/${own.id}`, own.researcher)).body;
    const answer = await call(server, 'PATCH', `/project/stage/${stages.at(-1).id}`, {
      token: own.researcher.token,
      body: { result_text: `${copied}\nСписок литературы\n${wordsOf('книга', 40)}`, version: 0 },
    });
    expect(answer.status).toBe(204);
    expect(await compare(own, own.researcher)).toMatchObject({ words: 200, share: 100 });
  });

  it('says so where there is nothing to compare', async () => {
    const own = await buildProject(server);
    expect(await compare(own, own.researcher)).toMatchObject({ words: 0, share: 0, works: [] });
  });

  it('is for who writes or decides: a coordinator is refused, a stranger finds nothing', async () => {
    const startup = await buildKind(server, 'startup', ['coordinator', 'expert']);
    for (const method of ['GET', 'POST'] as const) {
      const ask = async (who: TestPerson) => (await call(server, method, url(startup), who)).status;
      expect(await ask(startup.as('coordinator'))).toBe(403);
      expect(await ask(startup.as('expert'))).toBeLessThan(300);
      expect(await ask(await buildPerson(server))).toBe(404);
    }
  });

  it('comes by itself when the final result is sent, and not against what has grown from the work', async () => {
    const work = await buildFinishedWork(server);
    const first = await settled(work, work.researcher);
    expect(first).toMatchObject({ words: expect.any(Number), works: [] });
    const { status, body } = await call(server, 'POST', `/project/${work.id}/startup`, {
      token: work.researcher.token,
      body: { request_id: uuidv7(), title: 'Сварка', role_id: ROLE_IDS.founder },
    });
    expect(status).toBe(201);
    const page = (await call(server, 'GET', `/project/startup/${body.id}`, work.researcher)).body;
    const patched = await call(server, 'PATCH', `/project/stage/${page.stages.at(-1).id}`, {
      token: work.researcher.token,
      body: { result_text: copied, version: 0 },
    });
    expect(patched.status).toBe(204);
    const grown: { id: string } = body;
    const found = await compare(grown, work.researcher);
    expect(found.share).toBe(100);
    await fill(server, work.documentId, sampleDocument({ words: copied }));
    const told = await compare(work, work.researcher);
    expect(told.share).toBeGreaterThan(50);
    expect(told.works.map(({ work: other }) => other?.project_id)).not.toContain(grown.id);
  });

  it('goes with the project, from what is told of others too', async () => {
    const gone = await write('Удаляемая', wordsOf('уйдёт', 150));
    const own = await write('Остаётся', `${wordsOf('уйдёт', 150)}`);
    expect((await compare(own, own.researcher)).works).toHaveLength(1);
    await compare(gone, gone.researcher);
    expect(
      (await call(server, 'DELETE', `/project/nir/${gone.id}/delete`, gone.researcher)).status,
    ).toBe(204);
    expect((await read(own, own.researcher)).works).toEqual([]);
    const { db } = server.deps.connection;
    for (const table of [workTexts, workPrints, similarities]) {
      expect(await db.select().from(table).where(eq(table.projectId, gone.id))).toEqual([]);
    }
  });

  it('is told as failed when nobody works on it any more, with what was found before', async () => {
    const own = await write('Ждущая', wordsOf('ждёт', 30));
    await inTransaction(server.deps, (work) => orderComparison(work, own.id));
    const told = await settled(own, own.researcher);
    await server.deps.connection.db
      .update(similarities)
      .set({ status: 'running', updatedAt: new Date(Date.now() - 600_000) })
      .where(eq(similarities.projectId, own.id));
    expect(await read(own, own.researcher)).toEqual({ ...told, status: 'failed' });
  });
});
