import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Selection, TextSelection } from '@tiptap/pm/state';
import type { CaretTarget, Point } from '../shell/workbench.ts';
import { domPlace, type ShownPlace, shownAt } from '../text/shown-place.ts';

/** A rectangle of the window, px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

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

/** Moves a point beside the text, such as the margin of the page, to the nearest one in the text. */
export function intoBox({ left, top }: Point, box: Box): Point {
  const between = (value: number, low: number, high: number) =>
    Math.max(low, Math.min(value, high));
  return {
    left: between(left, box.left + 1, box.right - 1),
    top: between(top, box.top + 1, box.bottom - 1),
  };
}

/**
 * Names the place of a point by the text itself where a long one is about to be edited: until the browser
 * has drawn that, all of it stands elsewhere.
 */
export function withShown(host: Element, point: Point): Point {
  const text = host.matches('[data-long]') ? host.querySelector('.pv-text') : null;
  if (!text) return point;
  const { left, top } = intoBox(point, text.getBoundingClientRect());
  const shown = shownAt(text, left, top);
  return shown ? { ...point, shown } : point;
}

const blockAt = ({ view }: Editor, block: number): Element | null => {
  const found = nodeAtPath(view.state.doc, [block]);
  const node = found && view.nodeDOM(found.pos);
  return node instanceof Element ? node : null;
};

/** Scrolls a text that has just been drawn so that a block stands where it stood in the window. */
function holdBlock(editor: Editor, { block, top }: ShownPlace): void {
  const scrolled = editor.view.dom.closest('.pv-doc');
  const now = blockAt(editor, block)?.getBoundingClientRect().top;
  if (scrolled && now !== undefined) scrolled.scrollTop += now - top;
}

function positionAt(editor: Editor, point: Point): number | null {
  const { view } = editor;
  const block = point.shown && blockAt(editor, point.shown.block);
  if (point.shown && block) {
    const { node, offset } = domPlace(block, point.shown);
    return view.posAtDOM(node, offset);
  }
  return view.posAtCoords(intoBox(point, view.dom.getBoundingClientRect()))?.pos ?? null;
}

function selectionFor(editor: Editor, target: CaretTarget): Selection {
  const { doc } = editor.state;
  if (target === 'start') return Selection.atStart(doc);
  if (target === 'end') return Selection.atEnd(doc);
  if ('path' in target) return selectionAt(doc, target);
  if ('from' in target) {
    const from = doc.resolve(positionAt(editor, target.from) ?? 0);
    const to = doc.resolve(positionAt(editor, target.to) ?? doc.content.size);
    return TextSelection.between(from, to);
  }
  const pos = positionAt(editor, target);
  return pos === null ? Selection.atEnd(doc) : Selection.near(doc.resolve(pos));
}

/** A click under a figure, a table or a formula that ends the section: there must be a line to write on. */
function addLine(editor: Editor): void {
  const { doc, schema, tr } = editor.state;
  if (doc.lastChild?.isTextblock && doc.lastChild.type.name !== 'figure') return;
  const paragraph = schema.nodes.paragraph?.create();
  if (paragraph) editor.view.dispatch(tr.insert(doc.content.size, paragraph));
}

const isPoint = (target: CaretTarget): target is Point =>
  typeof target === 'object' && 'left' in target;

/** Puts the caret into an editor, and the focus unless that is to stay; a clicked point is in view already and does not scroll. */
export function placeCaret(editor: Editor, target: CaretTarget): void {
  const shown = typeof target === 'object' && 'from' in target ? target.from.shown : null;
  const held = isPoint(target) ? target.shown : shown;
  if (held) holdBlock(editor, held);
  const below = isPoint(target) && target.top > editor.view.dom.getBoundingClientRect().bottom;
  if (below) addLine(editor);
  const selection = selectionFor(editor, below ? 'end' : target);
  const tr = editor.state.tr.setSelection(selection);
  const clicked = typeof target === 'object' && !('path' in target);
  editor.view.dispatch(clicked ? tr : tr.scrollIntoView());
  const still = typeof target === 'object' && 'path' in target && target.still;
  if (!still) editor.view.focus();
}
