import type { ArticleContent, ArticleVersion } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantEditor } from '../src/features/platform/public.ts';
import { ARTICLES, contentOf, type Desk, deskOf } from './support/articles.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

describe('versions of articles', () => {
  let server: TestServer;
  let editor: TestPerson;
  let desk: Desk;
  const as: Desk['as'] = (...asked) => desk.as(...asked);
  const published: Desk['published'] = (...asked) => desk.published(...asked);
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server);
    desk = deskOf(server, editor);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const versionsOf = async (id: string): Promise<ArticleVersion[]> =>
    (await as('GET', `${ARTICLES}/${id}/versions`)).body.versions;
  const write = (id: string, version: number, content: ArticleContent) =>
    as('PATCH', `${ARTICLES}/${id}`, { version, content });

  it('can be written again, and what stood there can be brought back', async () => {
    const { id, version } = await published(contentOf('Как было'));
    await write(id, version, contentOf('Как стало'));
    const kept = (await versionsOf(id)).find(({ reason }) => reason === 'published');
    expect(kept).toMatchObject({ title: 'Как было', editor: editor.name });
    const back = (await as('POST', `/editor/article_versions/${kept?.id}/restore`)).body;
    expect(back.content.ru.title).toBe('Как было');
    const [newest] = await versionsOf(id);
    expect(newest).toMatchObject({ reason: 'before_restore', title: 'Как стало', id: back.kept });
    const undone = (await as('POST', `/editor/article_versions/${back.kept}/restore`)).body;
    expect(undone.content.ru.title).toBe('Как стало');
    expect((await as('POST', `/editor/article_versions/${uuidv7()}/restore`)).status).toBe(404);
  });

  it('are told apart by what was changed, and equal ones in a row are one', async () => {
    const { id, version } = await published(contentOf('Одна и та же'));
    const again = (await as('POST', `${ARTICLES}/${id}/publish`, { version })).body;
    const states = async () =>
      (await versionsOf(id)).map(({ reason, changes, shown, current }) => ({
        reason,
        changes,
        shown,
        current,
      }));
    const first = { reason: 'written', changes: [], shown: false, current: false };
    expect(await states()).toEqual([
      { reason: 'published', changes: ['title', 'summary', 'text'], shown: true, current: true },
      first,
    ]);
    const content = contentOf('Одна и та же');
    const news = { ...content, ru: { ...content.ru, summary: 'Иначе' } };
    const written = (await write(id, again.version, news)).body;
    await as('POST', `${ARTICLES}/${id}/publish`, { version: written.version });
    expect((await states())[0]).toEqual({
      reason: 'published',
      changes: ['summary'],
      shown: true,
      current: true,
    });
    expect((await states())[1]).toMatchObject({ shown: false, current: false });
  });

  it('are read whole by editors, and by nobody else', async () => {
    const { id } = await published(contentOf('Читается'));
    const [kept] = await versionsOf(id);
    const path = `/editor/article_versions/${kept?.id}`;
    expect((await as('GET', path)).body.content.ru).toMatchObject({
      title: 'Читается',
      body: [{ id: 'p1' }],
    });
    const stranger = await buildPerson(server);
    for (const one of [path, `${ARTICLES}/${id}/shown`]) {
      expect((await call(server, 'GET', one)).status).toBe(401);
      expect((await call(server, 'GET', one, stranger)).body.code).toBe('not_found');
    }
    expect((await as('GET', '/editor/article_versions/rubbish')).status).toBe(422);
    expect((await as('GET', `/editor/article_versions/${uuidv7()}`)).status).toBe(404);
  });

  it('leave what readers see to be compared with what is written', async () => {
    const { id, version } = await desk.draft(contentOf('Видно'));
    const shown = async () => (await as('GET', `${ARTICLES}/${id}/shown`)).body.content;
    expect(await shown()).toBeNull();
    const live = (await as('POST', `${ARTICLES}/${id}/publish`, { version })).body;
    await write(id, live.version, contentOf('Не видно'));
    expect((await shown()).ru.title).toBe('Видно');
  });
});
