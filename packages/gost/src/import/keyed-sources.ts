import { parse } from 'yaml';
import { formatCsl } from '../bibliography/format.ts';
import { type ReadRecord, readRecords, readSourceFile } from '../source-files/index.ts';
import { flowParagraph, flowText } from './plain-flow.ts';
import { type FlowBlock, inlineText } from './read/flow.ts';
import { readAppendixHeading } from './recognise/heading-mark.ts';
import { structuralKind } from './recognise/structural-names.ts';
import type { ReportBuilder } from './report-builder.ts';

/** Sources that stand outside of a text, by the keys by which it cites them. */
export interface KeyedSources {
  records: ReadRecord[];
  /** The beginnings of records that could not be read. */
  failed: string[];
}

/** Reads files of BibTeX; one that is none is named by its beginning. */
export async function readLists(texts: readonly string[]): Promise<KeyedSources> {
  const files = await Promise.all(
    texts.map(async (text) => {
      const file = await readSourceFile(text);
      return file ?? { records: [], failed: [text.trim().slice(0, 60)] };
    }),
  );
  return {
    records: files.flatMap(({ records }) => records),
    failed: files.flatMap(({ failed }) => failed),
  };
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Pandoc writes «year: 2020» where CSL-JSON has a list of numbers. */
function dated(item: Fields): Fields {
  const days = Object.entries(item).flatMap(([name, value]) => {
    const [day] = Array.isArray(value) ? value : [value];
    if (!isFields(day) || day.year === undefined) return [];
    return [[name, { 'date-parts': [[day.year, day.month, day.day].filter(Boolean)] }]];
  });
  return { ...item, ...Object.fromEntries(days) };
}

/** The `references` of the lines of YAML before a text. */
export function readReferenceLines(yaml: string): ReadRecord[] {
  try {
    const front: unknown = parse(yaml);
    const listed = isFields(front) ? front.references : null;
    return readRecords(Array.isArray(listed) ? listed.filter(isFields).map(dated) : []);
  } catch {
    // what is no YAML is kept as words
    return [];
  }
}

/** The sources that a text cites, as its list has them. */
export interface CitedSources {
  /** Keys with their numbers, from 1. */
  numbers: Map<string, number>;
  records: ReadRecord[];
  /** How many nobody cites: they are left out, as LaTeX and Pandoc leave them out. */
  left: number;
}

/** Picks what is cited, in the order of the text; the key `*` cites all. */
export function pickCited(cited: readonly string[], all: readonly ReadRecord[]): CitedSources {
  const known = new Map(all.map((record) => [record.key, record]));
  const keys = new Set(cited.includes('*') ? [...cited, ...known.keys()] : cited);
  const records = [...keys].flatMap((key) => known.get(key) ?? []);
  return {
    numbers: new Map(records.map(({ key }, at) => [key, at + 1])),
    records,
    left: known.size - records.length,
  };
}

/** The heading of a list of sources, as the standard names it. */
export const sourcesHeading = () =>
  flowParagraph([flowText('Список использованных источников')], { outline: 0 });

const isHeadingOfSources = (block: FlowBlock) =>
  block.kind === 'paragraph' &&
  block.outline !== null &&
  structuralKind(inlineText(block.inlines)) === 'references';

const isAppendix = (block: FlowBlock) =>
  block.kind === 'paragraph' &&
  block.outline !== null &&
  readAppendixHeading(inlineText(block.inlines)) !== null;

/** Puts the list under its heading; in a text without one before the appendices, or at the end. */
export function putList(flow: readonly FlowBlock[], { records }: CitedSources): FlowBlock[] {
  if (records.length === 0) return [...flow];
  const list = records.map(({ csl }, at) =>
    flowParagraph([flowText(`${at + 1}. ${formatCsl(csl)}`)], { csl }),
  );
  const at = flow.findIndex(isHeadingOfSources) + 1;
  if (at === 0) {
    const appendix = flow.findIndex(isAppendix);
    const end = appendix < 0 ? flow.length : appendix;
    return [...flow.slice(0, end), sourcesHeading(), ...list, ...flow.slice(end)];
  }
  return [...flow.slice(0, at), ...list, ...flow.slice(at)];
}

/** Tells what was taken of the files and what was not. */
export function tellOfSources(
  report: ReportBuilder,
  { records, left }: CitedSources,
  failed: readonly string[],
): void {
  if (left > 0) report.warn('sources_uncited', null, { count: left, taken: records.length });
  for (const text of failed) report.warn('source_unreadable', null, { text });
}
