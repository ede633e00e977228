import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { CaretTarget } from '../shell/workbench.ts';

/** The position before the node at a path of child indexes, and the node; the nearest one that is there. */
export function nodeAtPath(doc: Node, path: readonly number[]): { pos: number; node: Node } | null {
  let pos = 0;
  let parent = doc;
  let found: { pos: number; node: Node } | null = null;
  for (const index of path) {
    if (index >= parent.childCount) return found;
    for (let before = 0; before < index; before += 1) pos += parent.child(before).nodeSize;
    const node = parent.child(index);
    found = { pos, node };
    pos += 1;
    parent = node;
  }
  return found;
}

/** The selection inside the node at a path: a range of its text, the object, or the start of its text. */
function selectionAt(doc: Node, target: Extract<CaretTarget, { path: unknown }>): Selection {
  const found = nodeAtPath(doc, target.path);
  if (!found) return Selection.atStart(doc);
  const { pos, node } = found;
  if (target.range && node.isTextblock) {
    const [from, to] = target.range.map((at) => pos + 1 + Math.min(at, node.content.size));
    return TextSelection.create(doc, from ?? pos + 1, to ?? pos + 1);
  }
  if (node.isAtom && NodeSelection.isSelectable(node)) return NodeSelection.create(doc, pos);
  return Selection.near(doc.resolve(pos + 1));
}

function selectionFor({ state, view }: Editor, target: CaretTarget): Selection {
  if (target === 'start') return Selection.atStart(state.doc);
  if (target === 'end') return Selection.atEnd(state.doc);
  if ('path' in target) return selectionAt(state.doc, target);
  const found = view.posAtCoords(target);
  return found ? Selection.near(state.doc.resolve(found.pos)) : Selection.atEnd(state.doc);
}

/** Puts the caret and the focus into an editor; a clicked point is in view already and does not scroll. */
export function placeCaret(editor: Editor, target: CaretTarget): void {
  const tr = editor.state.tr.setSelection(selectionFor(editor, target));
  const clicked = typeof target === 'object' && 'left' in target;
  editor.view.dispatch(clicked ? tr : tr.scrollIntoView());
  editor.view.focus();
}
