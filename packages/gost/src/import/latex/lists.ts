import type { Environment, Node } from '@unified-latex/unified-latex-types';
import { itemMarker, type ListPlace, letterNumber } from '../plain-flow.ts';
import type { FlowBlock } from '../read/flow.ts';
import { option } from './ast.ts';
import type { ReadInside } from './place.ts';

/** The items of a list. */
export function readItems(
  { content }: Environment,
  place: ListPlace,
  inside: ReadInside,
): FlowBlock[] {
  let value = 0;
  return content.flatMap((item): FlowBlock[] => {
    if (item.type !== 'macro' || item.content !== 'item') return [];
    value += 1;
    const body = item.args?.at(-1)?.content ?? [];
    const typed = option(item);
    const lead: Node[] = typed ? [{ type: 'string', content: `${typed} ` }] : [];
    const letter = letterNumber(/^(\p{Ll})\)$/u.exec(typed ?? '')?.[1] ?? '');
    if (letter !== null) {
      const lettered = { ...place, ordered: true, lettered: true };
      return inside(body, { list: lettered }, itemMarker(lettered, letter));
    }
    // another number is read as it is typed
    const own = /^[\p{L}\d]{1,2}[.)]$/u.test(typed ?? '') ? null : place;
    return inside([...lead, ...body], { list: own }, own && itemMarker(own, value));
  });
}
