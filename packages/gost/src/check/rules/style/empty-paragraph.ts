import { blockHit, replaceBlocks } from '../../hits.ts';
import { type BlockRef, isEmptyText } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

/** Distances are made by styles, not by empty paragraphs. The last one of a section is where one types. */
export const emptyParagraph = defineRule({
  id: 'V-no-empty-paragraphs',
  clause: 'оформление текста',
  standard: 'Практика ВКР',
  severity: 'practice',
  fix: 'signs',
  values: [],
  *check({ sections }) {
    for (const { top } of sections) {
      for (const block of top) {
        if (!isBlankParagraph(block) || block.next === null) continue;
        yield blockHit(block, {}, [replaceBlocks(block, 1, [])]);
      }
    }
  },
});

const isBlankParagraph = (block: BlockRef): boolean =>
  block.node.type === 'paragraph' && isEmptyText(block);
