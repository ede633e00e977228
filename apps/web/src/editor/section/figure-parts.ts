import { type FigureImage, figureImages, type NodeJson } from '@pv/editor-schema';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { newId } from '../document/new-id.ts';

/** A column is half as wide as the line: a small picture stands twice as large in it. */
const inColumn = ({ width, ...image }: FigureImage): FigureImage => ({
  ...image,
  width: Math.min(100, width * 2),
});

const partOf = (image: FigureImage): NodeJson => ({
  type: 'figurePart',
  attrs: { id: newId(), images: [inColumn(image)] },
});

/**
 * A figure with more pictures, each a part behind the part `after` or at the end. One with a single
 * picture becomes one of parts under the same id and name; one without any takes a single picture as its own.
 */
export function withParts(
  figure: NodeJson,
  images: readonly FigureImage[],
  after: string | null = null,
): NodeJson {
  const { content = [], attrs } = figure;
  const made = images.map(partOf);
  if (figure.type === 'partedFigure') {
    const parts = content.filter(({ type }) => type === 'figurePart').length;
    const at = content.findIndex((child) => after !== null && child.attrs?.id === after);
    return { ...figure, content: content.toSpliced(at < 0 ? parts : at + 1, 0, ...made) };
  }
  const own = figureImages(figure);
  if (own.length + images.length === 1) return { ...figure, attrs: { ...attrs, images } };
  const caption = { type: 'figureCaption', ...(content.length > 0 && { content }) };
  return {
    type: 'partedFigure',
    attrs: { id: attrs?.id ?? null, landscape: attrs?.landscape ?? null, columns: 2 },
    content: [...own.map(partOf), ...made, caption],
  };
}

/** The figure around a position: its id, and that of the part; null elsewhere. */
export function figureAround(doc: Node, pos: number): { id: string; part: string | null } | null {
  const $pos = doc.resolve(Math.min(pos, doc.content.size));
  for (let depth = $pos.depth; depth > 0; depth -= 1) {
    const { type, attrs } = $pos.node(depth);
    if (type.name !== 'figure' && type.name !== 'partedFigure') continue;
    const inner = $pos.depth > depth ? $pos.node(depth + 1) : null;
    const part = inner?.type.name === 'figurePart' ? inner.attrs.id : null;
    return typeof attrs.id === 'string' ? { id: attrs.id, part } : null;
  }
  return null;
}

/** Where the part with an id stands; null where there is none. */
export function partWithId(doc: Node, id: unknown): number | null {
  let found: number | null = null;
  doc.descendants((node, pos) => {
    if (node.type.name === 'figurePart' && node.attrs.id === id) found = pos;
    return found === null && !node.isTextblock;
  });
  return found;
}

/** The part around the caret: its place; null elsewhere. */
export function partAtCaret({ selection: { $from } }: EditorState): number | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === 'figurePart') return $from.before(depth);
  }
  return null;
}

/** Puts a part into the place of another one of its figure; the others close up. Null where that is none. */
export function movePart(state: EditorState, from: number, to: number): Transaction | null {
  const { doc, tr } = state;
  const [$from, $to] = [doc.resolve(from), doc.resolve(to)];
  const [part, other] = [$from.nodeAfter, $to.nodeAfter];
  if (!part || other?.type !== part.type || !$from.sameParent($to) || from === to) return null;
  const place = from < to ? to + other.nodeSize - part.nodeSize : to;
  tr.delete(from, from + part.nodeSize).insert(place, part);
  const { $head } = state.selection;
  const inPart = $head.pos > from && $head.pos < from + part.nodeSize;
  const caret = place + 1 + (inPart ? $head.pos - from - 1 : 0);
  return tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView();
}

/** Moves the part around the caret one place on or back; null where there is none to change with. */
export function stepPart(state: EditorState, step: 1 | -1): Transaction | null {
  const from = partAtCaret(state);
  if (from === null) return null;
  const $from = state.doc.resolve(from);
  const other = step === 1 ? $from.parent.maybeChild($from.index() + 1) : $from.nodeBefore;
  if (other?.type.name !== 'figurePart') return null;
  return movePart(
    state,
    from,
    step === 1 ? $from.posAtIndex($from.index() + 1) : from - other.nodeSize,
  );
}

/** From a picture into the name of its figure or part: there the tools and the comments of it begin. Null beside pictures. */
export function intoName(
  { tr }: EditorState,
  { node, pos, target }: { node: Node; pos: number; target: EventTarget | null },
): Transaction | null {
  const picture = target instanceof Element && target.closest('.pictures');
  if (!picture || !node.isTextblock) return null;
  return tr.setSelection(TextSelection.create(tr.doc, pos + node.nodeSize - 1));
}
