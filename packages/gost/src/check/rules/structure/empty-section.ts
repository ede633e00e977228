import { headingLevel } from '@pv/editor-schema';
import { blockHit, sectionHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { isEmptyText } from '../../reading/block.ts';
import { isGenerated } from '../../reading/read-section.ts';
import { defineRule } from '../../rule.ts';

/** A section, or a heading inside it, without a word below. */
export const emptySection = defineRule({
  id: 'G32-6.2.2-empty',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'practice',
  fix: 'none',
  values: ['title'],
  *check({ sections }) {
    for (const reading of sections) {
      if (isGenerated(reading)) continue;
      const { section, top } = reading;
      if (!top.some(hasSubstance)) yield sectionHit(section, { title: section.title });
      for (const block of top) {
        if (block.node.type !== 'heading' || isEmptyText(block) || hasText(block)) continue;
        yield blockHit(block, { title: block.unit?.text ?? '' });
      }
    }
  },
});

const hasSubstance = (block: BlockRef): boolean =>
  block.node.type !== 'heading' && !isEmptyText(block);

/** True when something, or a deeper heading, stands before the next heading of the same or a higher level. */
function hasText(heading: BlockRef): boolean {
  for (let next = heading.next; next; next = next.next) {
    if (hasSubstance(next)) return true;
    if (next.node.type === 'heading') return headingLevel(next.node) > headingLevel(heading.node);
  }
  return false;
}
