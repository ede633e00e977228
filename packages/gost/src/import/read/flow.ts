import type { ListMarker } from '../ooxml/numbering.ts';

/** How a piece of text looks, after styles. */
export interface TextFormat {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  vertical: 'sub' | 'super' | null;
  mono: boolean;
  caps: boolean;
  /** In points. */
  size: number;
  href: string | null;
  /** The bookmark that the text points to: a REF field or a link inside the document. */
  ref: string | null;
}

/** Where the bytes of a picture are, or why there are none. */
export type PictureSource =
  | { kind: 'part'; part: string }
  | { kind: 'external'; address: string }
  | { kind: 'drawing'; what: 'chart' | 'diagram' | 'object' | 'unknown' };

export interface FlowPicture {
  source: PictureSource;
  /** Printed size in points; zero where the file does not tell it. */
  width: number;
  height: number;
  alt: string;
}

/**
 * A piece of a paragraph. In texts a tab is `\t`, a line break `\n`, a page break `\f`; the other
 * kinds count as one character each, `OBJECT`.
 */
export type FlowInline =
  | { kind: 'text'; text: string; format: TextFormat }
  | { kind: 'picture'; picture: FlowPicture }
  | { kind: 'math'; tex: string; display: boolean; label: string | null }
  | { kind: 'note'; text: string };

/** What stands in a paragraph's text for a picture, a formula or a note. */
export const OBJECT = '\uFFFC';

export interface FlowParagraph {
  kind: 'paragraph';
  inlines: FlowInline[];
  styleId: string;
  styleName: string;
  /** 0 to 8 for headings, by style or by itself. */
  outline: number | null;
  list: ListMarker | null;
  align: string;
  /** In twentieths of a point. */
  left: number;
  firstLine: number;
  pageBreakBefore: boolean;
  bookmarks: string[];
  /** Part of a contents or cover that Word itself has made. */
  generated: 'contents' | 'cover' | null;
}

export interface FlowCell {
  colspan: number;
  rowspan: number;
  blocks: FlowBlock[];
}

export interface FlowRow {
  header: boolean;
  cells: FlowCell[];
}

export interface FlowTable {
  kind: 'table';
  rows: FlowRow[];
  columns: number;
  bookmarks: string[];
}

/** The document as it is typed, before anything is recognised. */
export type FlowBlock = FlowParagraph | FlowTable;

/** The text of inlines, one `OBJECT` for each piece that is not text. */
export function inlineText(inlines: readonly FlowInline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : OBJECT)).join('');
}

/** The pieces of inlines between two positions of their text. */
export function sliceInlines(
  inlines: readonly FlowInline[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): FlowInline[] {
  const result: FlowInline[] = [];
  let at = 0;
  for (const inline of inlines) {
    const length = inline.kind === 'text' ? inline.text.length : 1;
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, length);
    if (start < end) {
      result.push(
        inline.kind === 'text' ? { ...inline, text: inline.text.slice(start, end) } : inline,
      );
    }
    at += length;
  }
  return result;
}

/** Inlines without white space at both ends. */
export function trimInlines(inlines: readonly FlowInline[]): FlowInline[] {
  const text = inlineText(inlines);
  const from = text.length - text.trimStart().length;
  return sliceInlines(inlines, from, text.trimEnd().length);
}
