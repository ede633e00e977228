import type { ProjectType } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDown, migrateUp } from '../src/db/migrate.ts';
import { migrations } from '../src/db/migrations/index.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { addFirstArticles } from '../src/features/publication/public.ts';
import { ARTICLES, contentOf, type Desk, deskOf } from './support/articles.ts';
import { buildPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;
const TYPES = ['nir', 'startup', 'article'] as const;
const MIGRATION = '20261122T123300_put_articles_beside_projects';

describe('articles beside projects', () => {
  let server: TestServer;
  let desk: Desk;
  beforeAll(async () => {
    server = await startServer(database);
    const editor = await buildPerson(server);
    desk = deskOf(server, editor);
    const { db } = server.deps.connection;
    await grantEditor(db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const helpful = async (type: ProjectType, language: 'ru' | 'en' = 'ru') =>
    (await call(server, 'GET', `/helpful_articles?project_type=${type}`, { language })).body
      .articles as { title: string; stage: string | null }[];
  const titles = async (...asked: Parameters<typeof helpful>) =>
    (await helpful(...asked)).map(({ title }) => title);

  it('come with the product for every kind of project, those of an older database too', async () => {
    await addFirstArticles(server.deps);
    for (const type of TYPES) {
      expect(await helpful(type, 'en')).toContainEqual(
        expect.objectContaining({ stage: expect.any(String) }),
      );
    }
    const [mine] = (await desk.as('GET', `${ARTICLES}?search=${encodeURIComponent('пять минут')}`))
      .body.articles;
    await migrateDown(server.deps.connection, migrations, MIGRATION);
    expect((await Promise.all(TYPES.map((type) => helpful(type)))).flat()).toEqual([]);
    const { version } = (await desk.as('GET', `${ARTICLES}/${mine.id}`)).body;
    await desk.as('PATCH', `${ARTICLES}/${mine.id}`, { version, content: { kinds: [] } });
    await migrateUp(server.deps.connection, migrations);
    expect(await titles('article')).toHaveLength(1);
    // an editor has written in it, and decides
    expect(await titles('startup')).not.toContain(mine.title);
  });

  it('stand beside the kinds that were chosen, with their stage, once they are published', async () => {
    const content = contentOf('Опрос заказчиков', { kinds: ['nir', 'startup'], stage: 'numeric' });
    const { id, version } = await desk.draft(content, 'innovation');
    expect(await titles('nir')).not.toContain('Опрос заказчиков');
    await desk.as('POST', `${ARTICLES}/${id}/publish`, { version });
    for (const type of ['nir', 'startup'] as const) {
      expect(await helpful(type)).toContainEqual({
        id,
        section: 'innovation',
        slug: 'opros-zakazchikov',
        title: 'Опрос заказчиков',
        stage: 'numeric',
      });
    }
    expect(await titles('article')).not.toContain('Опрос заказчиков');
    await desk.as('POST', `${ARTICLES}/${id}/unpublish`);
    expect(await titles('nir')).not.toContain('Опрос заказчиков');
  });

  it('are those of the reader’s language, the newest first, and none of tomorrow', async () => {
    const { ru } = contentOf('Survey');
    await desk.published(contentOf('Только по-русски', { kinds: ['article'] }));
    server.pass(HOUR);
    await desk.published(contentOf('Опрос', { kinds: ['article'], en: ru }));
    const planned = await desk.draft(contentOf('Завтрашняя', { kinds: ['article'] }));
    const at = new Date(server.deps.clock().getTime() + HOUR).toISOString();
    const { version } = planned;
    await desk.as('POST', `${ARTICLES}/${planned.id}/publish`, { version, at });
    expect((await titles('article')).slice(0, 2)).toEqual(['Опрос', 'Только по-русски']);
    expect((await titles('article', 'en'))[0]).toBe('Survey');
    expect(await titles('article', 'en')).not.toContain('Только по-русски');
  });

  it('have their kinds and stage changed by editors as everything that is written', async () => {
    const { id, version } = await desk.published(contentOf('Виды', { kinds: ['nir'] }));
    const path = `${ARTICLES}/${id}`;
    const again = { version, content: { kinds: ['nir'], stage: null } };
    const same = await desk.as('PATCH', path, again);
    expect(same.body.changed).toBe(false);
    const other = { version: same.body.version, content: { kinds: ['startup'] } };
    expect((await desk.as('PATCH', path, other)).body.changed).toBe(true);
    expect(await titles('nir')).toContain('Виды');
    const { versions } = (await desk.as('GET', `${path}/versions`)).body;
    expect(versions[0].changes).toContain('kinds');
  });

  it('are articles alone: an info block stays among those of its type', async () => {
    const { id } = (await desk.as('POST', ARTICLES, { type_id: 9 })).body;
    const content = contentOf('Блок с видом', { kinds: ['nir'] });
    const { version } = (await desk.as('PATCH', `${ARTICLES}/${id}`, { version: 0, content })).body;
    await desk.as('POST', `${ARTICLES}/${id}/publish`, { version });
    expect(await titles('nir')).not.toContain('Блок с видом');
  });

  it('are asked for by a known kind of project, and put beside known ones', async () => {
    for (const query of ['', '?project_type=control-measure']) {
      expect((await call(server, 'GET', `/helpful_articles${query}`)).status).toBe(422);
    }
    const { id, version } = await desk.draft(contentOf('Чужой вид'));
    const content = { kinds: ['control-measure'] };
    const refused = await desk.as('PATCH', `${ARTICLES}/${id}`, { version, content });
    expect(refused.status).toBe(422);
  });
});
