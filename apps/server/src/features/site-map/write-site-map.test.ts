import { describe, expect, it } from 'vitest';
import { MOST_ADDRESSES, writeSiteMap } from './write-site-map.ts';

const SITE = 'https://works.ru';
const since = new Date('2026-11-01T00:00:00Z');
const article = (n: number, english = true) => ({ path: `/articles-news/n-${n}`, since, english });
const addresses = (file: string | undefined) =>
  [...(file ?? '').matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => `${address}`);

describe('the map of the site', () => {
  it('is one file while its addresses fit, both languages counted', () => {
    const files = writeSiteMap(SITE, ['/'], [article(1)], 4);
    expect(files.map(addresses)).toEqual([
      [
        `${SITE}/`,
        `${SITE}/?lang=en`,
        `${SITE}/articles-news/n-1`,
        `${SITE}/articles-news/n-1?lang=en`,
      ],
    ]);
    expect(writeSiteMap(SITE, [], []).map(addresses)).toEqual([[]]);
  });

  it('names files of as many addresses as one may have where there are more', () => {
    const published = Array.from({ length: 25_001 }, (_, n) => article(n));
    const [index, ...files] = writeSiteMap(SITE, ['/', '/rules'], published);
    expect(files.map((file) => addresses(file).length)).toEqual([MOST_ADDRESSES, 6]);
    expect(new Set(files.flatMap(addresses)).size).toBe(50_006);
    const named = [...(index ?? '').matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)];
    expect(named.map(([, address]) => address)).toEqual([
      `${SITE}/sitemap-1.xml`,
      `${SITE}/sitemap-2.xml`,
    ]);
    expect(index).toMatch(/^<\?xml[\s\S]+<sitemapindex xmlns="http:\/\/www\.sitemaps\.org/);
    for (const file of files) expect(Buffer.byteLength(file)).toBeLessThan(50 * 1024 * 1024);
  });
});
