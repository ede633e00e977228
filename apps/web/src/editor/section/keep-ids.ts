import { NUMBERED_NODES } from '@pv/editor-schema';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { ySyncPluginKey } from '@tiptap/y-tiptap';
import { newId } from '../document/new-id.ts';

const NUMBERED: ReadonlySet<string> = new Set(NUMBERED_NODES);

/** Positions of numbered nodes without an id, or with one that an earlier node has (a copy). */
export function nodesToName(doc: Node): number[] {
  const seen = new Set<string>();
  const found: number[] = [];
  doc.descendants((node, pos) => {
    if (node.isTextblock && !NUMBERED.has(node.type.name)) return false;
    if (!NUMBERED.has(node.type.name)) return true;
    const id: unknown = node.attrs.id;
    if (typeof id !== 'string' || seen.has(id)) found.push(pos);
    else seen.add(id);
    return true;
  });
  return found;
}

/** Names what this person has just typed or pasted; what comes from others is named by them. */
function name(transactions: readonly Transaction[], state: EditorState): Transaction | null {
  const own = transactions.some((tr) => tr.docChanged && !tr.getMeta(ySyncPluginKey));
  const positions = own ? nodesToName(state.doc) : [];
  if (positions.length === 0) return null;
  const tr = state.tr;
  for (const pos of positions) tr.setNodeAttribute(pos, 'id', newId());
  return tr;
}

/** Gives every numbered node an id of its own, so that it can be referred to. */
export const keepIds = Extension.create({
  name: 'keepIds',
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: (transactions, _, state) => name(transactions, state) }),
  ],
});
