import { type NodeJson, sectionSchema } from '@pv/editor-schema';
import { Node, type Schema } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { suggestDeletion } from './suggest-deletion.ts';
import type { SuggestMode } from './suggest-mode.ts';

type Suggested = ReturnType<SuggestMode['suggestion']>;

/** What became of whole blocks that somebody suggests to delete. */
interface SuggestedRemoval {
  content: NodeJson;
  /** Blocks of which nothing could be suggested: figures, tables, formulas. */
  kept: number;
}

/** Of a heading only the words can be suggested to go: its number stays until it is taken away itself. */
function suggestBlock(tr: Transaction, block: Node, pos: number, who: Suggested): boolean {
  const inside = block.type.name === 'heading' ? 1 : 0;
  return suggestDeletion(tr, { from: pos + inside, to: pos + block.nodeSize - inside }, who);
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
  const blocks: { block: Node; pos: number }[] = [];
  doc.forEach((block, pos, index) => {
    if (index >= from && index <= to) blocks.push({ block, pos });
  });
  // from the end: what goes at once moves nothing that is still to come
  const kept = blocks.reverse().filter(({ block, pos }) => !suggestBlock(tr, block, pos, who));
  return { content: tr.doc.toJSON() as NodeJson, kept: kept.length };
}
