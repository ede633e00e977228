import type { NodeJson } from '@pv/editor-schema';
import { spliceInline } from '../../edits/splice-inline.ts';
import { blockHit, replaceBlocks } from '../../hits.ts';
import type { BlockRef } from '../../reading/block.ts';
import { defineRule } from '../../rule.ts';

const CAPTION =
  /^\s*([Рр]ис(?:унок|\.)|[Тт]абл(?:ица|\.))[\s\u00A0]*(?:№\s*)?((?:[А-Я]\.)?\d+(?:\.\d+)*)[\s\u00A0]*[.]?[\s\u00A0]*[-–—:][\s\u00A0]*(?=[А-ЯЁA-Z«])/u;

/** A caption typed as a paragraph has no live number and may part from its object at a page end. */
export const captionParagraph = defineRule({
  id: 'G32-6.5.7-caption-paragraph',
  clause: '6.5.7',
  standard: 'ГОСТ 7.32-2017',
  severity: 'must',
  fix: 'words',
  values: ['typed'],
  *check({ blocks }) {
    for (const block of blocks) {
      const match = block.node.type === 'paragraph' ? CAPTION.exec(block.unit?.text ?? '') : null;
      if (!match) continue;
      const typed = `${match[1] ?? ''} ${match[2] ?? ''}`;
      yield blockHit(block, { typed }, attach(block, match[0].length));
    }
  },
});

/** Moves the words into the empty caption of the figure above or the table below. */
function attach(block: BlockRef, length: number) {
  const inlines = spliceInline(block.node.content ?? [], 0, length, []);
  const { previous, next } = block;
  if (previous?.node.type === 'figure' && !previous.node.content?.length) {
    return [replaceBlocks(previous, 2, [{ ...previous.node, content: inlines }])];
  }
  if (next?.node.type === 'tableBlock' && !next.node.content?.[0]?.content?.length) {
    return [replaceBlocks(block, 2, [withCaption(next.node, inlines)])];
  }
  return undefined;
}

function withCaption(table: NodeJson, inlines: NodeJson[]): NodeJson {
  const [caption, ...rest] = table.content ?? [];
  if (!caption) return table;
  return { ...table, content: [{ ...caption, content: inlines }, ...rest] };
}
