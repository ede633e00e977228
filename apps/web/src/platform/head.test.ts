import { createTextEngine } from '@pv/texts';
import { en } from '@pv/texts/en';
import { ru } from '@pv/texts/ru';
import { describe, expect, it } from 'vitest';
import { describePage, type HeadPlace, headTags, writeHead } from './head.ts';

const engine = createTextEngine();
engine.add('ru', ru);
engine.add('en', en);

/** What stands in the head of a page, as name → what it says. */
function told(place: Partial<HeadPlace>) {
  const locale = place.locale ?? 'ru';
  const tags = headTags({
    matches: [{ staticData: { title: 'shell.nav.rules' } }],
    origin: 'https://provektor.example',
    pathname: '/rules',
    locale,
    t: engine.translator(locale),
    found: true,
    ...place,
  });
  const lines = tags.map(({ tag, attributes: a, text }) => {
    const name = a.name ?? a.property ?? a.hreflang ?? a.rel ?? tag;
    return [name, a.content ?? a.href ?? text ?? ''] as const;
  });
  return new Map(lines);
}

describe('the head of a page', () => {
  it('says what the texts of its route say, and the words for the product otherwise', () => {
    const head = told({});
    expect(head.get('title')).toBe('Правила сервиса — Провектор');
    expect(head.get('og:title')).toBe('Правила сервиса');
    expect(head.get('description')).toBe(ru.site.description);
    expect(head.get('og:image')).toBe('https://provektor.example/open-graph.png');
  });

  it('says what the page tells of its data, the innermost route last', () => {
    const outer = { staticData: { title: 'shell.nav.home' } as const };
    const picture = { url: '/article-pictures/1', width: 40, height: 30 };
    const page = describePage({ title: 'Швы', description: 'О швах', kind: 'article', picture });
    const head = told({ matches: [outer, { staticData: {}, ...page }] });
    expect(head.get('title')).toBe('Швы — Провектор');
    expect(head.get('description')).toBe('О швах');
    expect(head.get('og:type')).toBe('article');
    expect(head.get('og:image')).toBe('https://provektor.example/article-pictures/1');
    expect(head.get('og:image:width')).toBe('40');
  });

  it('names the addresses of both languages, with the page of a list where it is one', () => {
    const list = { staticData: {}, loaderDeps: { page: 2, search: undefined } };
    const head = told({ pathname: '/articles-news', matches: [list], locale: 'en' });
    const address = 'https://provektor.example/articles-news?page=2';
    expect(head.get('canonical')).toBe(`${address}&lang=en`);
    expect([head.get('ru'), head.get('en')]).toEqual([address, `${address}&lang=en`]);
    expect(head.get('x-default')).toBe(address);
  });

  it('names the languages that its text is in, and no other', () => {
    const both = { language: 'en', languages: ['ru', 'en'] } as const;
    const translated = told({
      locale: 'en',
      matches: [{ staticData: {}, ...describePage(both) }],
    });
    const [russian, english] = ['/rules', '/rules?lang=en'].map(
      (path) => `https://provektor.example${path}`,
    );
    expect([translated.get('ru'), translated.get('en')]).toEqual([russian, english]);
    expect(translated.get('og:locale:alternate')).toBe('ru_RU');
    const one = { language: 'ru', languages: ['ru'] } as const;
    const single = told({
      locale: 'en',
      matches: [{ staticData: {}, ...describePage(one) }],
    });
    expect([single.get('canonical'), single.get('ru')]).toEqual([russian, russian]);
    expect(single.has('en') || single.has('og:locale:alternate')).toBe(false);
  });

  it('has no address where search engines are not to keep it', () => {
    for (const place of [
      { found: false },
      { matches: [{ staticData: {}, ...describePage({ unlisted: true }) }] },
    ]) {
      const head = told(place);
      expect(head.get('robots')).toBe('noindex');
      expect(head.has('canonical') || head.has('ru')).toBe(false);
    }
    expect(told({ found: false }).get('title')).toBe(`${ru.shell.notFound.title} — Провектор`);
  });

  it('is written so that no text of it becomes markup', () => {
    const html = writeHead([
      { tag: 'title', attributes: {}, text: '</title><script>' },
      { tag: 'meta', attributes: { name: 'description', content: '"><script>' } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":"</script>"}' },
    ]);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  });
});
