import type { FlowBlock, FlowInline } from '../read/flow.ts';
import type { Block } from './block.ts';

/** The words of inlines, those of footnotes too, and the LaTeX of formulas; a space for pictures. */
export function inlineWords(inlines: readonly FlowInline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      if (inline.kind === 'note') return ` (${inline.text}) `;
      return inline.kind === 'math' ? ` ${inline.tex} ` : ' ';
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
