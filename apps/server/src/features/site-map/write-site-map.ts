import { escapeHtml } from '@pv/editor-schema/rich-text';
import type { PublicAddress } from '../publication/public.ts';

/** So many addresses may one file name, sitemaps.org. */
export const MOST_ADDRESSES = 50_000;

interface Entry {
  path: string;
  english: boolean;
  since?: Date;
}

/** One page in Russian and, by the mark in its address, in English. */
function entriesOf(origin: string, { path, english, since }: Entry): string[] {
  const russian = escapeHtml(`${origin}${path}`);
  const languages = english ? { ru: russian, en: `${russian}?lang=en` } : { ru: russian };
  const links = Object.entries(languages).map(
    ([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`,
  );
  const changed = since ? [`<lastmod>${since.toISOString()}</lastmod>`] : [];
  return Object.values(languages).map((address) =>
    ['<url>', `<loc>${address}</loc>`, ...changed, ...links, '</url>'].join(''),
  );
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const fileOf = (addresses: readonly string[]): string =>
  [
    HEAD,
    `<urlset ${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');

const indexOf = (origin: string, files: readonly string[]): string =>
  [
    HEAD,
    `<sitemapindex ${SCHEMA}>`,
    ...files.map((_, n) => `<sitemap><loc>${origin}/sitemap-${n + 1}.xml</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

/**
 * The map of the site, sitemaps.org: pages that are always there, then what editors have published. The
 * first file is the map; where there are too many addresses for one, it names the others in their order.
 */
export function writeSiteMap(
  origin: string,
  paths: readonly string[],
  published: readonly PublicAddress[],
  most = MOST_ADDRESSES,
): string[] {
  const pages: Entry[] = paths.map((path) => ({ path, english: true }));
  // a page that editors have written is in the languages in which they have written it
  const entries = new Map([...pages, ...published].map((entry) => [entry.path, entry]));
  const addresses = [...entries.values()].flatMap((entry) => entriesOf(origin, entry));
  const files: string[] = [];
  for (let at = 0; at === 0 || at < addresses.length; at += most) {
    files.push(fileOf(addresses.slice(at, at + most)));
  }
  return files.length === 1 ? files : [indexOf(origin, files), ...files];
}
