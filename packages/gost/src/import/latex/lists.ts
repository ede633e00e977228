import type { Environment, Macro, Node } from '@unified-latex/unified-latex-types';
import { itemMarker, type ListPlace, letterNumber } from '../plain-flow.ts';
import type { FlowBlock } from '../read/flow.ts';
import { option } from './ast.ts';
import type { ReadInside } from './place.ts';

const isItem = (node: Node): node is Macro => node.type === 'macro' && node.content === 'item';

/** Packages and writers name lists as they like. */
export const hasItems = ({ content }: Environment): boolean => content.some(isItem);

/** Each item with what stands after it, which the parser gives it only in lists that it knows. */
function itemsOf(content: readonly Node[]): { item: Macro; body: Node[] }[] {
  const items: { item: Macro; body: Node[] }[] = [];
  for (const node of content) {
    if (isItem(node)) items.push({ item: node, body: [...(node.args?.at(-1)?.content ?? [])] });
    else items.at(-1)?.body.push(node);
  }
  return items;
}

/** The items of a list. */
export function readItems(
  { content }: Environment,
  place: ListPlace,
  inside: ReadInside,
): FlowBlock[] {
  let value = 0;
  return itemsOf(content).flatMap(({ item, body }): FlowBlock[] => {
    value += 1;
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
