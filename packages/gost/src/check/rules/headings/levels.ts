import { headingLevel } from '@pv/editor-schema';
import { addressOf, blockHit, sectionHit } from '../../hits.ts';
import { isEmptyText } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

/** The text is divided into sections, subsections, items, sub-items, without leaping over a level. */
export const headingLevels = defineRule({
  id: 'G32-6.2.2-levels',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'signs',
  values: ['level', 'expected'],
  *check({ sections }) {
    for (const { top } of sections) {
      let previous = 1;
      for (const block of top) {
        if (block.node.type !== 'heading') continue;
        const level = headingLevel(block.node);
        const expected = previous + 1;
        if (level > expected) {
          const edit = { kind: 'attrs', at: addressOf(block), attrs: { level: expected } } as const;
          yield blockHit(block, { level, expected }, [edit]);
        }
        previous = level;
      }
    }
  },
});

/** Sections and subsections have titles; an empty heading prints a bare number. */
export const headingEmpty = defineRule({
  id: 'G32-6.2.2-titles',
  clause: '6.2.2',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'none',
  values: [],
  *check({ blocks, sections }) {
    for (const { section } of sections) {
      if (section.kind === 'chap' && section.title.trim() === '') yield sectionHit(section, {});
    }
    for (const block of blocks) {
      if (block.node.type === 'heading' && isEmptyText(block)) yield blockHit(block, {});
    }
  },
});
