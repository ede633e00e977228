/// <reference path="./citation-js.d.ts" />
import type { SourceJson } from '@pv/editor-schema';
import { cleanCsl } from '../bibliography/clean-csl.ts';
import { OTHERS } from '../bibliography/names.ts';
import { readCsl } from '../bibliography/read-csl.ts';
import { readTyped } from '../bibliography/read-typed.ts';

type Csl = Record<string, unknown>;

/** The formats in which lists of sources are handed on, with the endings of their files. */
export const EXCHANGE_FORMATS = {
  bibtex: { name: 'BibTeX', ending: '.bib' },
  biblatex: { name: 'BibLaTeX', ending: '.bib' },
  ris: { name: 'RIS', ending: '.ris' },
  csl: { name: 'CSL-JSON', ending: '.json' },
} as const;
export type ExchangeFormat = keyof typeof EXCHANGE_FORMATS;

/** Loads what reads and writes BibTeX and RIS, 43 kB packed; it is kept once it has come. */
const loadPlugins = async () => {
  const [{ plugins }] = await Promise.all([
    import('@citation-js/core'),
    import('@citation-js/plugin-bibtex'),
    import('@citation-js/plugin-ris'),
  ]);
  // otherwise Cyrillic is left out
  plugins.config.get('@bibtex').format.asciiOnly = false;
  return plugins;
};

/** A record of a file; texts cite it by its key. */
export interface ReadRecord {
  key: string;
  csl: Csl;
}

/** What was read of a file: the records, and the beginnings of those that could not be read. */
export interface ReadFile {
  records: ReadRecord[];
  failed: string[];
}

interface RawFile {
  items: Csl[];
  failed: string[];
}

function readJson(text: string): RawFile {
  const value: unknown = JSON.parse(text);
  const items = Array.isArray(value) ? value : [value];
  const isItem = (item: unknown): item is Csl => typeof item === 'object' && item !== null;
  return {
    items: items.filter((item) => isItem(item)).map((item) => ({ ...item })),
    failed: items.filter((item) => !isItem(item)).map((item) => String(item).slice(0, 60)),
  };
}

/** Reads a text whole, or, where a record of it is broken, record by record. */
function readParts(text: string, parts: RegExp, read: (text: string) => Csl[]): RawFile {
  try {
    return { items: read(text), failed: [] };
  } catch {
    const file: RawFile = { items: [], failed: [] };
    for (const part of text.split(parts).filter((piece) => piece.trim())) {
      try {
        file.items.push(...read(part));
      } catch {
        file.failed.push(part.trim().slice(0, 60));
      }
    }
    return file;
  }
}

const INITIALS = /^(?:\p{Lu}\p{Ll}?\.[ -]?)+$/u;

/** «and others» of BibTeX; a name without its comma, «Орлова Т. В.», has its initials for the family name. */
function tidyName(name: unknown): unknown {
  if (typeof name !== 'object' || name === null) return name;
  const { family, given } = name as Record<string, unknown>;
  if (family === 'others' && !given) return { literal: OTHERS };
  if (typeof family !== 'string' || typeof given !== 'string' || !INITIALS.test(family))
    return name;
  const [known] = readCsl({ author: [`${given} ${family}`] }).names.author ?? [];
  return known?.family ? { family: known.family, given: known.given } : name;
}

const ONLINE = /^\[Online; accessed (\d{4})-(\d\d)-(\d\d)\]$/;
/** What is no part of anything: one number in `pages` says how many it has. */
const WHOLE: ReadonlySet<unknown> = new Set(['book', 'thesis', 'report']);
/** Names of types of BibTeX itself, which no record prints. */
const TYPES: ReadonlySet<unknown> = new Set([
  'phdthesis',
  'mastersthesis',
  'techreport',
  'patent',
  'patentru',
]);
const isIsbn = (value: unknown) => String(value).replace(/[^\dXx]/g, '').length >= 10;

/** A record as our fields have it: marks of other programs out, numbers of laws and standards where they belong. */
function tidyItem(item: Csl): Csl {
  const { id: _, 'citation-key': __, _graph, ...csl } = item;
  for (const [name, value] of Object.entries(csl)) {
    if (typeof value === 'string')
      csl[name] = value
        .replace(/<\/?(?:span|i|b|su[bp]|sc)\b[^<>]*>/g, '')
        // as quotation marks are typed in LaTeX
        .replace(/<<(.+?)>>/g, '«$1»');
    if (Array.isArray(value)) csl[name] = value.map(tidyName);
  }
  const online = ONLINE.exec(String(csl.note ?? ''));
  if (online) {
    delete csl.note;
    csl.accessed ??= { 'date-parts': [online.slice(1).map(Number)] };
  }
  if (TYPES.has(csl.genre)) delete csl.genre;
  if (csl.type === 'document' && csl.URL && !csl.publisher) csl.type = 'webpage';
  if (WHOLE.has(csl.type) && /^\d+$/.test(String(csl.page ?? ''))) {
    csl['number-of-pages'] ??= csl.page;
    delete csl.page;
  }
  if ((csl.type === 'standard' || csl.type === 'legislation') && csl.ISBN && !isIsbn(csl.ISBN)) {
    csl.number ??= csl.ISBN;
    delete csl.ISBN;
  }
  return csl;
}

const hasTitle = ({ title }: Csl) =>
  typeof title === 'number' || (typeof title === 'string' && title.trim() !== '');

/** Records of CSL-JSON, from any writer; those without a title are left out. */
export function readRecords(items: readonly Csl[]): ReadRecord[] {
  return items
    .map((item) => ({ key: String(item.id ?? ''), csl: tidyItem(item) }))
    .filter(({ csl }) => hasTitle(csl));
}

/**
 * Reads a file of BibTeX, BibLaTeX, RIS or CSL-JSON, whichever it is. Null where it is none of them.
 * @throws what loading the reader throws when the network is gone
 */
export async function readSourceFile(text: string): Promise<ReadFile | null> {
  const file = await readAs(text.replace(/^\uFEFF/, ''));
  const records = readRecords(file?.items ?? []);
  if (!file || (records.length === 0 && file.failed.length === 0)) return null;
  return { records, failed: file.failed };
}

/** A manual is read as a report of no kind, which a report itself has. */
const ofManual = (item: Csl): Csl =>
  item.type === 'report' && !item.genre ? { ...item, type: 'book' } : item;

async function readAs(text: string): Promise<RawFile | null> {
  if (/^\s*[[{]/.test(text)) {
    try {
      return readJson(text);
    } catch {
      return null;
    }
  }
  const type = /^[ \t]*@\w+\s*[{(]/m.test(text)
    ? 'bib'
    : /^[ \t]*TY {1,2}-/m.test(text)
      ? 'ris'
      : null;
  if (!type) return null;
  const { input } = await loadPlugins();
  const read = (forceType: string) => (part: string) =>
    input.chain(part, { forceType, generateGraph: false });
  return type === 'bib'
    ? readParts(text, /^(?=[ \t]*@\w+\s*[{(])/m, (part) =>
        // a space after a point is typed with a backslash, which the reader breaks off at
        read('@biblatex/text')(part.replace(/(?<!\\)\\\s+/g, ' ')).map(ofManual),
      )
    : readParts(text, /^(?=[ \t]*TY {1,2}-)/m, read('@ris/file'));
}

/** A record of which every field is of its type in CSL-JSON, under a key of its own. */
function cleanItem({ raw, csl: fields }: SourceJson, index: number): Csl {
  const csl = fields ?? readTyped(raw)?.csl ?? { type: 'document', title: raw };
  const id = `source${index + 1}`;
  return { id, 'citation-key': id, ...cleanCsl(csl) };
}

/** BibTeX has these signs for itself. */
const escaped = (item: Csl): Csl =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => {
      const isText = typeof value === 'string' && !/^(?:id|citation-key|type|URL|DOI)$/.test(name);
      return [name, isText ? value.replace(/[&%$#_{}]/g, '\\$&') : value];
    }),
  );

/**
 * Writes sources as a file. A typed one that cannot be read into fields is handed on whole, as a title.
 * @throws what loading the writer throws when the network is gone
 */
export async function writeSourceFile(
  format: ExchangeFormat,
  sources: readonly SourceJson[],
): Promise<string> {
  const items = sources.map(cleanItem);
  if (format === 'csl') {
    return JSON.stringify(
      items.map(({ 'citation-key': _, ...item }) => item),
      null,
      2,
    );
  }
  const { output } = await loadPlugins();
  return output.format(format, format === 'ris' ? items : items.map(escaped));
}
