import type { NodeJson } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import { runInText } from './run-in-text.ts';

type Attrs = Readonly<Record<string, unknown>>;

/** Changes attributes of the node at `pos`, if a node of that name still stands there. */
export function changeNode(editor: Editor, pos: number, name: string, attrs: Attrs): void {
  const node = editor.state.doc.nodeAt(pos);
  if (node?.type.name !== name) return;
  const tr = editor.state.tr;
  for (const [key, value] of Object.entries(attrs)) tr.setNodeAttribute(pos, key, value);
  editor.view.dispatch(tr);
  editor.view.focus();
}

/** Puts nodes within the line at the caret, which then stands after them. */
export function putInline(editor: Editor, content: NodeJson[]): void {
  runInText(editor, (chain) => chain.insertContent(content));
}

/** Removes the node at `pos`. */
export function removeNode(editor: Editor, pos: number): void {
  const node = editor.state.doc.nodeAt(pos);
  if (!node) return;
  runInText(editor, (chain) => chain.deleteRange({ from: pos, to: pos + node.nodeSize }));
}
