import type { NodeJson } from '@pv/editor-schema';

const childrenOf = (node: NodeJson): readonly NodeJson[] => node.content ?? [];

function typedIn(node: NodeJson): number {
  if (node.type === 'text') return node.text?.length ?? 0;
  return childrenOf(node).reduce((sum, child) => sum + typedIn(child), 0);
}

/** Typed characters before an offset of a block, in which whatever is no text counts one. */
function typedUntil(block: NodeJson, offset: number): number {
  let [passed, typed] = [0, 0];
  for (const child of childrenOf(block)) {
    if (passed >= offset) break;
    const size = child.type === 'text' ? typedIn(child) : 1;
    if (child.type === 'text') typed += Math.min(size, offset - passed);
    passed += size;
  }
  return typed;
}

/**
 * A stretch of the block at a path, as counts of typed characters of its section: by them it is found in a
 * text that is shown, edited or not. Null where there is no such block or nothing of the stretch is typed.
 */
export function typedRange(
  section: NodeJson,
  path: readonly number[],
  [from, to]: readonly [number, number],
): [number, number] | null {
  let block: NodeJson | undefined = section;
  let before = 0;
  for (const index of path) {
    const siblings: readonly NodeJson[] = block ? childrenOf(block) : [];
    for (const sibling of siblings.slice(0, index)) before += typedIn(sibling);
    block = siblings[index];
  }
  if (!block) return null;
  const range: [number, number] = [
    before + typedUntil(block, from),
    before + typedUntil(block, to),
  ];
  return range[1] > range[0] ? range : null;
}
