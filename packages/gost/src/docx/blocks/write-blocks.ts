import { Paragraph, Table } from 'docx';
import type { Block, BlockKind, BlockOf } from '../../model/document.ts';
import type { Piece, Scope } from '../writer.ts';
import { figure } from './figure.ts';
import { formula } from './formula.ts';
import { heading } from './heading.ts';
import { list } from './list.ts';
import { code, listing } from './listing.ts';
import { textParagraph } from './paragraph.ts';
import { table } from './table.ts';

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

/** Blocks one under another. Word joins tables that touch, so a line of a point is put between them. */
export function writeBlocks(blocks: readonly Block[], scope: Scope): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of blocks.flatMap((block) => writeBlock(block, scope))) {
    if (piece instanceof Table && pieces.at(-1) instanceof Table) pieces.push(thinLine());
    pieces.push(piece);
  }
  return pieces;
}

function thinLine(): Paragraph {
  return new Paragraph({ style: 'GostThinLine' });
}
