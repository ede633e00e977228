import { captionOf } from '../build/captioned.ts';
import { flowText } from '../plain-flow.ts';
import { type FlowRow, inlineText } from '../read/flow.ts';
import { arrange } from './arrange.ts';
import { type Block, isBlank, type TextBlock } from './block.ts';

/** The two lines of a row; null where it holds more, or less. */
function readRow({ cells, deleted }: FlowRow): [TextBlock, TextBlock] | null {
  if (deleted || cells.length !== 2 || cells.some(({ rowspan }) => rowspan > 1)) return null;
  const [term, meaning] = cells.map(({ blocks }) => {
    const filled = arrange(blocks).blocks.filter((block) => !isBlank(block));
    return filled.length === 1 && filled[0]?.kind === 'text' ? filled[0] : null;
  });
  return term && meaning ? [term, meaning] : null;
}

/** «Термин — значение», with the dash that may be typed in the second column. */
function joinedLine([term, meaning]: [TextBlock, TextBlock]): TextBlock {
  const between = flowText(/^[—–-]/.test(inlineText(meaning.inlines)) ? ' ' : ' — ');
  const inlines = [...term.inlines, between, ...meaning.inlines];
  return { ...term, inlines, text: inlineText(inlines) };
}

/**
 * The lists of terms and of abbreviations, GOST 7.32-2017 clauses 5.4 and 5.5, are lines: many set them as a table
 * of two columns without a caption, which would take a number among the tables.
 */
export function definitionLines(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index): Block[] => {
    if (block.kind !== 'table') return [block];
    const above = blocks.slice(0, index).findLast((one) => !isBlank(one));
    if (captionOf(above ?? null, 'table')) return [block];
    const rows = block.table.rows.map(readRow);
    return rows.every((row) => row !== null) ? rows.map(joinedLine) : [block];
  });
}
