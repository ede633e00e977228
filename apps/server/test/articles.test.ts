import { emptyArticle } from '@pv/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { addFirstArticles } from '../src/features/publication/public.ts';
import { ARTICLES, contentOf, type Desk, deskOf } from './support/articles.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { put } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const HOUR = 3_600_000;

describe('articles of the site', () => {
  let server: TestServer;
  let editor: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server);
    desk = deskOf(server, editor);
    const { db } = server.deps.connection;
    expect(await grantEditor(db, { email: ` ${editor.email} `, now: new Date() })).toBe(true);
  });
  afterAll(() => server.close());

  let desk: Desk;
  const as: Desk['as'] = (...asked) => desk.as(...asked);
  const draft: Desk['draft'] = (...asked) => desk.draft(...asked);
  const published: Desk['published'] = (...asked) => desk.published(...asked);
  const read = (path: string, language: 'ru' | 'en' = 'ru') =>
    call(server, 'GET', `/articles/${path}`, { language });
  const titles = async (path: string, language: 'ru' | 'en' = 'ru'): Promise<string[]> =>
    (await read(path, language)).body.articles.map(({ title }: { title: string }) => title);

  it('are not seen before they are published, and by nobody but editors and the secret link', async () => {
    const { id, slug, preview_key: key } = await draft(contentOf('Тайный черновик'));
    expect(slug).toBe('taynyy-chernovik');
    expect(await titles('science')).not.toContain('Тайный черновик');
    expect((await read(`science/${slug}`)).status).toBe(404);
    const preview = await call(server, 'GET', `/article_preview/${key}`);
    expect(preview.body).toMatchObject({
      kind: 'article',
      article: { title: 'Тайный черновик', section: 'science', published_at: null },
    });
    expect((await call(server, 'GET', '/article_preview/guess')).status).toBe(404);
    const stranger = await buildPerson(server);
    for (const path of [ARTICLES, `${ARTICLES}/${id}`, `${ARTICLES}/${id}/versions`]) {
      expect((await call(server, 'GET', path)).status).toBe(401);
      expect((await call(server, 'GET', path, stranger)).body.code).toBe('not_found');
    }
    expect((await call(server, 'GET', '/editor/rights', stranger)).body).toEqual({ can: [] });
    expect((await as('GET', '/editor/rights')).body.can).toContain('write_articles');
  });

  it('get another secret link when an editor asks for one and when they are published', async () => {
    const { id, version, preview_key: first } = await draft(contentOf('Под секретом'));
    const opens = async (key: string) =>
      (await call(server, 'GET', `/article_preview/${key}`)).status;
    const stranger = await buildPerson(server);
    const path = `${ARTICLES}/${id}/preview_key`;
    expect((await call(server, 'POST', path, stranger)).body.code).toBe('not_found');
    expect(await opens(first)).toBe(200);
    const renewed = (await as('POST', path)).body;
    expect([await opens(first), await opens(renewed.preview_key)]).toEqual([404, 200]);
    // whoever is writing goes on from what he has read
    expect(renewed.version).toBe(version);
    const shown = (await as('POST', `${ARTICLES}/${id}/publish`, { version })).body;
    expect([await opens(first), await opens(shown.preview_key)]).toEqual([404, 200]);
  });

  it('are found by the link to a draft for as long as readers see them, and not before', async () => {
    const { id, version, preview_key: key } = await draft(contentOf('Показано коллеге'));
    const opened = () => call(server, 'GET', `/article_preview/${key}`);
    const at = new Date(Date.now() + HOUR).toISOString();
    const planned = (await as('POST', `${ARTICLES}/${id}/publish`, { version, at })).body;
    expect((await opened()).status).toBe(404);
    await as('POST', `${ARTICLES}/${id}/publish`, { version: planned.version });
    const place = { kind: 'article', section: 'science' };
    expect((await opened()).body).toEqual({ kind: 'public', place, slug: 'pokazano-kollege' });
    await as('POST', `${ARTICLES}/${id}/unpublish`);
    expect((await opened()).status).toBe(404);
  });

  it('are read as they were published until their changes are published, too', async () => {
    const one = await published(contentOf('Первое название'));
    expect(one).toMatchObject({ status: 'published', changed: false, slug_frozen: true });
    const again = await as('PATCH', `${ARTICLES}/${one.id}`, {
      version: one.version,
      content: contentOf('Второе название'),
    });
    expect(again.body).toMatchObject({ changed: true, slug: 'pervoe-nazvanie' });
    expect((await read('science/pervoe-nazvanie')).body.title).toBe('Первое название');
    await as('POST', `${ARTICLES}/${one.id}/publish`, { version: again.body.version });
    const now = (await read('science/pervoe-nazvanie')).body;
    expect(now).toMatchObject({
      title: 'Второе название',
      slug: 'pervoe-nazvanie',
      published_at: one.publish_at,
    });
  });

  it('have no changes to publish where the same is written again', async () => {
    const content = contentOf('Без правок');
    const { id, version } = await published(content);
    const [part] = content.ru.body;
    const named = { ...content.ru, body: [{ ...part, id: 'p1' }] };
    const again = await as('PATCH', `${ARTICLES}/${id}`, { version, content: { ru: named } });
    expect(again.body).toMatchObject({ changed: false, version: version + 1 });
    const other = { ...named, body: [{ ...part, id: 'p1', heading: 'Новый' }] };
    const news = { version: version + 1, content: { ru: other } };
    expect((await as('PATCH', `${ARTICLES}/${id}`, news)).body.changed).toBe(true);
  });

  it('are found at their old address after they have moved to another section', async () => {
    const { id, version } = await published(contentOf('Переезд'));
    await as('PATCH', `${ARTICLES}/${id}`, { version, section: 'news' });
    expect((await read('science/pereezd')).body).toMatchObject({
      section: 'news',
      slug: 'pereezd',
    });
    expect((await read('news/pereezd')).body.id).toBe(id);
    expect(await titles('science')).not.toContain('Переезд');
  });

  it('get an address of their own where another article has the same title', async () => {
    const [first, second] = [
      await published(contentOf('Одно имя')),
      await published(contentOf('Одно имя')),
    ];
    expect([first.slug, second.slug]).toEqual(['odno-imya', 'odno-imya-2']);
  });

  it('never share an address, published in the same moment', async () => {
    const drafts = await Promise.all(Array.from({ length: 4 }, () => draft(contentOf('Разом'))));
    const answers = await Promise.all(
      drafts.map(({ id, version }) => as('POST', `${ARTICLES}/${id}/publish`, { version })),
    );
    expect(answers.map(({ body }) => body.slug).toSorted()).toEqual([
      'razom',
      'razom-2',
      'razom-3',
      'razom-4',
    ]);
  });

  it('appear at the planned moment, and are drafts again when the plan is dropped', async () => {
    const one = await draft(contentOf('Завтра'));
    const at = new Date(server.deps.clock().getTime() + HOUR).toISOString();
    const planned = await as('POST', `${ARTICLES}/${one.id}/publish`, { version: one.version, at });
    expect(planned.body).toMatchObject({ status: 'scheduled', publish_at: at });
    expect((await read('science/zavtra')).status).toBe(404);
    const dropped = await as('POST', `${ARTICLES}/${one.id}/unpublish`);
    expect(dropped.body).toMatchObject({ status: 'draft', slug_frozen: false });
    const { version } = dropped.body;
    await as('POST', `${ARTICLES}/${one.id}/publish`, { version, at });
    server.pass(HOUR + 1000);
    expect((await read('science/zavtra')).status).toBe(200);
    expect((await as('GET', `${ARTICLES}/${one.id}`)).body.status).toBe('published');
  });

  it('stay known as read when they were published before the day that was planned', async () => {
    const one = await draft(contentOf('Раньше плана'));
    const path = `${ARTICLES}/${one.id}`;
    const at = new Date(server.deps.clock().getTime() + HOUR).toISOString();
    const { version } = (await as('POST', `${path}/publish`, { version: one.version, at })).body;
    expect((await as('POST', `${path}/publish`, { version })).body.status).toBe('published');
    const taken = await as('POST', `${path}/unpublish`);
    expect(taken.body).toMatchObject({ status: 'unpublished', slug_frozen: true });
    expect((await as('DELETE', path)).body.code).toBe('article_was_public');
  });

  it('are drafts again when a plan was moved before it was reached and then dropped', async () => {
    const one = await draft(contentOf('Отложенная'));
    const path = `${ARTICLES}/${one.id}`;
    const after = (hours: number) =>
      new Date(server.deps.clock().getTime() + hours * HOUR).toISOString();
    const soon = { version: one.version, at: after(1) };
    const { version } = (await as('POST', `${path}/publish`, soon)).body;
    await as('POST', `${path}/publish`, { version, at: after(3) });
    server.pass(2 * HOUR);
    const dropped = await as('POST', `${path}/unpublish`);
    expect(dropped.body).toMatchObject({ status: 'draft', slug_frozen: false });
  });

  it('are not taken from readers by a plan', async () => {
    const { id, version } = await published(contentOf('Читаемая'));
    const at = new Date(server.deps.clock().getTime() + HOUR).toISOString();
    const planned = await as('POST', `${ARTICLES}/${id}/publish`, { version, at });
    expect([planned.status, planned.body.code]).toEqual([409, 'article_is_public']);
    expect(planned.body.detail).toContain('сначала снимите её с публикации');
    expect((await read('science/chitaemaya')).status).toBe(200);
  });

  it('are taken from readers but kept, and removed only before anybody could see them', async () => {
    const one = await published(contentOf('Снятая'));
    expect((await as('DELETE', `${ARTICLES}/${one.id}`)).body.code).toBe('article_was_public');
    const taken = await as('POST', `${ARTICLES}/${one.id}/unpublish`);
    expect(taken.body.status).toBe('unpublished');
    expect((await read('science/snyataya')).status).toBe(404);
    const { id } = await draft(contentOf('Лишняя'));
    expect((await as('DELETE', `${ARTICLES}/${id}`)).status).toBe(204);
    expect((await as('GET', `${ARTICLES}/${id}`)).status).toBe(404);
  });

  it('are not written over by who has seen an older state', async () => {
    const { id, version } = await draft(contentOf('Двое пишут'));
    const content = contentOf('Двое пишут быстро');
    expect((await as('PATCH', `${ARTICLES}/${id}`, { version, content })).status).toBe(200);
    const late = await as('PATCH', `${ARTICLES}/${id}`, { version, content });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    const publish = await as('POST', `${ARTICLES}/${id}/publish`, { version });
    expect(publish.body.code).toBe('stale_version');
  });

  it('have pictures by what their bytes are, and none of another article', async () => {
    const one = await draft(contentOf('С картинкой'));
    const other = await draft(contentOf('Без картинки'));
    const bytes = png(40, 30);
    const upload = async (given: Uint8Array) => {
      const body = { name: 'Схема.png', size: given.length, type: 'image/png' };
      const added = await as('POST', `${ARTICLES}/${one.id}/pictures`, body);
      await put(server, added.body.upload_url, given);
      return as('POST', `/editor/pictures/${added.body.picture_id}/finish`);
    };
    expect((await upload(Buffer.from('<svg/>'))).body.code).toBe('file_type_refused');
    const { body: picture } = await upload(bytes);
    expect(picture).toMatchObject({ width: 40, height: 30 });
    const content = contentOf('С картинкой', { picture: picture.id });
    const taken = { version: other.version, content };
    expect((await as('PATCH', `${ARTICLES}/${other.id}`, taken)).status).toBe(422);
    const [part] = content.ru.body;
    const withAlt = (alt: string, decorative: boolean) => ({
      ...content,
      ru: { ...content.ru, body: [{ ...part, picture: { id: picture.id, alt, decorative } }] },
    });
    const change = async (version: number, news: object) =>
      (await as('PATCH', `${ARTICLES}/${one.id}`, { version, content: news })).body.version;
    const silent = await change(one.version, withAlt('', false));
    const refusal = await as('POST', `${ARTICLES}/${one.id}/publish`, { version: silent });
    expect(refusal.body.code).toBe('content_missing');
    expect(refusal.body.detail).toEqual(['Не сказано, что на картинке']);
    const decorated = await change(silent, withAlt('Завиток', true));
    await as('POST', `${ARTICLES}/${one.id}/publish`, { version: decorated });
    const shown = (await read('science/s-kartinkoy')).body;
    expect(shown.body[0].picture).toEqual({ id: picture.id, alt: '' });
    expect(shown.picture).toMatchObject({ id: picture.id, width: 40 });
    const file = await server.app.inject({ method: 'GET', url: shown.picture.url });
    expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    const body = { name: 'Схема.png', size: bytes.length, type: 'image/png' };
    const broken = (await as('POST', `${ARTICLES}/${one.id}/pictures`, body)).body;
    await put(server, broken.upload_url, bytes);
    const { storage } = server.deps;
    const { get: readBytes } = storage;
    storage.get = () => Promise.reject(new Error('the disk is busy'));
    const finish = `/editor/pictures/${broken.picture_id}/finish`;
    expect((await as('POST', finish)).status).toBe(500);
    storage.get = readBytes;
    const again = await as('POST', finish);
    expect(again.body).toMatchObject({ width: 40, height: 30 });
    const svg = { name: 'a.svg', size: 5, type: 'image/svg+xml' };
    const refused = await as('POST', `${ARTICLES}/${one.id}/pictures`, svg);
    expect(refused.body.code).toBe('file_type_refused');
  });

  it.each([
    [
      'a text that has not its form',
      { ru: { title: 'А', summary: 'Б', body: [{ heading: '', text: '{', picture: null }] } },
    ],
    [
      'an address that runs a program',
      {
        ru: {
          title: 'А',
          summary: 'Б',
          body: [
            {
              heading: '',
              text: JSON.stringify({
                type: 'doc',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: 'x',
                        marks: [{ type: 'link', attrs: { href: 'javascript:1' } }],
                      },
                    ],
                  },
                ],
              }),
              picture: null,
            },
          ],
        },
      },
    ],
    ['an ORCID that is none', { authors: [{ name: 'А', name_en: '', orcid: '123' }] }],
    [
      'an ORCID with a wrong check digit',
      { authors: [{ name: 'А', name_en: '', orcid: '0000-0002-1825-0098' }] },
    ],
    ['a title that is too long', { ru: { title: 'я'.repeat(301), summary: '', body: [] } }],
    [
      'NUL',
      {
        ru: {
          title: 'а\u0000',
          summary: '',
          body: [{ heading: '', text: '\u0000', picture: null }],
        },
      },
    ],
  ])('are not taken with %s', async (_, wrong) => {
    const { id, version } = await draft(contentOf('Проверка'));
    const content = { ...contentOf('Проверка'), ...wrong };
    expect((await as('PATCH', `${ARTICLES}/${id}`, { version, content })).status).toBe(422);
  });

  it('are not published without a title, a summary and a text', async () => {
    const { id, version } = await draft(emptyArticle());
    const answer = await as('POST', `${ARTICLES}/${id}/publish`, { version });
    expect([answer.status, answer.body.code]).toEqual([422, 'content_missing']);
    expect((await read('gossip')).status).toBe(422);
    expect((await read('science?page=0')).status).toBe(422);
    expect((await as('POST', ARTICLES, { section: 'gossip' })).status).toBe(422);
  });

  it('are listed for editors by section, state and title', async () => {
    await draft(contentOf('Ёлочный черновик'), 'innovation');
    const find = async (query: string) =>
      (await as('GET', `${ARTICLES}?${query}`)).body.articles.map(
        ({ title }: { title: string }) => title,
      );
    const search = encodeURIComponent('елочный');
    expect(await find(`search=${search}&section=innovation&status=draft`)).toEqual([
      'Ёлочный черновик',
    ]);
    expect(await find(`search=${search}&status=published`)).toEqual([]);
    expect(await find(`search=${search}&section=news`)).toEqual([]);
  });

  it('come with the product once, in both languages, whatever editors make of them', async () => {
    const earlier = await published(contentOf('На что смотрит нормоконтролёр'));
    expect(earlier.slug).toBe('na-chto-smotrit-normokontrolyor');
    await addFirstArticles(server.deps);
    const path = 'science/na-chto-smotrit-normokontrolyor-2';
    const { id, slug } = (await read(path)).body;
    expect(slug).toBe('na-chto-smotrit-normokontrolyor-2');
    expect((await read(path, 'en')).body.title).toBe(
      'What a standards compliance reviewer looks at',
    );
    await as('POST', `${ARTICLES}/${id}/unpublish`);
    await addFirstArticles(server.deps);
    expect((await read(path)).status).toBe(404);
    for (const section of ['news', 'innovation', 'science']) {
      expect((await titles(section, 'en')).length).toBeGreaterThan(0);
    }
  });

  it('are written by nobody whose role was taken', async () => {
    const { db } = server.deps.connection;
    const former = await buildPerson(server);
    await grantEditor(db, { email: former.email, now: new Date() });
    expect((await call(server, 'GET', ARTICLES, former)).status).toBe(200);
    await grantEditor(db, { email: former.email, now: new Date(), take: true });
    expect((await call(server, 'GET', ARTICLES, former)).status).toBe(404);
    expect(await grantEditor(db, { email: 'nobody@mail.ru', now: new Date() })).toBe(false);
  });
});
