import { anchorAt, anchorOf, type TextAnchor, withShown } from '@pv/editor-schema';
import type * as Y from 'yjs';
import { typedNodes, wordsIn } from '../text/shown-place.ts';

const SECTION = 'section-';

const textOf = (section: string): Element | null =>
  document.getElementById(SECTION + section)?.querySelector('.pv-text') ?? null;

/** How shown texts are found by what is typed in them; reads each section once. */
export function textFinder() {
  const read = new Map<string, Text[]>();
  const nodesOf = (section: string): Text[] => {
    const root = textOf(section);
    const nodes = read.get(section) ?? (root ? typedNodes(root) : []);
    read.set(section, nodes);
    return nodes;
  };
  return (section: string, [from, to]: readonly [number, number]): Range | null => {
    let typed = 0;
    let range: Range | null = null;
    for (const node of nodesOf(section)) {
      const end = typed + node.length;
      if (!range && from < end) {
        range = document.createRange();
        range.setStart(node, Math.max(0, from - typed));
      }
      if (range && to <= end) {
        range.setEnd(node, to - typed);
        return range;
      }
      typed = end;
    }
    return null;
  };
}

/** Counts of typed characters of a section between which a range lies. */
function typedBetween(text: Element, range: Range): [number, number] {
  let typed = 0;
  let from: number | null = null;
  let to = 0;
  for (const node of typedNodes(text)) {
    const inside = range.intersectsNode(node);
    if (inside) {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.length;
      if (end > start) {
        from ??= typed + start;
        to = typed + end;
      }
    }
    typed += node.length;
  }
  return [from ?? 0, from === null ? 0 : to];
}

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

const sectionOf = (sheet: Element): string => sheet.id.slice(SECTION.length);

/** What is selected on the page, where it lies within one section of the document. */
export function selectedRange(): { range: Range; sheet: Element } | null {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const sheet = range && elementOf(range.commonAncestorContainer)?.closest('.pv-sheet');
  return range && sheet ? { range, sheet } : null;
}

const THING = '[data-source], [data-id]:not(h2, h3, h4)';
/** As a text that is read draws it, or its editor; a source is called by its record. */
const CAPTION = 'figcaption, .caption, [data-type$="Caption"], [data-record]';
const BLOCK = 'p, h2, h3, h4, pre, figcaption';

/** The object of an element: what is shown of it is what it is called by. */
function thingAt(section: string, element: Element | null | undefined): TextAnchor | null {
  const thing = element?.closest<HTMLElement>(THING);
  if (!thing) return null;
  const { source, id, label = '' } = thing.dataset;
  // a drawn formula holds its signs several times over, and its number says which one is meant
  const tex = thing.querySelector<HTMLElement>('.tex')?.dataset.tex;
  const formula = label ? tex && '' : tex;
  const caption = thing.querySelector(CAPTION)?.textContent ?? formula ?? thing.textContent;
  const quote = [label, caption.trim()].filter(Boolean).join(' — ').slice(0, 300);
  if (source) return anchorAt(section, { source, quote });
  return id ? anchorAt(section, { node: id, quote }) : null;
}

/** The anchor of an object that was pointed at; null where there is none. */
export function anchorOfThing(element: Element): TextAnchor | null {
  const sheet = element.closest('.pv-sheet');
  return sheet ? thingAt(sectionOf(sheet), element) : null;
}

/** Finds an object by its place in the text; null for words. */
export function thingSelector({
  node,
  source,
}: Pick<TextAnchor, 'node' | 'source'>): string | null {
  if (source !== null) return `[data-source="${CSS.escape(source)}"]`;
  return node === null ? null : `[data-id="${CSS.escape(node)}"]`;
}

/** The object of an anchor as it is shown now. */
export function shownThing(anchor: TextAnchor): Element | null {
  const selector = thingSelector(anchor);
  const sheet = document.getElementById(SECTION + anchor.section);
  return (selector !== null && sheet?.querySelector(selector)) || null;
}

/** The section in the middle of the window. */
const lookedAt = (): Element | null | undefined =>
  document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('.pv-sheet');

/**
 * What a comment begun now is about: the selected words; without them the object or the paragraph of the
 * caret, or else the section that is looked at. Null where no text is shown.
 */
export function anchorHere(doc: Y.Doc): TextAnchor | null {
  const selected = selectedRange();
  const sheet = selected?.sheet ?? lookedAt() ?? document.querySelector('.pv-sheet');
  if (!sheet) return null;
  const section = sectionOf(sheet);
  if (!selected) return anchorAt(section);
  const { range } = selected;
  // an object that is selected as a whole stands behind the start
  const first = range.collapsed ? null : range.startContainer.childNodes[range.startOffset];
  const at = elementOf(first ?? range.startContainer);
  const text = textOf(section);
  const whole = text?.contains(range.commonAncestorContainer) ? text : null;
  if (whole && !range.collapsed) {
    const words = typedBetween(whole, range);
    if (words[1] > words[0]) return withShown(anchorOf(doc, section, words), wordsIn(whole, range));
  }
  const thing = thingAt(section, at);
  if (thing || !whole) return thing ?? anchorAt(section);
  const block = at?.closest(BLOCK);
  if (!block || !whole.contains(block)) return anchorAt(section);
  const around = document.createRange();
  around.selectNodeContents(block);
  const words = typedBetween(whole, around);
  // of a number alone the paragraph is meant in which it stands, and of no letter too
  const read = wordsIn(whole, range).trim() || wordsIn(whole, around);
  return words[1] > words[0] ? withShown(anchorOf(doc, section, words), read) : anchorAt(section);
}
