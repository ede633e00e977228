import { typstString } from '../formula/typst-string.ts';
import type { Block, BlockKind, BlockOf } from '../model/document.ts';
import { nodeLabel, type WriteContext } from './write-context.ts';
import { writeFigure } from './write-figure.ts';
import { writeFormula } from './write-formula.ts';
import { writeInlines } from './write-inlines.ts';
import { writeList } from './write-list.ts';
import { writeCode, writeListing } from './write-listing.ts';
import { writeTable } from './write-table.ts';

type BlockWriters = {
  [K in BlockKind]: (block: BlockOf<K>, context: WriteContext) => string;
};

const WRITERS: BlockWriters = {
  paragraph: writeParagraph,
  heading: ({ id, level, number, text }) =>
    `#numbered(${typstString(nodeLabel(id))}, ${level}, ${typstString(headingText(number, text))})`,
  list: (block, context) => writeList(block, context, writeBlocks),
  figure: writeFigure,
  table: (block, context) => writeTable(block, context, writeBlocks),
  listing: writeListing,
  code: writeCode,
  formula: writeFormula,
};

/** Blocks as Typst markup, one call of a function of the preamble a line; nothing typed is markup. */
export function writeBlocks(blocks: readonly Block[], context: WriteContext): string {
  return blocks
    .map((block) => writeBlock(block, context))
    .filter((source) => source !== '')
    .join('\n');
}

/** «1.2 Заголовок»: a number without a dot (6.4.1), never alone at the end of a line. */
export function headingText(number: string | null, text: string): string {
  return number === null ? text.trim() : `${number}\u00a0${text.trim()}`;
}

function writeBlock<K extends BlockKind>(block: BlockOf<K>, context: WriteContext): string {
  const write: BlockWriters[K] = WRITERS[block.kind as K];
  return write(block, context);
}

/** An empty paragraph prints nothing: distances belong to the blocks. */
function writeParagraph(
  { inlines, definition }: BlockOf<'paragraph'>,
  context: WriteContext,
): string {
  if (inlines.every((inline) => inline.kind === 'text' && inline.text.trim() === '')) return '';
  return `#${definition ? 'p0' : 'p'}(${writeInlines(inlines, context)})`;
}
