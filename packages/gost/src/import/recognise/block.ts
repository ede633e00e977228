import type { FlowInline, FlowParagraph, FlowPicture, FlowTable } from '../read/flow.ts';

/** A paragraph of text; `text` is that of `inlines`, trimmed, and may be empty. */
export interface TextBlock {
  kind: 'text';
  inlines: FlowInline[];
  text: string;
  source: FlowParagraph;
  pageBreakBefore: boolean;
  bookmarks: string[];
}

/** Pictures without text around them. */
export interface PicturesBlock {
  kind: 'pictures';
  pictures: FlowPicture[];
  pageBreakBefore: boolean;
  bookmarks: string[];
}

export interface TableBlock {
  kind: 'table';
  table: FlowTable;
  pageBreakBefore: boolean;
  bookmarks: string[];
}

/** What recognition works on: paragraphs without pictures, pictures without text, tables. */
export type Block = TextBlock | PicturesBlock | TableBlock;

export const isBlank = (block: Block): boolean => block.kind === 'text' && block.text === '';

/** A list marker that is printed; lists without one are paragraphs that continue an item. */
export function listMarker(block: TextBlock): FlowParagraph['list'] {
  const { list } = block.source;
  if (!list || list.format === 'none' || list.label.trim() === '') return null;
  return list;
}

/** True for a paragraph that has a list's indent and no marker. */
export function continuesItem(block: TextBlock): boolean {
  return block.source.list !== null && listMarker(block) === null;
}
