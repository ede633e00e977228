import { blocksText } from './block-text.ts';
import type { TableCell } from './document.ts';
import { type LineRoom, lineCapacity } from './line-capacity.ts';

/** A cell or head of more lines than this may be broken: it might not fit on any page otherwise. */
const MOST_LINES = 16;

const NUMBER = /^[\s\u00a0]*([+−–-]?[\d\s\u00a0.,]+\s?%?|[—–-])[\s\u00a0]*$/;

/** True for a cell that holds a number, a percentage or a dash alone; such cells are centred. */
export function isNumberCell({ blocks }: TableCell): boolean {
  return NUMBER.test(blocksText(blocks));
}

/** True for a cell that by a rough count takes so many lines that its row has to be broken between pages. */
export function isTallCell({ blocks }: TableCell, room: LineRoom): boolean {
  const capacity = lineCapacity(room);
  const pictures = blocks.filter((block) => block.kind === 'figure').length;
  const lines = blocksText(blocks)
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / capacity)));
  return lines.reduce((sum, count) => sum + count, pictures * MOST_LINES) > MOST_LINES;
}
