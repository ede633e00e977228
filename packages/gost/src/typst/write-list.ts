import { typstString } from '../formula/typst-string.ts';
import type { Block, BlockOf, ListMarker } from '../model/document.ts';
import { listLetter } from '../model/letters.ts';
import type { WriteContext } from './write-context.ts';
import { writeInlines } from './write-inlines.ts';

/** GOST 7.32-2017 clause 6.4.6. */
const MARKERS: Record<ListMarker, (position: number) => string> = {
  dash: () => '–',
  letter: (position) => `${listLetter(position)})`,
  digit: (position) => `${position})`,
};

/**
 * A list: every element from the paragraph indent, wrapped lines back at the left border, an inner
 * list one indent deeper.
 */
export function writeList(
  { marker, start, items }: BlockOf<'list'>,
  context: WriteContext,
  writeBlocks: (blocks: readonly Block[], context: WriteContext) => string,
): string {
  const inner = { ...context, listDepth: context.listDepth + 1 };
  return items
    .map((blocks, index) => {
      const [first] = blocks;
      const lead = first?.kind === 'paragraph' ? first.inlines : [];
      const rest = first?.kind === 'paragraph' ? blocks.slice(1) : blocks;
      const mark = typstString(`${MARKERS[marker](start + index)}\u00a0`);
      const element = `#li(${context.listDepth}, ${mark}, ${writeInlines(lead, context)})`;
      return rest.length === 0 ? element : `${element}\n${writeBlocks(rest, inner)}`;
    })
    .join('\n');
}
