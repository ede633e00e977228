import type { NodeJson } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import { runInText } from '../../platform/rich-text/run-in-text.ts';

type Attrs = Readonly<Record<string, unknown>>;

/** Changes attributes of the node at `pos`; false if there is no such place or no node of that name. */
export function changeNode(
  editor: Editor,
  pos: number | null,
  name: string,
  attrs: Attrs,
): boolean {
  if (pos === null || editor.state.doc.nodeAt(pos)?.type.name !== name) return false;
  const tr = editor.state.tr;
  for (const [key, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, key, value);
  editor.view.dispatch(tr);
  editor.view.focus();
  return true;
}

/** Puts nodes within the line at the caret, which then stands after them. */
export function putInline(editor: Editor, content: NodeJson[]): void {
  runInText(editor, (chain) => chain.insertContent(content));
}

/** Removes the node at `pos`, if there is one. */
export function removeNode(editor: Editor, pos: number | null): void {
  const node = pos === null ? null : editor.state.doc.nodeAt(pos);
  if (!node || pos === null) return;
  runInText(editor, (chain) => chain.deleteRange({ from: pos, to: pos + node.nodeSize }));
}
