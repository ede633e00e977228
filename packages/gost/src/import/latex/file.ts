import type { Macro, Node } from '@unified-latex/unified-latex-types';
import type { ReadRecord } from '../../source-files/index.ts';
import { type CitedSources, pickCited } from '../keyed-sources.ts';
import { argument, labelsIn, macrosIn, raw } from './ast.ts';
import { readTheorems, type Theorems } from './theorems.ts';

/** What is known of the whole file before it is read. */
export interface LatexFile {
  /** Keys of the sources in the order of the list, from 1. */
  sources: ReadonlyMap<string, number>;
  /** Sources of files beside the text, where it has no list of its own. */
  beside: CitedSources;
  /** Every name that something is labelled by. */
  labels: ReadonlySet<string>;
  theorems: Theorems;
  /** Chapters are the first level, where there are any. */
  hasChapters: boolean;
  /** How many formulas were numbered, and appendices begun. */
  counts: { formulas: number; appendices: number };
  /** The letters of appendices stand before headings from here on. */
  inAppendices: boolean;
  /** Commands and environments that have no meaning here, with how often they were met. */
  unknown: Map<string, number>;
  /** References to names that nothing has, and commands that had no words to keep. */
  lost: { references: string[]; citations: string[]; commands: Map<string, number> };
  /** What is not printed: comments. */
  hidden: string[];
  lists: number;
}

/** Commands that cite, and one that only puts on the list. */
export const CITATIONS: ReadonlySet<string> = new Set(
  'cite citep citet parencite textcite autocite footcite footfullcite fullcite citealp'.split(' '),
);
const LISTING: ReadonlySet<string> = new Set([...CITATIONS, 'nocite']);

/** The keys that a command names. */
export const keysOf = (macro: Macro): string[] =>
  raw(argument(macro).filter(({ type }) => type !== 'comment'))
    .split(',')
    .map((key) => key.trim());

/** Looks a file over; `records` stand beside it. */
export function scanFile(nodes: readonly Node[], records: readonly ReadRecord[]): LatexFile {
  const keys = macrosIn(nodes, new Set(['bibitem'])).map((macro) => raw(argument(macro)).trim());
  const labels = labelsIn(nodes);
  const cited = macrosIn(nodes, LISTING).flatMap(keysOf);
  const beside = pickCited(cited, keys.length > 0 ? [] : records);
  const own = new Map(keys.map((key, at) => [key, at + 1]));
  return {
    sources: keys.length > 0 ? own : beside.numbers,
    beside,
    labels: new Set(labels),
    theorems: readTheorems(nodes),
    hasChapters: macrosIn(nodes, new Set(['chapter'])).length > 0,
    counts: { formulas: 0, appendices: 0 },
    inAppendices: false,
    unknown: new Map(),
    lost: { references: [], citations: [], commands: new Map() },
    hidden: [],
    lists: 0,
  };
}

export function noteUnknown({ unknown, lost }: LatexFile, what: string, hasWords = true): void {
  const told = hasWords ? unknown : lost.commands;
  told.set(what, (told.get(what) ?? 0) + 1);
}
