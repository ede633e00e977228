import type { Asset, FormatProfile } from '../model/document.ts';

/** What a writer of a block knows of its surroundings. */
export interface WriteContext {
  profile: FormatProfile;
  assets: ReadonlyMap<string, Asset>;
  /** LaTeX that could not be laid out and is printed as it is typed. */
  plainFormulas: ReadonlySet<string>;
  /** Collects what was written of each formula, LaTeX → Typst, for `compile-document.ts`. */
  written: Map<string, string>;
  /** Room for a line, in millimetres. */
  width: number;
  /** So tall may the pictures of a figure be, in millimetres. */
  figureHeight: number;
  /** Size of the text, in points. */
  fontSize: number;
  /** Inside a table cell: code has no frame of its own there. */
  inCell: boolean;
  /** How many indents the markers of a list stand from the left. */
  listDepth: number;
}

/** A point of the layout: the end of what is before a figure, the figure, the blocks of text after it. */
export interface LayoutMark {
  kind: 'end' | 'figure' | 'text';
  figure: string;
  page: number;
  /** From the upper edge of the page, in millimetres. */
  y: number;
}

/** The label of a section or a numbered node. */
export function nodeLabel(id: string): string {
  return `n-${id}`;
}

/** The label of a record of the list of sources. */
export function sourceLabel(id: string): string {
  return `s-${id}`;
}

const MM_PER_POINT = 25.4 / 72;

/** Characters of monospaced text of that size, in points, within `width` millimetres. */
export function monoCapacity(width: number, size: number): number {
  return Math.floor(width / (size * 0.6 * MM_PER_POINT) + 0.01);
}
