import { type ArticleContent, emptyArticle, PAGE_PATHS } from '@pv/contract';
import { writeRich } from '@pv/editor-schema/rich-text';
import { translate } from '@pv/texts';
import { personalData, rules } from '@pv/texts/legal';
import { and, eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles } from '../src/db/schema/index.ts';
import { grantEditor } from '../src/features/platform/public.ts';
import { addFirstArticles, listAddresses } from '../src/features/publication/public.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { startServer, type TestServer } from './support/server.ts';

const TEXTS = '/editor/articles';
const GUIDES = 11;

const rich = (text: string) =>
  writeRich({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

function contentOf(title: string, change: Partial<ArticleContent> = {}): ArticleContent {
  const body = [{ id: 'a', heading: 'Вопрос <b>', text: rich('Ответ & <i>'), picture: null }];
  return { ...emptyArticle(), ru: { title, summary: 'Кратко', body }, ...change };
}

describe('pages and info blocks of the site', () => {
  let server: TestServer;
  let editor: TestPerson;
  let stranger: TestPerson;
  beforeAll(async () => {
    server = await startServer(database);
    editor = await buildPerson(server);
    stranger = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  });
  afterAll(() => server.close());

  const as = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    call(server, method, path, { token: editor.token, ...(body && { body }) });
  const read = (path: string, language: 'ru' | 'en' = 'ru') =>
    call(server, 'GET', path, { language });
  const page = (path: string, language?: 'ru' | 'en') =>
    read(`/web_pages/?path=${encodeURIComponent(path)}`, language);

  async function write(id: string, content: ArticleContent) {
    const { version } = (await as('GET', `${TEXTS}/${id}`)).body;
    const changed = await as('PATCH', `${TEXTS}/${id}`, { version, content });
    expect(changed.status).toBe(200);
    return changed.body;
  }
  async function publish(id: string, content: ArticleContent) {
    const { version } = await write(id, content);
    const shown = await as('POST', `${TEXTS}/${id}/publish`, { version });
    expect(shown.status).toBe(200);
    return shown.body;
  }
  async function block(content: ArticleContent, typeId = GUIDES) {
    const { id } = (await as('POST', TEXTS, { type_id: typeId })).body;
    return publish(id, content);
  }
  const titles = async (path: string, language?: 'ru' | 'en'): Promise<string[]> =>
    (await read(path, language)).body.info_blocks.map(({ title }: { title: string }) => title);

  it('have the texts that came with the product before anybody has written them', async () => {
    for (const path of PAGE_PATHS) {
      const [ru, en] = [(await page(`/${path}`)).body, (await page(path, 'en')).body];
      expect([ru.path, ru.language, en.language], path).toEqual([path, 'ru', 'en']);
      expect(ru.parts.map(({ id }: { id: string }) => id)).toEqual(
        en.parts.map(({ id }: { id: string }) => id),
      );
    }
    expect((await page('/nowhere')).body.code).toBe('not_found');
    expect((await page('/articles-news')).status).toBe(404);
    expect((await read('/web_pages/')).status).toBe(422);
  });

  it('are the rules and the policy on personal data too, in the edition that people consent to', async () => {
    for (const [path, papers] of Object.entries({ rules, gpdr: personalData })) {
      for (const language of ['ru', 'en'] as const) {
        const { status, body } = await page(`/${path}`, language);
        const { title, sections } = papers[language];
        expect([status, body.path, body.language, body.title]).toEqual([
          200,
          path,
          language,
          title,
        ]);
        expect(body.parts).toHaveLength(sections.length + 1);
        expect(body.html).toContain(`<h2>1. ${sections[0]?.title}</h2>`);
        expect(body.html).toMatch(/<p>1\.2\. /);
      }
    }
    const blank = '[наименование оператора, ОГРН, ИНН, адрес]';
    expect((await page('rules')).body.html).toContain(blank);
  });

  it('are added once at the start, and what editors make of them stays', async () => {
    await addFirstArticles(server.deps);
    const pages = (await as('GET', `${TEXTS}?kind=page`)).body.articles;
    expect(pages.map(({ place }: { place: { path: string } }) => place.path).toSorted()).toEqual(
      [...PAGE_PATHS].toSorted(),
    );
    const about = pages.find(({ slug }: { slug: string }) => slug === 'about');
    await publish(about.id, contentOf('Про нас'));
    await addFirstArticles(server.deps);
    expect((await page('/about')).body).toMatchObject({ title: 'Про нас', summary: 'Кратко' });
  });

  it('come to the present texts of the product where nobody has edited them', async () => {
    const { db } = server.deps.connection;
    const old = { ...contentOf('Прежние вопросы'), en: contentOf('Old questions').ru };
    const untouched = and(eq(articles.seedKey, 'page-faq'), eq(articles.version, 0));
    await db.update(articles).set({ content: old, shown: old }).where(untouched);
    expect((await page('/faq')).body.title).toBe('Прежние вопросы');
    await addFirstArticles(server.deps);
    for (const language of ['ru', 'en'] as const) {
      const { html } = (await page('/faq', language)).body;
      expect(html).toContain(translate(language, 'account.leave.title'));
    }
    const [row] = await db.select().from(articles).where(untouched);
    expect([row?.version, row?.wordsRu]).toEqual([0, expect.stringContaining('почт')]);
  });

  it('come with features of every segment, two academies, and guides of every kind of project', async () => {
    const { info_blocks: all } = (await read('/info_block/list?limit=100', 'en')).body;
    const count = (typeId: number) =>
      all.filter(({ categoryId }: { categoryId: number }) => categoryId === typeId).length;
    expect([1, 2, 3, 4, 5, 6].map(count)).toEqual([3, 3, 3, 3, 3, 3]);
    expect([7, 8].map(count)).toEqual([3, 2]);
    for (const typeId of [9, 10, 11]) {
      const guides = (await read(`/info_block/by_type_id?type_id=${typeId}&limit=100`, 'en')).body
        .info_blocks;
      expect(guides.length).toBeGreaterThan(1);
      for (const { language, content, stage } of guides) {
        expect([language, stage]).toEqual(['en', expect.any(String)]);
        expect(content).toContain('<h2>');
      }
    }
  });

  it('come in pages, each after the last block of the one before', async () => {
    const ids = (body: { info_blocks: { id: string }[] }) => body.info_blocks.map(({ id }) => id);
    const whole = (await read('/info_block/list?limit=100')).body;
    expect(whole.next_cursor).toBeNull();
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await read(`/info_block/list?limit=7${cursor}`);
      seen.push(...ids(body));
      cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
    } while (cursor);
    expect(seen).toEqual(ids(whole));
    const texts = (await read('/info_block/by_type_id?type_id=9&limit=1')).body;
    const next = `/info_block/by_type_id?type_id=9&limit=1&cursor=${texts.next_cursor}`;
    expect(ids((await read(next)).body)).not.toEqual(ids(texts));
  });

  it('are read as html that is made of the text, everything written in it escaped', async () => {
    const [{ id }] = (await as('GET', `${TEXTS}?kind=page&search=${encodeURIComponent('нас')}`))
      .body.articles;
    await publish(id, contentOf('Про нас & <них>'));
    const { parts, html } = (await page('/about')).body;
    const answer = '<p>Ответ &amp; &lt;i&gt;</p>';
    expect(parts).toMatchObject([{ id: 'a', heading: 'Вопрос <b>', html: answer }]);
    expect(html).toBe(`<h2>Вопрос &lt;b&gt;</h2>${answer}`);
    expect((await page('/about', 'en')).body.language).toBe('ru');
  });

  it('are pages that stay: at their path, in place of what is unpublished the first text', async () => {
    const [{ id }] = (await as('GET', `${TEXTS}?kind=page&search=${encodeURIComponent('нас')}`))
      .body.articles;
    const written = await write(id, contentOf('Совсем другое'));
    expect(written).toMatchObject({
      place: { kind: 'page', path: 'about' },
      slug: 'about',
      slug_frozen: true,
      changed: true,
    });
    expect((await page('/about')).body.title).toBe('Про нас & <них>');
    expect((await as('DELETE', `${TEXTS}/${id}`)).body.code).toBe('article_was_public');
    const moved = { version: written.version, section: 'news' };
    expect((await as('PATCH', `${TEXTS}/${id}`, moved)).status).toBe(422);
    await as('POST', `${TEXTS}/${id}/unpublish`);
    expect((await page('/about')).body.title).toBe('О Провекторе');
    expect((await as('DELETE', `${TEXTS}/${id}`)).body.code).toBe('article_was_public');
  });

  it('are no articles: lists and addresses of articles do not have them', async () => {
    const articles = (await as('GET', TEXTS)).body.articles;
    expect(
      articles.every(({ place }: { place: { kind: string } }) => place.kind === 'article'),
    ).toBe(true);
    expect((await read('/articles/page/about')).status).toBe(422);
    expect((await read('/articles/news/about')).status).toBe(404);
  });

  it('have types that come with the product, in the language of the reader', async () => {
    const types = (await read('/info_block/type/list', 'en')).body.info_blocks;
    expect(types.slice(0, 6).map(({ slug }: { slug: string }) => slug)).toEqual([
      'students',
      'scientific-supervisors',
      'departments',
      'r-and-d-customers',
      'aspiring-entrepreneurs',
      'business-accelerators',
    ]);
    expect(types[0]).toEqual({
      id: 1,
      slug: 'students',
      title: 'Students',
      createdAt: '2026-11-21T00:00:00.000Z',
    });
  });

  it('are info blocks once they are published, without a text too, Russian where there is no English', async () => {
    const { id } = (await as('POST', TEXTS, { type_id: 5 })).body;
    const plain = { title: 'Роли уже описаны', summary: 'Кто что может', body: [] };
    const content = { ...emptyArticle(), ru: plain, icon: 'users' as const };
    await write(id, content);
    expect(await titles('/info_block/list?type_id=5')).not.toContain(plain.title);
    expect((await read(`/info_block?id=${id}`)).body.code).toBe('not_found');
    const { slug } = await publish(id, content);
    expect(slug).toBe('roli-uzhe-opisany');
    const [card] = (await read('/info_block/list?type_id=5', 'en')).body.info_blocks.filter(
      (one: { id: string }) => one.id === id,
    );
    expect(card).toMatchObject({
      categoryId: 5,
      title: plain.title,
      description: 'Кто что может',
      icon: 'users',
      stage: null,
    });
    expect(card).not.toHaveProperty('content');
    const [whole] = (await read(`/info_block?slug=${slug}`, 'en')).body.info_blocks;
    expect(whole).toMatchObject({ id, language: 'ru', content: '', parts: [] });
  });

  it('are read with their texts by type, by id and by any name they had', async () => {
    const { id, slug } = await block(contentOf('Питч за десять минут', { stage: 'finish' }));
    const [mine] = (await read(`/info_block/by_type_id?type_id=${GUIDES}`)).body.info_blocks.filter(
      (one: { id: string }) => one.id === id,
    );
    expect(mine).toMatchObject({ slug, stage: 'finish', language: 'ru' });
    expect(mine.content).toContain('<h2>Вопрос &lt;b&gt;</h2>');
    for (const query of [`id=${id}`, `slug=${slug}`]) {
      expect((await read(`/info_block?${query}`)).body.info_blocks).toEqual([mine]);
    }
  });

  it('stand in the order of the editors, at once for readers', async () => {
    const names = ['Первый', 'Второй', 'Третий'];
    const made = [];
    for (const name of names) made.push(await block(contentOf(name), 7));
    const last = () => titles('/info_block/list?type_id=7').then((all) => all.slice(-3));
    expect(await last()).toEqual(names);
    const third = made[2].id;
    expect((await as('POST', `${TEXTS}/${third}/move`, { step: -1 })).status).toBe(204);
    expect(await last()).toEqual(['Первый', 'Третий', 'Второй']);
    await as('POST', `${TEXTS}/${third}/move`, { step: 1 });
    await as('POST', `${TEXTS}/${third}/move`, { step: 1 });
    expect(await last()).toEqual(names);
    const listed = (await as('GET', `${TEXTS}?kind=block&type_id=7`)).body.articles;
    expect(listed.map(({ title }: { title: string }) => title).slice(-3)).toEqual(names);
    const article = (await as('POST', TEXTS, { section: 'news' })).body.id;
    expect((await as('POST', `${TEXTS}/${article}/move`, { step: 1 })).status).toBe(422);
    expect((await as('POST', `${TEXTS}/${third}/move`, { step: 5 })).status).toBe(422);
  });

  it('are moved by several editors at once', async () => {
    const made = [];
    for (let n = 0; n < 6; n += 1) made.push(await block(contentOf(`Место ${n}`), 8));
    const moves = made.flatMap(({ id }) => [1, -1].map((step) => ({ id, step })));
    const answers = await Promise.all(
      moves.map(({ id, step }) => as('POST', `${TEXTS}/${id}/move`, { step })),
    );
    expect(answers.map(({ status }) => status)).toEqual(moves.map(() => 204));
    const all = await titles('/info_block/list?type_id=8');
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(expect.arrayContaining(made.map((_, n) => `Место ${n}`)));
  });

  it('have changed for readers when they were published, not when somebody wrote on', async () => {
    await addFirstArticles(server.deps);
    const listed = (await as('GET', `${TEXTS}?kind=page`)).body.articles;
    const isAbout = ({ place }: { place: { path: string } }) => place.path === 'about';
    const about = listed.find(isAbout).id;
    await publish(about, contentOf('О сервисе'));
    const guide = await block(contentOf('Руководство'));
    const changes = async () => [
      (await page('about')).body.updated_at,
      (await read(`/info_block?id=${guide.id}`)).body.info_blocks[0].updatedAt,
    ];
    const before = await changes();
    server.pass(3_600_000);
    for (const id of [about, guide.id]) await write(id, contentOf('Ещё не готово'));
    expect(await changes()).toEqual(before);
    for (const id of [about, guide.id]) await publish(id, contentOf('Готово'));
    for (const [n, at] of (await changes()).entries()) expect(at > before[n]).toBe(true);
  });

  it('have changed for readers at the moment that was planned, on the map of the site too', async () => {
    const { id } = (await as('POST', TEXTS, { type_id: GUIDES })).body;
    const { version } = await write(id, contentOf('Когда изменилось'));
    const at = new Date(server.deps.clock().getTime() + 3_600_000).toISOString();
    await as('POST', `${TEXTS}/${id}/publish`, { version, at });
    server.pass(7_200_000);
    await write(id, contentOf('Пишется дальше'));
    expect((await read(`/info_block?id=${id}`)).body.info_blocks[0].updatedAt).toBe(at);
    const known = await listAddresses(server.deps);
    const here = known.find(({ path }) => path === '/guides/kogda-izmenilos');
    expect(here?.since).toEqual(new Date(at));
  });

  it('are shown to whoever has the secret link as they will be read', async () => {
    const { id } = (await as('POST', TEXTS, { type_id: GUIDES })).body;
    const { preview_key: key } = await write(id, contentOf('Черновик руководства'));
    const preview = (await read(`/article_preview/${key}`)).body;
    const html = '<p>Ответ &amp; &lt;i&gt;</p>';
    expect(preview).toMatchObject({
      kind: 'block',
      block: { title: 'Черновик руководства', categoryId: GUIDES, parts: [{ id: 'a', html }] },
    });
    expect((await as('DELETE', `${TEXTS}/${id}`)).status).toBe(204);
    expect((await read(`/article_preview/${key}`)).status).toBe(404);

    const pages = (await as('GET', `${TEXTS}?kind=page`)).body.articles;
    const faq = pages.find(({ slug }: { slug: string }) => slug === 'faq');
    const { preview_key: faqKey } = await write(faq.id, contentOf('Новые вопросы'));
    expect((await read(`/article_preview/${faqKey}`)).body).toMatchObject({
      kind: 'page',
      page: { path: 'faq', title: 'Новые вопросы', parts: [{ heading: 'Вопрос <b>', html }] },
    });
    expect((await page('faq')).body.title).not.toBe('Новые вопросы');
  });

  it('are published later, and have versions that can be written again', async () => {
    const { id, version } = await write(
      (await as('POST', TEXTS, { type_id: GUIDES })).body.id,
      contentOf('Завтрашнее руководство'),
    );
    const at = new Date(server.deps.clock().getTime() + 3_600_000).toISOString();
    await as('POST', `${TEXTS}/${id}/publish`, { version, at });
    const path = '/info_block?slug=zavtrashnee-rukovodstvo';
    expect((await read(path)).status).toBe(404);
    server.pass(3_601_000);
    expect((await read(path)).status).toBe(200);
    const { versions } = (await as('GET', `${TEXTS}/${id}/versions`)).body;
    const back = await as('POST', `/editor/article_versions/${versions.at(-1).id}/restore`);
    expect(back.body.content.ru.title).toBe('');
  });

  it.each([
    ['/info_block/list?cursor=rubbish', 422],
    ['/info_block/list?limit=101', 422],
    ['/info_block/list?type_id=0', 422],
    ['/info_block/list?type_id=12', 422],
    ['/info_block/list?type_id=students', 422],
    ['/info_block/by_type_id', 422],
    ['/info_block', 422],
    ['/info_block?id=1', 422],
    [`/info_block?id=${uuidv7()}&slug=a`, 422],
    [`/info_block?id=${uuidv7()}`, 404],
    ['/info_block?slug=%00', 422],
    ['/info_block?slug=nobody', 404],
    ['/web_pages/?path=..%2F..%2Fetc', 404],
  ])('answer %s with %i', async (path, status) => {
    expect((await read(path)).status).toBe(status);
  });

  it('are made and moved by nobody but editors', async () => {
    const { id } = await block(contentOf('Чужое'));
    const tries = [
      ['POST', TEXTS, { type_id: GUIDES }],
      ['GET', `${TEXTS}?kind=page`, undefined],
      ['GET', `${TEXTS}?kind=block`, undefined],
      ['POST', `${TEXTS}/${id}/move`, { step: 1 }],
    ] as const;
    for (const [method, path, body] of tries) {
      const given = body && { body };
      expect((await call(server, method, path, { ...given })).status).toBe(401);
      const answer = await call(server, method, path, { token: stranger.token, ...given });
      expect([answer.status, answer.body.code], path).toEqual([404, 'not_found']);
    }
    for (const wrong of [{ type_id: 99 }, { type_id: '7' }, {}, { section: 'page' }]) {
      expect((await as('POST', TEXTS, wrong)).status).toBe(422);
    }
  });
});
