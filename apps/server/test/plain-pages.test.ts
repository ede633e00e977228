import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt, webFolder } from '../../../tools/build.mjs';
import { database } from './support/databases.ts';
import { deadControls } from './support/dead-controls.ts';
import { startServer, type TestServer } from './support/server.ts';

const BUILDING = 300_000;
const PAGES = [
  '/',
  '/about',
  '/faq',
  '/faq?search=пароль',
  '/articles-news',
  '/articles-science?search=небывалое',
  '/editor',
  '/support',
  '/help/rights',
  '/rules',
  '/academy/research',
  '/no-such-page',
];

describe('without JavaScript', () => {
  let server: TestServer;
  beforeAll(async () => {
    await ensureBuilt();
    server = await startServer(database, { webDir: webFolder });
  }, BUILDING);
  afterAll(() => server.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url: encodeURI(path), headers });
  const page = async (path: string, language = 'ru') =>
    (await get(path, { 'accept-language': language })).body;
  const plainOf = (html: string) =>
    [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, text]) => text).join('\n');

  it.each(PAGES)('%s has no button or field that does nothing', async (path) => {
    const html = await page(path);
    expect(html).toContain('data-drawn');
    expect(deadControls(html)).toEqual([]);
  });

  it('a button that does nothing would be found', () => {
    expect(deadControls('<main><button type="button">Тема</button></main>')).toHaveLength(1);
    expect(deadControls('<form><button type="button">Файл</button></form>')).toHaveLength(1);
    expect(deadControls('<div data-scripted="true"><p><button>Тема</button></p></div>')).toEqual(
      [],
    );
  });

  it('a page has the menu as links, and a sheet of its own', async () => {
    const html = await page('/about');
    expect(plainOf(html)).toMatch(/<details[^>]*><summary>Меню<\/summary>.*href="\/sign-up"/s);
    expect(plainOf(html)).toContain('href="/plain.css"');
    expect((await get('/plain.css')).body).toContain('[data-scripted]');
  });

  it('a search is sent by its form and answered by the server', async () => {
    const [all, found] = [await page('/faq'), await page('/faq?search=пароль')];
    const questions = (html: string) => html.match(/<summary>(?:(?!<\/summary>).)*<h2/gs)?.length;
    expect(found).toMatch(/<form[^>]*>(?:(?!<\/form>).)*name="search"[^>]*value="пароль"/s);
    expect(plainOf(found)).toContain('Найти</button>');
    expect(questions(found)).toBeGreaterThan(0);
    expect(Number(questions(found))).toBeLessThan(Number(questions(all)));
    expect(await page('/articles-science')).toMatch(/<form[^>]*>(?:(?!<\/form>).)*name="search"/s);
  });

  it('the language is a link that is remembered and comes back to the page', async () => {
    const [link = ''] = /\/faq\?[^"]*language=en/.exec(await page('/faq?search=код')) ?? [];
    const answer = await get(decodeURI(link).replaceAll('&amp;', '&'));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(decodeURI(`${answer.headers.location}`)).toBe('/faq?search=код');
    const cookie = `${answer.headers['set-cookie']}`;
    expect(cookie).toMatch(/^pv_locale=en; Path=\/; Max-Age=\d+; SameSite=Lax$/);
    const next = await get('/about', { 'accept-language': 'ru', cookie });
    expect(next.body).toContain('<html lang="en"');
  });

  it('the language of an address holds on the pages after it, whose addresses do not ask for it', async () => {
    const reader = { 'accept-language': 'ru' };
    const { body, headers } = await get('/faq?lang=en', reader);
    expect(body).toContain('<html lang="en"');
    expect(headers['cache-control']).toContain('private');
    const [cookie = ''] = `${headers['set-cookie']}`.split(';');
    const [, link = ''] = /<main.*? href="(\/support)"/s.exec(body) ?? [];
    expect((await get(link, { ...reader, cookie })).body).toContain('<html lang="en"');
    // what was chosen before gives way, and what is kept already is not sent again
    const back = await get('/faq?lang=ru', { ...reader, cookie });
    expect(back.headers['set-cookie']).toContain('pv_locale=ru');
    for (const path of ['/faq?lang=en', '/faq', '/faq?lang=de', '/projects?lang=ru']) {
      expect((await get(path, { ...reader, cookie })).headers['set-cookie'], path).toBeUndefined();
    }
  });

  it('no other language or site can be chosen', async () => {
    expect((await get('/about?language=de')).statusCode).toBe(200);
    const leads = async (url: string) => (await server.app.inject({ url })).headers.location ?? '/';
    expect(await leads('/%5Cevil.example?language=en')).toBe('/%5Cevil.example');
    expect(await leads('//evil.example?language=en')).not.toMatch(/^\/[/\\]|^\w/);
  });

  it.each(['/sign-in', '/sign-up', '/reset-password', '/projects'])(
    '%s says in one language what it needs, and leads home',
    async (path) => {
      const [ru, en] = [plainOf(await page(path)), plainOf(await page(path, 'en'))];
      expect(ru).toContain('<h1>Нужен JavaScript</h1>');
      expect(ru).not.toContain('Please');
      expect(en).toContain('<h1>JavaScript is needed</h1>');
      expect(en.replace('>Русский<', '')).not.toMatch(/[а-яё]/i);
      for (const html of [ru, en]) expect(html).toContain('href="/"');
    },
  );

  it('the support says why it cannot be written to, and where answers are', async () => {
    const plain = plainOf(await page('/support'));
    expect(plain).toContain('Чтобы написать отсюда, включите JavaScript');
    expect(plain).toContain('href="/faq"');
  });
});
