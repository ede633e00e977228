/** What stands between the letters of a text: each as one, however it is drawn. */
const SINGLE = '.atom, .formula, .pictures, br';
/** What only the editor draws: carets of others, and a break that holds the last line open. */
const PASSING = '.pv-caret, .ProseMirror-trailingBreak';
/** An element whose text is typed. */
const LINE = 'p, h2, h3, h4, pre, figcaption';

/** What an element holds, in order: its typed text piece by piece, and what stands between. */
function piecesOf(root: Node): (Text | Element)[] {
  return [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return [node];
    if (!(node instanceof Element) || node.matches(PASSING)) return [];
    return node.matches(SINGLE) ? [node] : piecesOf(node);
  });
}

/** The typed text of an element, piece by piece. */
export const typedNodes = (root: Node): Text[] =>
  piecesOf(root).filter((piece) => piece instanceof Text);

/** What is read of a piece within a range: of a formula what was typed, of a picture nothing. */
function readPiece(piece: Text | Element, range: Range): string {
  if (piece instanceof Text) {
    const start = piece === range.startContainer ? range.startOffset : 0;
    const end = piece === range.endContainer ? range.endOffset : piece.length;
    return piece.data.slice(start, end);
  }
  if (piece.matches('br')) return ' ';
  return piece instanceof HTMLElement && piece.matches('.atom')
    ? (piece.dataset.tex ?? piece.textContent)
    : '';
}

/** The words of a range as they are read: typed text with the numbers among it, a break between lines. */
export function wordsIn(root: Node, range: Range): string {
  let words = '';
  let last: Element | null | undefined = null;
  for (const piece of piecesOf(root)) {
    const read = range.intersectsNode(piece) ? readPiece(piece, range) : '';
    if (read === '') continue;
    const line = piece.parentElement?.closest(LINE);
    if (words !== '' && line !== last) words += '\n';
    words += read;
    last = line;
  }
  return words;
}

/** A place of the page as the browser names it. */
interface DomPlace {
  node: Node;
  offset: number;
}

/** Where the browser would put its caret for a point of the window. */
export function caretAt(x: number, y: number): DomPlace | null {
  if (document.caretPositionFromPoint) {
    const found = document.caretPositionFromPoint(x, y);
    return found && { node: found.offsetNode, offset: found.offset };
  }
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

function placeBeside(element: Element, side: 'before' | 'after'): DomPlace {
  const range = document.createRange();
  if (side === 'before') range.setStartBefore(element);
  else range.setStartAfter(element);
  return { node: range.startContainer, offset: range.startOffset };
}

/** A place within an atom of the line stands beside it, on the side that is nearer to the point. */
function besideAtom(place: DomPlace, x: number, y: number): DomPlace {
  const { node } = place;
  const atom = (node instanceof Element ? node : node.parentElement)?.closest('.atom');
  if (!atom) return place;
  // an atom that goes over several lines ends on the last of them
  const boxes = [...atom.getClientRects()];
  const last = boxes.at(-1);
  const onLast = last && (boxes.length === 1 || y >= last.top);
  const after = onLast && x > (last.left + last.right) / 2;
  return placeBeside(atom, after ? 'after' : 'before');
}

/** A place of a section's text that holds however the text is drawn and laid out. */
export interface ShownPlace {
  /** Counted from the beginning of the section. */
  block: number;
  /** The line of the block, such as the paragraph of a cell, and what stands in it before the place: letters, atoms, breaks. */
  line: number;
  typed: number;
  /** Where the block begins in the window, px. */
  top: number;
}

const linesOf = (block: Element): Element[] =>
  block.matches(LINE) ? [block] : [...block.querySelectorAll(LINE)];

function typedBefore(line: Element, { node, offset }: DomPlace): number {
  const before = document.createRange();
  before.setStart(line, 0);
  before.setEnd(node, offset);
  const typed = (piece: Text | Element): number => {
    if (piece instanceof Text) return piece === node ? offset : piece.length;
    return piece.contains(node) ? 0 : 1;
  };
  return piecesOf(line)
    .filter((piece) => before.intersectsNode(piece))
    .reduce((sum, piece) => sum + typed(piece), 0);
}

/** The place of a shown text, `.pv-text`; null outside its blocks. */
export function shownPlace(text: Element, place: DomPlace): ShownPlace | null {
  const block = [...text.children].findIndex((one) => one.contains(place.node));
  const element = text.children[block];
  if (!element) return null;
  const lines = linesOf(element);
  const line = lines.findIndex((one) => one.contains(place.node));
  const typed = lines[line] ? typedBefore(lines[line], place) : 0;
  return { block, line: Math.max(0, line), typed, top: element.getBoundingClientRect().top };
}

/** The place of a shown text at a point of the window; null outside its blocks. */
export function shownAt(text: Element, x: number, y: number): ShownPlace | null {
  const caret = caretAt(x, y);
  return caret && shownPlace(text, besideAtom(caret, x, y));
}

/** The same place in a block as it is drawn now, before what follows it; the nearest one that is there. */
export function domPlace(block: Element, { line, typed }: ShownPlace): DomPlace {
  const lines = linesOf(block);
  const element = lines[Math.min(line, lines.length - 1)] ?? block;
  let left = typed;
  for (const piece of piecesOf(element)) {
    const text = piece instanceof Text;
    const size = text ? piece.length : 1;
    if (left < size) return text ? { node: piece, offset: left } : placeBeside(piece, 'before');
    left -= size;
  }
  return { node: element, offset: element.childNodes.length };
}
