import type { FlowBlock, FlowParagraph } from './flow.ts';

/**
 * Joins each paragraph whose mark was deleted to the next one, whose formatting the line then has. An
 * empty one with nothing to join is gone.
 */
export function joinDeletedMarks(
  blocks: readonly FlowBlock[],
  markDeleted: WeakSet<FlowParagraph>,
): FlowBlock[] {
  const result: FlowBlock[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    if (last?.kind !== 'paragraph' || !markDeleted.has(last)) result.push(block);
    else if (block.kind === 'paragraph') {
      block.inlines.unshift(...last.inlines);
      block.bookmarks.unshift(...last.bookmarks);
      block.pageBreakBefore ||= last.pageBreakBefore;
      result[result.length - 1] = block;
    } else result.splice(last.inlines.length === 0 ? -1 : result.length, 1, block);
  }
  const last = result.at(-1);
  const isGone = last?.kind === 'paragraph' && markDeleted.has(last) && last.inlines.length === 0;
  return isGone ? result.slice(0, -1) : result;
}
