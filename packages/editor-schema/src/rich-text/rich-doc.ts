/** Letters that a text holds, whether plain or with a form. */
export const TEXT_LIMIT = 50_000;

/** What a text with a form may consist of; more is refused as a whole. */
export const RICH_LIMITS = {
  /** Letters of its JSON. */
  json: 400_000,
  nodes: 20_000,
  /** Nodes within each other: lists in lists in a cell. */
  depth: 24,
  rows: 200,
  columns: 20,
  href: 2_000,
} as const;

/** A text of the page is plain, or has a form: paragraphs, lists, links, simple tables. */
export type ContentKind = 'text' | 'content';

/** A text together with how it is written: plain, or the JSON of a `RichDoc`. Nothing written is ''. */
export interface KindContent {
  kind: ContentKind;
  content: string;
}

export type RichMark =
  | { type: 'link'; attrs: { href: string } }
  | { type: 'bold' }
  | { type: 'italic' };

export interface RichText {
  type: 'text';
  text: string;
  marks?: RichMark[];
}
export type RichInline = RichText | { type: 'hardBreak' };

export interface RichParagraph {
  type: 'paragraph';
  content?: RichInline[];
}
export interface RichList {
  type: 'bulletList' | 'orderedList';
  content: RichItem[];
}
/** Begins with a paragraph. */
export interface RichItem {
  type: 'listItem';
  content: RichFlow[];
}
export interface RichTable {
  type: 'table';
  /** Rows of equal length. */
  content: RichRow[];
}
export interface RichRow {
  type: 'tableRow';
  content: RichCell[];
}
export interface RichCell {
  type: 'tableCell' | 'tableHeader';
  content: RichFlow[];
}

/** What stands in items and cells. */
export type RichFlow = RichParagraph | RichList;
export type RichBlock = RichFlow | RichTable;

/** A text with a form, as the editor of the browser makes it. */
export interface RichDoc {
  type: 'doc';
  content: RichBlock[];
}

export const EMPTY_RICH: RichDoc = { type: 'doc', content: [{ type: 'paragraph' }] };
