import type { FlowBlock, FlowInline } from '../read/flow.ts';
import type { Block } from './block.ts';

/** The words of inlines, those of footnotes too; a space for pictures and formulas. */
export function inlineWords(inlines: readonly FlowInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'note' ? ` (${inline.text}) ` : ' ';
    })
    .join('');
}

function flowWords(block: FlowBlock): string {
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
