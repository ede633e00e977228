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
  /** Shares no caption with the pictures after it. */
  alone?: boolean;
}

/** Who has inserted, deleted or formatted something with the tracking of Word switched on. */
export interface Revision {
  id: string;
  author: string;
  /** ISO time; empty where the file does not say it. */
  at: string;
}

/** What was tracked about a text that stands in the document. */
export interface Tracked {
  inserted?: Revision;
  /** The look before a tracked change of it. */
  formatted?: { revision: Revision; before: TextFormat };
}

/**
 * A piece of a paragraph. In texts a tab is `\t`, a line break `\n`, a page break `\f`; the other
 * kinds count as one character each, `OBJECT`. What was deleted with tracking counts for nothing, so that
 * the text is recognised as it would be without it; a `break` is the end of a paragraph so deleted.
 */
export type FlowInline =
  | ({ kind: 'text'; text: string; format: TextFormat } & Tracked)
  | { kind: 'picture'; picture: FlowPicture }
  | { kind: 'math'; tex: string; display: boolean; label: string | null; inserted?: Revision }
  | { kind: 'note'; text: string; inserted?: Revision }
  | { kind: 'deleted'; text: string; format: TextFormat; revision: Revision; inserted?: Revision }
  | { kind: 'break'; revision: Revision; inserted?: Revision };

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
  /** A heading whose number was taken off: it stands out of the list of its style, or is marked so. */
  unlisted?: boolean;
  align: string;
  /** In twentieths of a point. */
  left: number;
  firstLine: number;
  pageBreakBefore: boolean;
  /** Somebody has set it on a new page by hand, rather than a style or the end of a part of the file. */
  ownPage?: boolean;
  bookmarks: string[];
  /** The end of the paragraph before was inserted with tracking, or its own one with all its words. */
  breakBefore?: Revision;
  /** Part of a contents or cover that Word itself has made. */
  generated: 'contents' | 'cover' | null;
  /** Room before it that it has by itself and not by its style, in twentieths of a point. */
  before?: number;
  /** Code that is whole: what follows is no line of it. */
  whole?: boolean;
  /** A record of the list of sources whose fields the file itself knows. */
  csl?: Readonly<Record<string, unknown>>;
}

export interface FlowCell {
  colspan: number;
  rowspan: number;
  blocks: FlowBlock[];
}

export interface FlowRow {
  header: boolean;
  cells: FlowCell[];
  /** What was done with the whole row with tracking. */
  inserted?: Revision;
  deleted?: Revision;
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
  return inlines.map(shown).join('');
}

function shown(inline: FlowInline): string {
  if (inline.kind === 'text') return inline.text;
  return isGone(inline) ? '' : OBJECT;
}

/** Whether a piece was deleted with tracking. */
export const isGone = ({ kind }: FlowInline): boolean => kind === 'deleted' || kind === 'break';

/** What has deleted all the words of a paragraph with tracking; null where any are left, or none were. */
export function wholeDeletion(inlines: readonly FlowInline[]): Revision | null {
  if (inlineText(inlines).trim() !== '' || inlines.some(({ kind }) => kind === 'break'))
    return null;
  const words = inlines.find((one) => one.kind === 'deleted' && one.text.trim() !== '');
  return words?.kind === 'deleted' ? words.revision : null;
}

/** Whether nothing would be left of a paragraph without what was inserted into it with tracking. */
export const isWhollyInserted = (inlines: readonly FlowInline[]): boolean =>
  inlines.every((one) => one.kind !== 'picture' && one.inserted !== undefined);

/** The pieces of inlines between two positions of their text, with what was deleted at either. */
export function sliceInlines(
  inlines: readonly FlowInline[],
  from: number,
  to = Number.POSITIVE_INFINITY,
): FlowInline[] {
  const result: FlowInline[] = [];
  let at = 0;
  for (const inline of inlines) {
    if (isGone(inline)) {
      if (at >= from && at <= to) result.push(inline);
      continue;
    }
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
  const to = text.trimEnd().length;
  const [first, last] = [
    inlines.findIndex((one) => !isGone(one)),
    inlines.findLastIndex((one) => !isGone(one)),
  ];
  // what was deleted before the first word or after the last one stays with them
  const ends =
    first === -1 ? [[...inlines], []] : [inlines.slice(0, first), inlines.slice(last + 1)];
  return [
    ...(ends[0] ?? []),
    ...sliceInlines(inlines.slice(first, last + 1), from, to),
    ...(ends[1] ?? []),
  ];
}
