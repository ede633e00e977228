import { formatCsl } from './format.ts';
import type { SourceType } from './source-types.ts';

/** A record in pieces: the areas of the thing itself and, for a part, those of its host. */
interface RecordPieces {
  own: string[];
  host: string[] | null;
}

/** Text with single plain spaces and one kind of dash between areas. */
function tidy(raw: string): string {
  return raw
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/\. [-–—] /gu, '. – ');
}

function areas(text: string): string[] {
  return text
    .replace(/\.$/u, '')
    .split('. – ')
    .map((area) => area.trim());
}

/** Cuts a record at « // » and at the area marks, which take the dots of the areas along. */
function splitRecord(raw: string): RecordPieces | null {
  const halves = tidy(raw).split(' // ');
  const [own, host] = halves;
  if (!own || halves.length > 2) return null;
  return { own: areas(own), host: host === undefined ? null : areas(host) };
}

/**
 * A record reduced to what two spellings of one have in common: one kind of dash and of space, no
 * kind of content, no dots before « // » and at the end.
 */
function comparable(record: string): string {
  return tidy(record)
    .replace(/\.? – Текст : (?:непосредственный|электронный)(?=\.| \/\/|$)/gu, '')
    .replace(/[-–—]/gu, '-')
    .replace(/\.(?= \/\/ |$)/gu, '');
}

/** Fields of a CSL-JSON record under construction. */
type CslRecord = Record<string, unknown>;

interface AreaPattern {
  pattern: RegExp;
  fields: (match: RegExpExecArray) => CslRecord;
}

function year(text: string | undefined): CslRecord {
  return { 'date-parts': [[Number(text)]] };
}

/** The areas that are told by their form alone, their final dots cut off. */
const PATTERNS: readonly AreaPattern[] = [
  { pattern: /^Текст : (?:непосредственный|электронный)$/u, fields: () => ({}) },
  {
    pattern: /^URL: (\S+)(?: \(дата обращения: (\d\d)\.(\d\d)\.(\d{4})\))?$/u,
    fields: ([, URL, day, month, at]) => ({
      URL,
      ...(at && { accessed: { 'date-parts': [[Number(at), Number(month), Number(day)]] } }),
    }),
  },
  { pattern: /^ISBN ([\dXxХ-]+)$/u, fields: ([, ISBN]) => ({ ISBN }) },
  { pattern: /^DOI (10\.\S+)$/u, fields: ([, DOI]) => ({ DOI }) },
  { pattern: /^(\d{4})$/u, fields: ([, at]) => ({ issued: year(at) }) },
  {
    pattern: /^([^:]+) : ([^:]+), (\d{4})$/u,
    fields: ([, place, publisher, at]) => ({
      'publisher-place': place,
      publisher,
      issued: year(at),
    }),
  },
  {
    pattern: /^([IVXLC\d, ]+) [сpS]$/u,
    fields: ([, pages]) => ({ 'number-of-pages': pages }),
  },
  {
    pattern: /^(\d.* с\. : .+)$/u,
    fields: ([, extent]) => ({ 'number-of-pages': `${extent}.` }),
  },
  {
    pattern: /^\(([^;()]+)(?: ; ([^;()]+))?\)$/u,
    fields: ([, title, number]) => ({
      'collection-title': title,
      ...(number && { 'collection-number': number }),
    }),
  },
  {
    pattern: /^(?:Т|Vol)\. (\S+?)(?:, (?:№|no\.) (.+))?$/u,
    fields: ([, volume, issue]) => ({ volume, ...(issue && { issue }) }),
  },
  { pattern: /^(?:№|No\.) (.+)$/u, fields: ([, issue]) => ({ issue }) },
  { pattern: /^[СP]\. ([\dIVXLC–—,\s-]+)$/u, fields: ([, page]) => ({ page }) },
  { pattern: /^(\d+)-е изд$/u, fields: ([, edition]) => ({ edition }) },
  {
    pattern: /^(.*\b\d.* ed|.*(?:изд|перераб|доп|испр|стер))$/u,
    fields: ([, edition]) => ({ edition: `${edition}.` }),
  },
];

function parseArea(area: string): CslRecord | null {
  for (const { pattern, fields } of PATTERNS) {
    const match = pattern.exec(area);
    if (match) return fields(match);
  }
  return null;
}

/** The fields of the areas together; null when one is not recognised or two say the same. */
function parseAreas(areas: readonly string[]): CslRecord | null {
  const csl: CslRecord = {};
  for (const area of areas) {
    const fields = parseArea(area);
    if (!fields || Object.keys(fields).some((key) => key in csl)) return null;
    Object.assign(csl, fields);
  }
  return csl;
}

interface Person {
  family: string;
  given: string;
}

const INITIALS = String.raw`(?:\p{Lu}\p{Ll}?\.[ -]?)+`;
const SURNAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const HEADING = new RegExp(`^(${SURNAME}), (${INITIALS}) (.+)$`, 'u');
/** Authors of another standard at the head, which are no part of the title. */
const FOREIGN_HEADING = new RegExp(`^${SURNAME},? ${INITIALS}`, 'u');
const DIRECT = new RegExp(`^(${INITIALS}) ?(${SURNAME})$`, 'u');

function person(text: string): Person | null {
  const match = DIRECT.exec(text);
  return match ? { given: (match[1] ?? '').trim(), family: match[2] ?? '' } : null;
}

/** «И. О. Фамилия, И. О. Фамилия», or null when one of them is something else. */
function persons(text: string): Person[] | null {
  const people = text.split(', ').map(person);
  return people.every((one) => one !== null) ? people : null;
}

/** An organisation has neither initials nor brackets: those are people we would lose. */
function isOrganisation(text: string): boolean {
  return !/[[\]]|\p{Lu}\./u.test(text);
}

/** One element after « / »: authors first, then an organisation or words with a role of their own. */
function parseElement(part: string, first: boolean): CslRecord | null {
  const authors = first ? persons(part) : null;
  if (authors) return { author: authors };
  if (/^\p{Ll}/u.test(part)) return { editor: [{ literal: part }] };
  return isOrganisation(part) ? { authority: part } : null;
}

/** What follows « / »; null when an element is not recognised or two would be the same. */
function parseResponsibility(text: string): CslRecord | null {
  const elements = text.split(' ; ').map((part, n) => parseElement(part, n === 0));
  const csl: CslRecord = Object.assign({}, ...elements);
  return Object.keys(csl).length === elements.length ? csl : null;
}

/** The first area of a record: heading, title and responsibility. */
function parseTitle(area: string): CslRecord | null {
  const [left, right, ...rest] = area.split(' / ');
  if (!left || rest.length > 0) return null;
  const title = HEADING.exec(left)?.[3] ?? left;
  if (FOREIGN_HEADING.test(title)) return null;
  const responsible = right === undefined ? {} : parseResponsibility(right);
  return responsible && { title, ...responsible };
}

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
