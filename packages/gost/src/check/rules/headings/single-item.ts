import { headingLevel } from '@pv/editor-schema';
import { addressOf, blockHit } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

/** The only item of a section or subsection is not numbered. */
export const singleItem = defineRule({
  id: 'G32-6.4.3-single-item',
  clause: '6.4.3',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['title'],
  *check({ sections }) {
    for (const { section, top } of sections) {
      if (section.kind !== 'chap' && section.kind !== 'applications') continue;
      const headings = top.filter(({ node }) => node.type === 'heading');
      for (const [index, heading] of headings.entries()) {
        if (heading.node.attrs?.numbered === false || !isOnly(headings, index)) continue;
        const edit = { kind: 'attrs', at: addressOf(heading), attrs: { numbered: false } } as const;
        yield blockHit(heading, { title: heading.unit?.text ?? '' }, [edit]);
      }
    }
  },
});

/** True when no other numbered heading of the level stands under the same parent. */
function isOnly(headings: readonly BlockRef[], index: number): boolean {
  const heading = headings[index];
  if (!heading) return false;
  const level = headingLevel(heading.node);
  const isSibling = (other: BlockRef) =>
    headingLevel(other.node) === level && other.node.attrs?.numbered !== false;
  const above = headings.slice(0, index).toReversed();
  const below = headings.slice(index + 1);
  return !untilParent(above, level).some(isSibling) && !untilParent(below, level).some(isSibling);
}

function untilParent(headings: readonly BlockRef[], level: number): readonly BlockRef[] {
  const end = headings.findIndex((heading) => headingLevel(heading.node) < level);
  return end < 0 ? headings : headings.slice(0, end);
}
