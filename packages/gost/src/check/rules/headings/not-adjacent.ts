import { blockHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { isEmptyText } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

const NOT_TEXT = new Set([
  'figure',
  'tableBlock',
  'listing',
  'formula',
  'codeBlock',
  'bulletList',
  'orderedList',
]);
const PROSE = new Set(['intro', 'chap', 'conclusion']);

/** A section opens with text, not with a figure, a table or a list. Appendices may. */
export const textAfterHeading = defineRule({
  id: 'V-heading-not-adjacent',
  clause: 'структура текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'none',
  values: [],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (!PROSE.has(section.kind)) continue;
      const written = top.filter((block) => !isEmptyText(block));
      for (const [index, block] of written.entries()) {
        const previous = written[index - 1];
        if (NOT_TEXT.has(block.node.type) && opens(previous)) yield blockHit(block, {});
      }
    }
  },
});

const opens = (previous: BlockRef | undefined): boolean =>
  previous === undefined || previous.node.type === 'heading';
