import type { NodeJson } from '@pv/editor-schema';
import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import { runInText } from '../../platform/rich-text/run-in-text.ts';

/** Where new blocks go, and the empty item of a list that goes for them. */
interface Place {
  from: number;
  to: number;
  item?: { from: number; to: number };
}

/** An item without a word around a position, with its list when it is the only one. */
function emptyItem($at: ResolvedPos): { from: number; to: number } | null {
  const item = $at.depth - 1;
  const alone = $at.depth > 2 && $at.node(item).type.name === 'listItem';
  if (!alone || $at.node(item).childCount > 1 || $at.parent.content.size > 0) return null;
  const depth = $at.node(item - 1).childCount > 1 ? item : item - 1;
  return { from: $at.before(depth), to: $at.after(depth) };
}

/** What new blocks replace: an empty line, an empty item, or nothing before or after a block. */
function placeAt(doc: Node, at: number): Place {
  const $at = doc.resolve(Math.min(at, doc.content.size));
  if ($at.depth === 0) return { from: $at.pos, to: $at.pos };
  const [before, after] = [$at.before(1), $at.after(1)];
  const inParagraph = $at.depth === 1 && $at.parent.type.name === 'paragraph';
  if (inParagraph && $at.parent.content.size === 0) return { from: before, to: after };
  const pos = inParagraph && $at.parentOffset === 0 ? before : after;
  const item = emptyItem($at);
  return { from: item?.from === before ? before : pos, to: pos, ...(item && { item }) };
}

/**
 * Puts whole blocks at a position: in the place of an empty paragraph, before a paragraph at whose start
 * the position is, else after the outermost block around it; an empty item of a list gives way. The caret goes into the first of them (its
 * caption), or behind what has no text. A section never ends with them: one must be able to write on.
 */
export function putBlocks(
  state: EditorState,
  blocks: readonly NodeJson[],
  at: number,
): Transaction {
  const { schema, doc, tr } = state;
  const nodes = blocks.map((block) => schema.nodeFromJSON(block));
  const place = placeAt(doc, at);
  if (place.item) tr.delete(place.item.from, place.item.to);
  const from = tr.mapping.map(place.from);
  tr.replaceWith(from, tr.mapping.map(place.to), nodes);
  const end = nodes.reduce((pos, node) => pos + node.nodeSize, from);
  const paragraph = schema.nodes.paragraph?.create();
  const next = tr.doc.resolve(end).nodeAfter;
  // what is typed after a formula explains it
  const explained = nodes.at(-1)?.type.name === 'formula' && next?.type.name !== 'paragraph';
  if ((explained || !next) && paragraph) tr.insert(end, paragraph);
  const caret = nodes[0]?.isAtom ? end : from + 1;
  return tr.setSelection(Selection.near(tr.doc.resolve(caret))).scrollIntoView();
}

/** Puts a whole block at the caret, see `putBlocks`, and gives the focus to the text. */
export function putAtCaret({ state, view }: Editor, block: NodeJson): void {
  view.dispatch(putBlocks(state, [block], state.selection.from));
  view.focus();
}

/** Puts the caret into the empty paragraph at a position between blocks, which is made where it is missing. */
export function writeAt(state: EditorState, pos: number): Transaction {
  const { doc, schema, tr } = state;
  const next = doc.resolve(pos).nodeAfter;
  const paragraph = schema.nodes.paragraph?.create();
  const there = next?.type.name === 'paragraph' && next.content.size === 0;
  if (!there && paragraph) tr.insert(pos, paragraph);
  return tr.setSelection(Selection.near(tr.doc.resolve(pos + 1))).scrollIntoView();
}

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
