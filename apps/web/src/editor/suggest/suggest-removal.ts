import { type NodeJson, sectionSchema } from '@pv/editor-schema';
import { Node, type Schema } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { CONTAINERS, suggestDeletion } from './suggest-deletion.ts';
import type { SuggestMode } from './suggest-mode.ts';

type Suggested = ReturnType<SuggestMode['suggestion']>;

/** What became of whole blocks that somebody suggests to delete. */
interface SuggestedRemoval {
  content: NodeJson;
  /** Blocks of the section in which something is suggested that was not before. */
  changed: number;
  /** Objects that cannot be suggested to go: all that is neither a paragraph, a heading nor a list. */
  kept: number;
}

interface Placed {
  block: Node;
  pos: number;
}

function blocksIn(parent: Node, start: number): Placed[] {
  const placed: Placed[] = [];
  parent.forEach((block, offset) => {
    placed.push({ block, pos: start + offset });
  });
  return placed;
}

/**
 * Suggests to delete a block; gives how many objects of it stay. Of a heading the words are suggested to
 * go: it goes with the last of them. Beside an object of a list the words go.
 */
function suggestBlock(tr: Transaction, { block, pos }: Placed, who: Suggested): number {
  const inside = block.type.name === 'heading' ? 1 : 0;
  const range = { from: pos + inside, to: pos + block.nodeSize - inside };
  if (suggestDeletion(tr, range, who)) return 0;
  if (!CONTAINERS.has(block.type.name)) return 1;
  const parts = blocksIn(block, pos + 1);
  return parts.reduceRight((kept, part) => kept + suggestBlock(tr, part, who), 0);
}

/** A text in which whole blocks, both ends included, are suggested to be deleted. */
export function suggestRemoval(
  content: NodeJson,
  { from, to }: { from: number; to: number },
  who: Suggested,
): SuggestedRemoval {
  const { doc, tr } = EditorState.create({
    doc: Node.fromJSON(sectionSchema as Schema, content),
  });
  const chosen = blocksIn(doc, 0).slice(from, to + 1);
  let [changed, kept] = [0, 0];
  // from the end: what goes at once moves nothing that is still to come
  for (const placed of chosen.toReversed()) {
    const steps = tr.steps.length;
    kept += suggestBlock(tr, placed, who);
    if (tr.steps.length > steps) changed += 1;
  }
  return { content: tr.doc.toJSON() as NodeJson, changed, kept };
}
