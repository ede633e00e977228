import type { Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { putBlocks } from '../section/put-blocks.ts';

const OBJECTS: ReadonlySet<string> = new Set(['tableBlock', 'figure', 'listing']);

/** Whether a slice holds an object with a caption among its blocks. */
export const holdsObject = ({ content }: Slice): boolean =>
  content.content.some(({ type }) => OBJECTS.has(type.name));

/**
 * Pastes blocks some of which have captions: text before and after them joins the paragraph of the caret;
 * alone, or pasted in a list or a caption, they stand after the block of the caret. A line to write on
 * always follows.
 */
export function putSlice(state: EditorState, slice: Slice): Transaction {
  const { $from, empty } = state.selection;
  const running = $from.depth === 1 && /^(paragraph|heading)$/.test($from.parent.type.name);
  const closed = slice.openStart === 0 && slice.openEnd === 0;
  if (empty && (closed || !running)) {
    return putBlocks(state, slice.content.toJSON(), $from.pos).setMeta('paste', true);
  }
  const tr = state.tr.replaceSelection(slice);
  const last = tr.doc.lastChild;
  const line = state.schema.nodes.paragraph?.create();
  if (last && OBJECTS.has(last.type.name) && line) tr.insert(tr.doc.content.size, line);
  return tr.scrollIntoView().setMeta('paste', true);
}
