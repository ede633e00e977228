import {
  type FlowBlock,
  type FlowInline,
  type FlowParagraph,
  type FlowPicture,
  type FlowTable,
  isGone,
} from '../read/flow.ts';

/** A paragraph of text; `text` is that of `inlines`, trimmed, and may be empty. */
export interface TextBlock {
  kind: 'text';
  inlines: FlowInline[];
  text: string;
  source: FlowParagraph;
  pageBreakBefore: boolean;
  /** The page was begun by hand here: a break in the text, or «с новой страницы» of the paragraph itself. */
  ownPage: boolean;
  bookmarks: string[];
}

/** Pictures without text around them. */
export interface PicturesBlock {
  kind: 'pictures';
  pictures: FlowPicture[];
  pageBreakBefore: boolean;
  ownPage: boolean;
  bookmarks: string[];
}

export interface TableBlock {
  kind: 'table';
  table: FlowTable;
  pageBreakBefore: boolean;
  ownPage: boolean;
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

/** The words of inlines, those of footnotes too, and the LaTeX of formulas; a space for pictures. */
export function inlineWords(inlines: readonly FlowInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      // it is told of apart
      if (isGone(inline)) return '';
      if (inline.kind === 'note') return ` (${inline.text}) `;
      return inline.kind === 'math' ? ` ${inline.tex} ` : ' ';
    })
    .join('');
}

/** The words of what stands in a flow: rows of a table on lines, cells parted by tabs. */
export function flowWords(block: FlowBlock): string {
  if (block.kind === 'paragraph') return inlineWords(block.inlines);
  return block.rows
    .map((row) => row.cells.map((cell) => cell.blocks.map(flowWords).join(' ')).join('\t'))
    .join('\n');
}

/** The words of blocks, a line for each paragraph or table row: what is kept of parts set aside. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'text') return inlineWords(block.inlines);
      return block.kind === 'table' ? flowWords(block.table) : '';
    })
    .filter((text) => text.trim() !== '')
    .join('\n');
}
