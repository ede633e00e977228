import { type ArticleContent, emptyArticle, projectTypeSchema } from '@pv/contract';
import { writeRich } from '@pv/editor-schema/rich-text';
import { ru } from '@pv/texts/ru';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../packages/gost/test/messy-docx/pictures.ts';
import { ensureBuilt, webFolder } from '../../../tools/build.mjs';
import { grantEditor } from '../src/features/platform/public.ts';
import { FIRST_SEEDS } from '../src/features/publication/first-seeds.ts';
import { addFirstArticles } from '../src/features/publication/public.ts';
import { operatorOf } from '../src/operator.ts';
import { buildPerson, type TestPerson } from './support/builders.ts';
import { call } from './support/call.ts';
import { database } from './support/databases.ts';
import { put } from './support/document-calls.ts';
import { startServer, type TestServer } from './support/server.ts';

const SITE = 'https://provektor.example';
const ARTICLES = '/editor/articles';
const BUILDING = 300_000;
const ONLY_IN_BROWSER = [
  '/sign-in',
  '/sign-up',
  '/profile',
  '/projects',
  '/reviews',
  '/overview',
  '/task-list',
  '/control-events',
  '/discussions-works',
  '/closed-notes',
  '/opportunities/new?kind=rd_order',
  '/investment-navigator',
  '/grant-applications',
  '/investor-resume',
  ...projectTypeSchema.options.map((type) => `/project-add/${type}`),
];

const rich = (text: string) =>
  writeRich({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const words = (title: string) => ({
  title,
  summary: `Кратко: ${title}`,
  body: [{ heading: 'Ход работы', text: rich(`Текст статьи «${title}»`), picture: null }],
});

describe('public pages from the server', () => {
  let server: TestServer;
  let editor: TestPerson;
  beforeAll(async () => {
    await ensureBuilt();
    server = await startServer(database, { webDir: webFolder, publicUrl: SITE });
    editor = await buildPerson(server);
    await grantEditor(server.deps.connection.db, { email: editor.email, now: new Date() });
  }, BUILDING);
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers });
  const as = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    call(server, method, path, { token: editor.token, ...(body && { body }) });

  async function draft(content: Partial<ArticleContent>) {
    const { id } = (await as('POST', ARTICLES, { section: 'science' })).body;
    const whole = { ...emptyArticle(), ...content };
    return (await as('PATCH', `${ARTICLES}/${id}`, { version: 0, content: whole })).body;
  }
  async function published(content: Partial<ArticleContent>) {
    const { id, version } = await draft(content);
    return (await as('POST', `${ARTICLES}/${id}/publish`, { version })).body;
  }
  /** What an element of the head says, by its name. */
  const told = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const linked = (html: string, rel: string) =>
    new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`).exec(html)?.[1];

  it('have the whole article in them, for whoever runs no scripts', async () => {
    await published({ ru: words('Ультразвук швов'), en: words('Ultrasound of seams') });
    const path = '/articles-science/ultrazvuk-shvov';
    const { statusCode, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="ru"');
    expect(body).toContain('>Ультразвук швов — Провектор</title>');
    for (const text of ['Ультразвук швов</h1>', 'Ход работы</h2>', 'Текст статьи «Ультразвук']) {
      expect(body).toContain(text);
    }
    expect(told(body, 'description')).toBe('Кратко: Ультразвук швов');
    expect(told(body, 'og:title')).toBe('Ультразвук швов');
    expect(told(body, 'og:type')).toBe('article');
    expect(told(body, 'og:url')).toBe(`${SITE}${path}`);
    expect(told(body, 'og:image')).toBe(`${SITE}/open-graph.png`);
    expect(linked(body, 'canonical')).toBe(`${SITE}${path}`);
    expect(body).toContain(`hreflang="en" href="${SITE}${path}?lang=en"`);
    const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body)?.[1];
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Article', inLanguage: 'ru' });
  });

  it('ask for scripts after the content, and run none that stands in them', async () => {
    const { body } = await get('/articles-science');
    const scripts = [...body.matchAll(/<script(?![^>]*src=)([^>]*)>/g)].map(([, kind]) => kind);
    expect(scripts.length).toBeGreaterThan(0);
    for (const kind of scripts) expect(kind).toMatch(/type="application\/(ld\+)?json"/);
    expect(body.indexOf('<script type="module"')).toBeGreaterThan(body.indexOf('</footer>'));
    expect(body.indexOf('rel="modulepreload"')).toBeGreaterThan(body.indexOf('</footer>'));
  });

  it('are in the language of the address, of the choice, of the browser, or Russian', async () => {
    const language = async (url: string, headers?: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await get(url, headers)).body)?.[1];
    expect(await language('/rules')).toBe('ru');
    expect(await language('/rules', { 'accept-language': '*' })).toBe('ru');
    expect(await language('/rules', { 'accept-language': 'en-GB,en' })).toBe('en');
    expect(await language('/rules', { 'accept-language': 'fr-FR' })).toBe('en');
    expect(await language('/rules', { 'accept-language': 'de, ru;q=0.8' })).toBe('en');
    expect(await language('/rules', { 'accept-language': 'ru-RU, en;q=0.8' })).toBe('ru');
    const chosen = { cookie: 'a=1; pv_locale=ru', 'accept-language': 'en' };
    expect(await language('/rules', chosen)).toBe('ru');
    expect(await language('/rules?lang=en', chosen)).toBe('en');
    expect(await language('/rules?lang=xx', { cookie: 'pv_locale=xx' })).toBe('ru');
  });

  it('have one address, whatever else is asked for in the query', async () => {
    for (const query of ['page=2', 'page=first&utm_source=x']) {
      const { body } = await get(`/rules?${query}`);
      expect(linked(body, 'canonical'), query).toBe(`${SITE}/rules`);
    }
  });

  it('name the Russian address of an article that is not in English', async () => {
    await published({ ru: words('Только русская') });
    const path = '/articles-science/tolko-russkaya';
    const { body } = await get(`${path}?lang=en`);
    expect(body).toContain('<html lang="en"');
    expect(linked(body, 'canonical')).toBe(`${SITE}${path}`);
    expect(told(body, 'og:locale')).toBe('ru_RU');
    expect(body).toContain(`hreflang="ru" href="${SITE}${path}"`);
    expect(body).not.toContain('hreflang="en"');
  });

  it('say 404 where there is nothing, and keep that out of search engines', async () => {
    for (const path of ['/articles-science/net-takoy', '/nowhere', '//evil.example']) {
      const { statusCode, body } = await get(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(body).toContain('Такой страницы нет');
      expect(told(body, 'robots')).toBe('noindex');
      expect(linked(body, 'canonical')).toBeUndefined();
    }
  });

  it('say 404 for a page beyond the last one, and lead to the last', async () => {
    await published({ ru: words('Единственная') });
    const { statusCode, body } = await get('/articles-science?page=99');
    expect(statusCode).toBe(404);
    expect(body).toContain('Страницы 99 нет');
    expect(body).toContain('Открыть последнюю');
    expect(told(body, 'robots')).toBe('noindex');
  });

  it('lead on from the end of an article', async () => {
    await published({ ru: words('Соседняя статья') });
    await published({ ru: words('Читаемая статья') });
    const { body } = await get('/articles-science/chitaemaya-statya');
    expect(body).toContain('Читайте также');
    expect(body).toContain('/articles-science/sosednyaya-statya');
  });

  it('lead from an address that an article had to its present one, for good', async () => {
    const { id, version } = await published({ ru: words('Переезд статьи') });
    await as('PATCH', `${ARTICLES}/${id}`, { version, section: 'news' });
    const moved = await get('/articles-science/pereezd-stati?lang=en');
    expect([moved.statusCode, moved.headers.location]).toEqual([
      301,
      '/articles-news/pereezd-stati?lang=en',
    ]);
  });

  it('lead from the addresses of other services to ours, which stand on no map', async () => {
    const places = { '/login': '/sign-in', '/register': '/sign-up', '/gdpr': '/gpdr' };
    for (const [path, place] of Object.entries(places)) {
      const { statusCode, headers } = await get(path);
      expect([path, statusCode, headers.location]).toEqual([path, 301, place]);
    }
    expect((await get('/sitemap.xml')).body).not.toContain('/login');
  });

  it('are on the map of the site as long as they are published', async () => {
    const { id } = await published({ ru: words('На карте'), en: words('On the map') });
    const { id: single } = await published({ ru: words('Без перевода') });
    await draft({ ru: words('Черновик') });
    const map = async () => {
      server.pass(5 * 60_000);
      return (await get('/sitemap.xml')).body;
    };
    const first = await map();
    for (const path of ['/', '/rules', '/articles-news', '/articles-science/na-karte?lang=en']) {
      expect(first).toContain(`<loc>${SITE}${path}</loc>`);
    }
    expect(first).toContain(`<loc>${SITE}/articles-science/bez-perevoda</loc>`);
    expect(first).not.toMatch(/bez-perevoda\?lang|chernovik|sign-in|projects|\$/);
    for (const one of [id, single]) await as('POST', `${ARTICLES}/${one}/unpublish`);
    expect(await map()).not.toMatch(/na-karte|bez-perevoda/);
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  it('are on the map in the languages in which editors have written them, guides too', async () => {
    const map = async () => {
      server.pass(5 * 60_000);
      return (await get('/sitemap.xml')).body;
    };
    const about = `${SITE}/about`;
    expect(await map()).toContain(`<loc>${about}?lang=en</loc>`);
    expect(await map()).not.toContain('/guides/');
    await addFirstArticles(server.deps);
    const first = await map();
    expect(first).toContain(`<loc>${about}?lang=en</loc>`);
    for (const path of ['/guides/obzor-literatury', '/guides/pitch-za-pyat-minut?lang=en']) {
      expect(first).toContain(`<loc>${SITE}${path}</loc>`);
    }
    const [{ title }] = (await call(server, 'GET', '/info_block/list?type_id=7')).body.info_blocks;
    const { slug } = (await as('GET', `${ARTICLES}?kind=block`)).body.articles.find(
      (one: { title: string }) => one.title === title,
    );
    expect(first).not.toContain(slug);

    const listed = (await as('GET', `${ARTICLES}?kind=page`)).body.articles;
    const { id } = listed.find((one: { slug: string }) => one.slug === 'about');
    const content = { ...emptyArticle(), ru: words('О нас') };
    const { body } = await as('PATCH', `${ARTICLES}/${id}`, { version: 0, content });
    await as('POST', `${ARTICLES}/${id}/publish`, { version: body.version });
    const written = await map();
    expect(written.split(`<loc>${about}</loc>`)).toHaveLength(2);
    expect(written).not.toContain(`${about}?lang=en`);
    expect((await get('/about')).body).not.toContain('hreflang="en"');
  });

  it('lead to a page that is there wherever a text that comes with the product has a link', async () => {
    await addFirstArticles(server.deps);
    const links = [...JSON.stringify(FIRST_SEEDS).matchAll(/"href\\*":\\*"(\/[^"\\]*)/g)];
    const paths = new Set(links.map(([, path]) => `${path}`));
    expect(paths.size).toBeGreaterThan(10);
    for (const path of paths) {
      const { statusCode, body } = await get(path);
      const drawn = !body.includes('<div id="root"></div>');
      const known = drawn !== ONLY_IN_BROWSER.includes(path);
      expect([path, statusCode, known]).toEqual([path, 200, true]);
    }
  });

  it.each(['/academy/research', '/academy/entrepreneurship', '/articles-news/…'])(
    '%s leads to the guides and pages that it names, each of which is there',
    async (at) => {
      await addFirstArticles(server.deps);
      const list = (await get('/articles-news')).body;
      const [news = ''] = /\/articles-news\/otkrylis-dve-akademii[^"]*/.exec(list) ?? [];
      const path = at.replace('/articles-news/…', news);
      for (const page of [path, `${path}?lang=en`]) {
        const { body } = await get(page);
        // what its text says, without the headings of the list of guides over it
        const [whole = ''] = /<article.*?<\/article>/s.exec(body) ?? [];
        const text = whole.replaceAll(/<h3.*?<\/h3>/gs, '');
        const links = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => `${href}`);
        expect(links.some((href) => href.startsWith('/guides/'))).toBe(true);
        for (const href of new Set(links)) {
          const { statusCode, body: there } = await get(href);
          // what the browser draws is answered with 200 whatever stands at the end of the path
          const known = !there.includes('<div id="root"></div>') || ONLY_IN_BROWSER.includes(href);
          expect([href, statusCode, known]).toEqual([href, 200, true]);
        }
      }
    },
  );

  it('are on a map that is made once in five minutes and not sent again to whoever has it', async () => {
    server.pass(5 * 60_000);
    const first = await get('/sitemap.xml');
    const tag = `${first.headers.etag}`;
    await published({ ru: words('Только что вышла') });
    expect((await get('/sitemap.xml')).headers.etag).toBe(tag);
    const again = await get('/sitemap.xml', { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    server.pass(5 * 60_000);
    const next = await get('/sitemap.xml', { 'if-none-match': tag });
    expect(next.statusCode).toBe(200);
    expect(next.body).toContain('/articles-science/tolko-chto-vyshla');
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });

  it('are left to the browser where they are for one person, and kept out of search engines', async () => {
    const paths = ['/projects', '/profile', '/sign-in', '/reset-password', '/unsubscribe?token=x'];
    for (const path of [...paths, '/invite?token=x', '/article-preview/secret']) {
      const { statusCode, headers, body } = await get(path);
      expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, 'noindex']);
      expect(body).toContain('<div id="root"></div>');
    }
  });

  it('name whoever runs the installation at their foot and in the papers, in both languages', async () => {
    const operator = operatorOf({ OPERATOR_NAME: 'ООО «Вуз»', OPERATOR_INN: '7701234567' });
    const named = await startServer(database, { webDir: webFolder, publicUrl: SITE, operator });
    try {
      const read = async (url: string) => (await named.app.inject({ method: 'GET', url })).body;
      const rules = await read('/rules');
      expect(rules).toMatch(/Сервис ведёт ООО «Вуз», ИНН\u00a07701234567<\/span>/);
      expect(rules).toContain('оператором сервиса: ООО «Вуз», <mark>[ОГРН]</mark>');
      expect(rules).toMatch(/Редакция №\u00a0\d+ от\u00a0\d+ /);
      expect(await read('/faq?lang=en')).toContain('The service is run by ООО «Вуз»');
      // what the browser takes the page over with
      expect(rules).toMatch(/"webpage\.operator"/);
    } finally {
      await named.close();
    }
    const { body } = await get('/rules');
    expect(body).toContain('<mark>[наименование оператора, ОГРН, ИНН, адрес]</mark>');
    expect(body).not.toContain('Сервис ведёт');
  });

  it('say nothing but the texts of public pages', async () => {
    const map = (await get('/sitemap.xml')).body;
    const paths = [...map.matchAll(/<loc>https:\/\/[^/]+(\/[^?<]*)<\/loc>/g)].map(
      ([, path]) => `${path}`,
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/editor', '/support', '/faq', '/help/rights']),
    );
    // a text that is not among them shows as its key
    const key = new RegExp(`[>"](?:${Object.keys(ru).join('|')})\\.\\w[\\w.]*[<"]`, 'g');
    const more: string[] = [];
    for (const path of [...paths, '/nowhere', '/articles-news/nowhere', '/faq?lang=en']) {
      const [drawn = ''] = (await get(path)).body.split('<script type="application/json"');
      more.push(...(drawn.match(key) ?? []).map((found) => `${path}: ${found}`));
    }
    expect(more).toEqual([]);
  });

  it('are the same for everybody, whatever a request says of its sender', async () => {
    const own = { authorization: `Bearer ${editor.token}`, 'accept-language': 'ru' };
    const theirs = await get('/articles-science', own);
    const anybody = await get('/articles-science', { 'accept-language': 'ru' });
    expect(theirs.headers.etag).toBe(anybody.headers.etag);
    expect(theirs.body).not.toContain(editor.email);
  });

  it('are not sent again to whoever has them', async () => {
    const { headers } = await get('/rules');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers.vary).toContain('Accept-Language');
    const again = await get('/rules', { 'if-none-match': `${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('never let a text of an article become markup', async () => {
    const title = 'Скрипт </script><script>alert(1)</script> "и" <b>';
    await published({ ru: words(title) });
    const { body } = await get(`/articles-science?search=${encodeURIComponent('Скрипт')}`);
    expect(body).toContain('Скрипт &lt;/script&gt;');
    expect(body).not.toContain('<script>alert');
    expect(told(body, 'robots')).toBe('noindex');
  });

  it('show a picture under an address that stays, while the article is published', async () => {
    const { id, version } = await draft({ ru: words('С картинкой') });
    const bytes = png(40, 30);
    const given = { name: 'Схема.png', size: bytes.length, type: 'image/png' };
    const added = (await as('POST', `${ARTICLES}/${id}/pictures`, given)).body;
    await put(server, added.upload_url, bytes);
    const { body: picture } = await as('POST', `/editor/pictures/${added.picture_id}/finish`);
    const content = { ...emptyArticle(), ru: words('С картинкой'), picture: picture.id };
    const changed = await as('PATCH', `${ARTICLES}/${id}`, { version, content });
    const path = `/article-pictures/${picture.id}`;
    expect((await get(path)).statusCode).toBe(404);
    await as('POST', `${ARTICLES}/${id}/publish`, { version: changed.body.version });
    const page = await get('/articles-science/s-kartinkoy');
    expect(told(page.body, 'og:image')).toBe(`${SITE}${path}`);
    const found = await get(path);
    expect(found.statusCode).toBe(302);
    const file = await get(`${found.headers.location}`);
    expect(file.rawPayload.equals(Buffer.from(bytes))).toBe(true);
    const kept = { 'if-none-match': `${file.headers.etag}` };
    const unchanged = await get(`${found.headers.location}`, kept);
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
    expect((await get('/article-pictures/rubbish')).statusCode).toBe(404);
  });
});
