import { type KindContent, type RichDoc, richOf } from '@pv/editor-schema/rich-text';
import { diffArrays } from 'diff';

/** A word with how it looks: where it stands, and its marks. */
interface Seen {
  word: string;
  look: string;
}

type Node = RichDoc | RichDoc['content'][number] | { type: string; content?: readonly Node[] };

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Beyond so many changed words nobody asks how the rest looks. */
const MOST_CHANGES = 1500;

function seenIn(node: Node, path: string): Seen[] {
  if ('text' in node && typeof node.text === 'string') {
    const look = `${path} ${JSON.stringify('marks' in node ? node.marks : [])}`;
    return (node.text.match(WORD) ?? []).map((word) => ({ word, look }));
  }
  const inside = `${path}/${node.type}`;
  return (node.content ?? []).flatMap((child) => seenIn(child, inside));
}

const comparator = (left: Seen, right: Seen) =>
  left.word === right.word && left.look === right.look;

/**
 * Whether words that stayed look otherwise in the newer text, whatever was written or deleted around
 * them. Words that are new say nothing of it.
 */
export function looksChanged(before: KindContent, after: KindContent): boolean {
  const [old, fresh] = [before, after].map(({ content }) => seenIn(richOf(content), ''));
  const runs =
    diffArrays(old ?? [], fresh ?? [], { comparator, maxEditLength: MOST_CHANGES }) ?? [];
  // a word that only looks otherwise went and came between the same two that stayed
  let gone = new Set<string>();
  let come = new Set<string>();
  for (const { added, removed, value } of runs) {
    if (!added && !removed) [gone, come] = [new Set(), new Set()];
    for (const { word } of value) {
      if (removed) gone.add(word);
      if (added) come.add(word);
    }
    if ([...gone].some((word) => come.has(word))) return true;
  }
  return false;
}
