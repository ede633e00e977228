import type { SetAsideKind } from '../report.ts';
import type { Revision } from './flow.ts';

/** What the reader met and did not pass on. */
export interface ReadLog {
  /** Revisions taken and dropped, text boxes unpacked, notes of each kind, comments. */
  counts: {
    insertions: number;
    deletions: number;
    textBoxes: number;
    endnotes: number;
    comments: number;
    /** Cells of tables that were inserted, deleted or merged with tracking. */
    cells: number;
  };
  /** What was inserted, deleted and formatted with tracking, with the deleted words. */
  revisions: { id: string; kind: 'insertion' | 'deletion' | 'formatChange'; text: string }[];
  /** How many ends of paragraphs were. */
  marks: number;
  /** What was done with the row of a table that is being read. */
  row: { insertion?: Revision; deletion?: Revision };
  setAside: { kind: SetAsideKind; text: string }[];
  /** Names of formula elements that have no LaTeX. */
  unknownMath: Set<string>;
  /** Characters of picture fonts that have no letter. */
  unknownSymbols: number;
  /** Formulas of the old editor, kept as objects: shown as an empty square. */
  formulaObjects: number;
}

export function emptyLog(comments: number): ReadLog {
  return {
    counts: { insertions: 0, deletions: 0, textBoxes: 0, endnotes: 0, comments, cells: 0 },
    revisions: [],
    marks: 0,
    row: {},
    setAside: [],
    unknownMath: new Set(),
    unknownSymbols: 0,
    formulaObjects: 0,
  };
}
