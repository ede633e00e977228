import { asc, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleProposals, projectEvents } from '../src/db/schema/index.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { sendFile } from './support/file-calls.ts';
import { buildKind, type KindProject, readKind } from './support/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { told } from './support/told.ts';
import { writeDocument } from './support/write-document.ts';

const PROPOSALS = '/editor/proposals';

describe('proposals of articles', () => {
  let server: TestServer;
  let origin: string;
  let editor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const pathOf = ({ id }: KindProject) => `/project/article/${id}/proposal`;
  const post = (person: TestPerson, path: string, body: object = {}) =>
    call(server, 'POST', path, { token: person.token, body });
  const offer = { section: 'science', message: 'Для студентов' };

  /** An article of a researcher and a supervisor, approved to the end. */
  async function finished(
    title: string,
    as: 'document' | 'file' = 'document',
  ): Promise<KindProject> {
    const article = await buildKind(server, 'article', ['supervisor', 'curator'], { title });
    const roles = ['researcher', 'supervisor', 'curator'] as const;
    const approve = async (path: string) => {
      for (const role of roles) {
        const answer = await post(article.as(role), `/project/article/${path}/approve`);
        expect(answer.status).toBe(204);
      }
    };
    await approve(article.id);
    const { stages } = await readKind(server, article, article.creator);
    const finish = stages.at(-1);
    const { token } = article.creator;
    if (as === 'document') {
      await writeDocument(server, origin, finish.id, { token, text: 'Шум мешает измерять.' });
    } else {
      const slot = 'stage_final__final_report_file';
      await sendFile(server, article.creator, { project: article, stage: finish, slot });
    }
    await approve(`stage/${finish.id}/finish`);
    return article;
  }
  const events = async ({ id }: KindProject): Promise<string[]> => {
    const rows = await server.deps.connection.db
      .select({ kind: projectEvents.kind })
      .from(projectEvents)
      .where(eq(projectEvents.projectId, id))
      .orderBy(asc(projectEvents.createdAt), asc(projectEvents.id));
    return rows.map(({ kind }) => kind).filter((kind) => /propos/.test(kind));
  };

  it('are not made of a manuscript that came as a file, and that is said', async () => {
    const article = await finished('Статья файлом', 'file');
    const { body } = await call(server, 'GET', pathOf(article), article.creator);
    expect(body).toEqual({
      proposal: null,
      can: { propose: false, withdraw: false },
      as_file: true,
    });
  });

  it('become drafts of the site with title, authors and text, and the team is told', async () => {
    const article = await finished('Шум датчиков');
    const path = pathOf(article);
    const before = (await call(server, 'GET', path, article.creator)).body;
    expect(before).toEqual({
      proposal: null,
      can: { propose: true, withdraw: false },
      as_file: false,
    });
    const proposed = await post(article.as('supervisor'), path, offer);
    expect(proposed).toMatchObject({ status: 201, body: { status: 'open', section: 'science' } });
    expect(await told(server, editor)).toContain(
      `article_proposal: ${article.as('supervisor').name} предлагает статью: «Шум датчиков»`,
    );
    const { proposals } = (await call(server, 'GET', PROPOSALS, editor)).body;
    const one = proposals.find(
      ({ project_title: title }: { project_title: string }) => title === 'Шум датчиков',
    );
    const offered = (await call(server, 'GET', `${PROPOSALS}/${one.id}`, editor)).body;
    expect(offered).toMatchObject({ message: 'Для студентов', article_id: null });
    expect(offered.manuscript.ru.body[0]).toMatchObject({ heading: 'Введение' });
    expect(offered.manuscript.ru.body[0].text).toContain('Шум мешает измерять.');
    expect(offered.manuscript.authors).toHaveLength(2);

    const accepted = await post(editor, `${PROPOSALS}/${one.id}/accept`);
    const url = `/editor/articles/${accepted.body.article_id}`;
    const made = (await call(server, 'GET', url, editor)).body;
    expect(made).toMatchObject({
      status: 'draft',
      place: { kind: 'article', section: 'science' },
      title: 'Шум датчиков',
    });
    expect(made.content).toMatchObject(offered.manuscript);
    expect(await told(server, article.creator)).toContain(
      'article_proposal: Редакция приняла статью «Шум датчиков»',
    );
    const after = (await call(server, 'GET', path, article.as('curator'))).body;
    expect(after).toMatchObject({
      proposal: { status: 'accepted', article: null },
      can: { propose: false, withdraw: false },
    });
    expect((await post(editor, `${PROPOSALS}/${one.id}/accept`)).body.code).toBe('proposal_closed');
    expect((await post(article.creator, path, offer)).body.code).toBe('already_proposed');
    expect(await events(article)).toEqual(['article_proposed', 'proposal_accepted']);
  });

  it('are declined with a reason and may be made again', async () => {
    const article = await finished('Спорная');
    const path = pathOf(article);
    const { id } = (await post(article.creator, path, offer)).body;
    const decline = (reason: unknown) => post(editor, `${PROPOSALS}/${id}/decline`, { reason });
    expect((await decline(' ')).status).toBe(422);
    expect((await decline('Нет новых данных')).status).toBe(204);
    expect((await decline('Ещё раз')).body.code).toBe('proposal_closed');
    const { proposal, can } = (await call(server, 'GET', path, article.creator)).body;
    expect(proposal).toMatchObject({ status: 'declined', reason: 'Нет новых данных' });
    expect(can.propose).toBe(true);
    expect(await told(server, article.creator)).toContain(
      'article_proposal: Редакция отклонила статью «Спорная»',
    );
    expect((await post(article.creator, path, { ...offer, section: 'news' })).status).toBe(201);
  });

  it('are withdrawn by the team before there is an answer, one at a time', async () => {
    const article = await finished('Ранняя');
    const path = pathOf(article);
    const answers = await Promise.all([
      post(article.creator, path, offer),
      post(article.as('supervisor'), path, offer),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await post(article.as('curator'), `${path}/withdraw`)).body.code).toBe('forbidden');
    const gone = await post(article.creator, `${path}/withdraw`);
    expect(gone.body.status).toBe('withdrawn');
    expect((await post(article.creator, `${path}/withdraw`)).body.code).toBe('proposal_closed');
    const late = await post(editor, `${PROPOSALS}/${gone.body.id}/accept`);
    expect(late.body.code).toBe('proposal_closed');
    const all = (await call(server, 'GET', `${PROPOSALS}?open=false`, editor)).body.proposals;
    const listed = all.find(({ id }: { id: string }) => id === gone.body.id);
    expect(listed).toMatchObject({ status: 'withdrawn', project_title: 'Ранняя' });
    const read = await call(server, 'GET', `${PROPOSALS}/${gone.body.id}`, editor);
    expect(read.body.code).toBe('not_found');
    const [kept] = await server.deps.connection.db
      .select({ manuscript: articleProposals.manuscript })
      .from(articleProposals)
      .where(eq(articleProposals.id, gone.body.id));
    expect(kept?.manuscript).toMatchObject({ ru: { summary: '', body: [] }, authors: [] });
  });

  it('may be made again when the editors have removed the draft', async () => {
    const article = await finished('Потерянная');
    const path = pathOf(article);
    const { id } = (await post(article.creator, path, offer)).body;
    const { article_id: draft } = (await post(editor, `${PROPOSALS}/${id}/accept`)).body;
    const can = async () => (await call(server, 'GET', path, article.creator)).body.can;
    expect(await can()).toEqual({ propose: false, withdraw: false });
    await call(server, 'DELETE', `/editor/articles/${draft}`, editor);
    expect(await can()).toEqual({ propose: true, withdraw: false });
    expect((await post(article.creator, path, offer)).status).toBe(201);
  });

  it('are refused before the manuscript is approved, from readers of the project and from outside', async () => {
    const article = await buildKind(server, 'article', ['curator']);
    const path = pathOf(article);
    const stranger = await buildPerson(server);
    expect((await post(article.creator, path, offer)).body.code).toBe('article_unfinished');
    expect((await post(article.as('curator'), path, offer)).body.code).toBe('forbidden');
    expect((await post(stranger, path, offer)).status).toBe(404);
    expect((await call(server, 'GET', path, stranger)).status).toBe(404);
    expect((await call(server, 'GET', path)).status).toBe(401);
    expect((await post(article.creator, path, { section: 'gossip', message: '' })).status).toBe(
      422,
    );
    const startup = await buildKind(server, 'startup');
    expect((await call(server, 'GET', pathOf(startup), startup.creator)).status).toBe(404);
  });

  it('are read and decided by editors only', async () => {
    const article = await finished('Закрытая');
    const { id } = (await post(article.creator, pathOf(article), offer)).body;
    for (const path of [PROPOSALS, `${PROPOSALS}/${id}`]) {
      expect((await call(server, 'GET', path)).status).toBe(401);
      expect((await call(server, 'GET', path, article.creator)).body.code).toBe('not_found');
    }
    for (const [verb, body] of [
      ['accept', {}],
      ['decline', { reason: 'Нет' }],
    ] as const) {
      expect((await post(article.creator, `${PROPOSALS}/${id}/${verb}`, body)).status).toBe(404);
      expect((await post(editor, `${PROPOSALS}/${uuidv7()}/${verb}`, body)).status).toBe(404);
    }
  });
});
