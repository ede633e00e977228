/** What stands in a shown text without being typed in it. */
const DRAWN = '.atom, .formula, .pictures, .pv-caret';
/** An element whose text is typed. */
const LINE = 'p, h2, h3, h4, pre, figcaption';

/** The typed text of an element, piece by piece. */
export function typedNodes(root: Node): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(DRAWN)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  }
  return found;
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

/** A place of a section's text that holds however the text is drawn and laid out. */
export interface ShownPlace {
  /** Counted from the beginning of the section. */
  block: number;
  /** The line of the block, such as the paragraph of a cell, and the letters typed in it before the place. */
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
  return typedNodes(line)
    .filter((text) => before.intersectsNode(text))
    .reduce((sum, text) => sum + (text === node ? offset : text.length), 0);
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

/** The same place in a block as it is drawn now; the nearest one that is there. */
export function domPlace(block: Element, { line, typed }: ShownPlace): DomPlace {
  const lines = linesOf(block);
  const element = lines[Math.min(line, lines.length - 1)] ?? block;
  let left = typed;
  let last: DomPlace = { node: element, offset: 0 };
  for (const node of typedNodes(element)) {
    last = { node, offset: Math.min(left, node.length) };
    if (left <= node.length) break;
    left -= node.length;
  }
  return last;
}
