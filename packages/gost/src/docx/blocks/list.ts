import type { BlockOf, Inline } from '../../model/document.ts';
import { writeInlines } from '../inlines/write-inlines.ts';
import { itemLists } from '../numbering/list-levels.ts';
import { paragraph } from '../paragraph.ts';
import type { Piece, Scope } from '../writer.ts';

/** Levels of a list that Word knows. */
const DEEPEST = 8;

/**
 * An enumeration, GOST 7.32-2017 clause 6.4.6: each element from the paragraph indent, the marker before
 * its first paragraph; deeper ones are indented more.
 */
export function list({ marker, start, items }: BlockOf<'list'>, scope: Scope): Piece[] {
  const { writer, indent } = scope;
  const look = { marker, start, count: items.length, indent };
  const lists = itemLists(writer.lists, look);
  const level = Math.min(scope.listDepth, DEEPEST);
  const style = scope.textStyle === 'GostText' ? 'GostList' : scope.textStyle;
  const inner: Scope = { ...scope, listDepth: scope.listDepth + 1 };
  return items.flatMap((blocks, index) => {
    const [first, ...rest] = blocks;
    const leads = first?.kind === 'paragraph';
    const inlines: Inline[] = leads ? first.inlines : [];
    const reference = lists[index];
    return [
      paragraph(scope, {
        style,
        numbering: reference && { ...reference, level },
        children: writeInlines(inlines, writer),
      }),
      ...writer.writeBlocks(leads ? rest : blocks, inner),
    ];
  });
}
