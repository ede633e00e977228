import type { Block, BlockKind, BlockOf } from '../../model/document.ts';
import type { Piece, Scope } from '../writer.ts';
import { figure } from './figure.ts';
import { formula } from './formula.ts';
import { heading } from './heading.ts';
import { list } from './list.ts';
import { code, listing } from './listing.ts';
import { textParagraph } from './paragraph.ts';
import { table } from './table.ts';
import { tablesApart } from './tables-apart.ts';

type BlockWriter<K extends BlockKind> = (block: BlockOf<K>, scope: Scope) => Piece[];

const WRITERS: { [K in BlockKind]: BlockWriter<K> } = {
  paragraph: textParagraph,
  heading,
  list,
  figure,
  table,
  listing,
  code,
  formula,
};

function writeBlock<K extends BlockKind>(block: BlockOf<K>, scope: Scope): Piece[] {
  const write: BlockWriter<K> = WRITERS[block.kind as K];
  return write(block, scope);
}

/** Blocks one under another, tables apart. */
export function writeBlocks(blocks: readonly Block[], scope: Scope): Piece[] {
  return tablesApart(blocks.flatMap((block) => writeBlock(block, scope)));
}
