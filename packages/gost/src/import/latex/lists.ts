import type { Environment, Node } from '@unified-latex/unified-latex-types';
import { itemMarker, type ListPlace } from '../plain-flow.ts';
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
    // «а)» is read as it is typed: the list has letters then
    const own = /^[\p{L}\d]{1,2}[.)]$/u.test(typed ?? '') ? null : place;
    return inside([...lead, ...body], { list: own }, own && itemMarker(own, value));
  });
}
