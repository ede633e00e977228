import type { Block } from '../../model/document.ts';

/** The sequences of blocks inside a block: items of a list, cells of a table. */
export function innerBlocks(block: Block): readonly Block[][] {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table')
    return block.rows.flatMap((row) => row.cells.map((cell) => cell.blocks));
  return [];
}
