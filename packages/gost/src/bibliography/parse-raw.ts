import { formatCsl } from './format.ts';
import { type CslRecord, parseAreas } from './parse/parse-areas.ts';
import { parseTitle } from './parse/parse-title.ts';
import { comparable, splitRecord } from './parse/split-record.ts';
import type { SourceType } from './source-types.ts';

/** A whole thing: a book has an extent, a site has an address and none. */
function wholeType(csl: CslRecord): SourceType | null {
  if (csl.page !== undefined || csl.issue !== undefined) return null;
  if (csl['number-of-pages'] !== undefined && csl['publisher-place'] !== undefined) return 'book';
  const site = csl.URL !== undefined && csl.ISBN === undefined && csl.edition === undefined;
  return site ? 'webpage' : null;
}

/** A part: an article has its place in a journal, a page of a site has an address and no such place. */
function partType(csl: CslRecord): SourceType | null {
  if (csl.publisher !== undefined || csl['number-of-pages'] !== undefined) return null;
  const placed = csl.page !== undefined || csl.issue !== undefined || csl.volume !== undefined;
  if (placed) return csl.issued === undefined ? null : 'article-journal';
  return csl.URL === undefined ? null : 'webpage';
}

function parsePieces(own: readonly string[], host: readonly string[] | null): CslRecord | null {
  const [first = '', ...rest] = own;
  const title = parseTitle(first);
  const about = parseAreas(rest);
  if (!title || !about) return null;
  if (!host) {
    const type = wholeType(about);
    return type && { type, ...title, ...about };
  }
  const [container = '', ...hostAreas] = host;
  const fields = parseAreas(hostAreas);
  const type = fields && partType(fields);
  if (!type || Object.keys(about).some((key) => key !== 'DOI')) return null;
  const name = type === 'webpage' ? container.replace(/ : \[(?:сайт|site)\]$/u, '') : container;
  return { type, ...title, 'container-title': name, ...about, ...fields };
}

/** True unless the text names another kind of content than the fields give. */
function sameContent(again: string, raw: string): boolean {
  const stated = /Текст : (?:непосредственный|электронный)/u.exec(raw);
  return stated === null || again.includes(stated[0]);
}

/**
 * The fields of a source that was typed as text, where it is a book, a journal article or a web page
 * in the form of GOST R 7.0.100-2018. Null whenever in doubt: only what gives the same text again,
 * dashes and the kind of content aside, is taken for recognised.
 */
export function parseRaw(raw: string): Record<string, unknown> | null {
  const pieces = splitRecord(raw);
  const csl = pieces && parsePieces(pieces.own, pieces.host);
  if (!csl) return null;
  const again = formatCsl(csl);
  return comparable(again) === comparable(raw) && sameContent(again, raw) ? csl : null;
}
