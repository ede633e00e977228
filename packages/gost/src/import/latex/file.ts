import type { Node } from '@unified-latex/unified-latex-types';
import { argument, macrosIn, raw } from './ast.ts';

/** What is known of the whole file before it is read. */
export interface LatexFile {
  /** Keys of the sources in the order of the list, from 1. */
  sources: ReadonlyMap<string, number>;
  /** Every name that something is labelled by. */
  labels: ReadonlySet<string>;
  /** Chapters are the first level, where there are any. */
  hasChapters: boolean;
  /** How many formulas were numbered, and appendices begun. */
  counts: { formulas: number; appendices: number };
  /** The letters of appendices stand before headings from here on. */
  inAppendices: boolean;
  /** Commands and environments that have no meaning here, with how often they were met. */
  unknown: Map<string, number>;
  /** References to names that nothing has. */
  lost: { references: string[]; citations: string[] };
  /** What is not printed: comments. */
  hidden: string[];
  lists: number;
}

/** Looks a file over. */
export function scanFile(nodes: readonly Node[]): LatexFile {
  const keys = macrosIn(nodes, new Set(['bibitem'])).map((macro) => raw(argument(macro)).trim());
  const labels = macrosIn(nodes, new Set(['label'])).map((macro) => raw(argument(macro)).trim());
  return {
    sources: new Map(keys.map((key, at) => [key, at + 1])),
    labels: new Set(labels),
    hasChapters: macrosIn(nodes, new Set(['chapter'])).length > 0,
    counts: { formulas: 0, appendices: 0 },
    inAppendices: false,
    unknown: new Map(),
    lost: { references: [], citations: [] },
    hidden: [],
    lists: 0,
  };
}

export function noteUnknown({ unknown }: LatexFile, what: string): void {
  unknown.set(what, (unknown.get(what) ?? 0) + 1);
}
