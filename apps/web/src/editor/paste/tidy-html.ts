import {
  all,
  carry,
  countsLetters,
  isBlank,
  type ListShape,
  shapeOfMarker,
  unwrap,
} from './dom.ts';
import { tidyFootnotes } from './tidy-footnotes.ts';
import { type PastedPictures, tidyPictures } from './tidy-pictures.ts';
import { tidyTables } from './tidy-tables.ts';

const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** A paragraph of Word that is an item of a list. */
interface Item {
  element: Element;
  level: number;
  shape: ListShape;
}

function readItem(element: Element): Item | null {
  const level = LEVEL.exec(element.getAttribute('style') ?? '')?.[1];
  const marker = element.querySelector(MARKER);
  if (element.tagName !== 'P' || !level || !marker) return null;
  return { element, level: Number(level), shape: shapeOfMarker(marker.textContent ?? '') };
}

function makeList({ element, shape }: Item): HTMLElement {
  const list = element.ownerDocument.createElement(shape.kind === 'dash' ? 'ul' : 'ol');
  if (shape.kind !== 'dash') {
    carry(list, 'format', shape.kind);
    carry(list, 'start', shape.start);
  }
  return list;
}

/** Puts items that follow one another into lists, the deeper ones into the item before them. */
function nest(items: readonly Item[]): void {
  const open: { level: number; kind: ListShape['kind']; list: HTMLElement }[] = [];
  for (const item of items) {
    while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
    const same = open.at(-1)?.level === item.level;
    if (same && open.at(-1)?.kind !== item.shape.kind) open.pop();
    if (open.at(-1)?.level !== item.level) {
      const list = makeList(item);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else item.element.before(list);
      open.push({ level: item.level, kind: item.shape.kind, list });
    }
    const line = item.element.ownerDocument.createElement('li');
    open.at(-1)?.list.append(line);
    line.append(item.element);
  }
}

/** Lists of Word, which are paragraphs with typed markers, become lists; markers before headings go. */
function tidyWordLists(body: HTMLElement): void {
  let run: Item[] = [];
  for (const element of all(body, 'p')) {
    const item = readItem(element);
    if (!item) continue;
    if (run.at(-1)?.element.nextElementSibling !== element) {
      nest(run);
      run = [];
    }
    run.push(item);
  }
  nest(run);
  for (const marker of all(body, MARKER)) marker.remove();
}

/** Ordered lists of HTML keep letters and the number they begin with. */
function tidyLists(body: HTMLElement): void {
  for (const list of all(body, 'ol:not([data-format])')) {
    const item = list.querySelector<HTMLElement>('li');
    const style = `${list.style.listStyleType} ${item?.style.listStyleType ?? ''}`;
    if (countsLetters(list.getAttribute('type'), style)) carry(list, 'format', 'letter');
    const start = Number(list.getAttribute('start') ?? 1);
    if (start > 1) carry(list, 'start', start);
  }
}

const BLOCKS = /^(P|DIV|TABLE|UL|OL|LI|H[1-6]|SECTION|FIGURE|PRE|BLOCKQUOTE|HR)$/;

/** Styles that stand in the head of the fragment, as Excel and Word write them, go to their elements. */
function applyStyles(document: Document): void {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const element of all(document.body, rule.selectorText)) {
        element.style.cssText = `${rule.style.cssText};${element.style.cssText}`;
      }
    }
  }
  for (const part of all(document, 'style, script, meta, link, title, xml')) part.remove();
}

/** A word is bold or underlined for itself, not because it stands in a wrapper or a link. */
function tidyMarks(body: HTMLElement): void {
  for (const bold of all(body, 'b, strong')) {
    if (bold.style.fontWeight === 'normal' || bold.style.fontWeight === '400') unwrap(bold);
  }
  for (const part of all(body, 'a u')) unwrap(part);
  for (const part of all(body, 'a, a [style]')) part.style.textDecoration = '';
}

const isEdge = (node: ChildNode | null): boolean => {
  let at = node;
  while (at && at.nodeType !== Node.ELEMENT_NODE && !at.textContent?.trim()) at = at.nextSibling;
  return at === null || BLOCKS.test(at.nodeName);
};

/** Empty lines between paragraphs: spacing belongs to the standard. Those in cells keep the cell. */
function dropBlankLines(body: HTMLElement): void {
  for (const line of all(body, 'br')) {
    const before = line.previousElementSibling;
    const inLine =
      line.parentElement && /^(P|LI|H[1-6]|PRE|SPAN|A|B|I|TD|TH)$/.test(line.parentElement.tagName);
    const after = line.previousSibling === null || (before && BLOCKS.test(before.tagName));
    if (!inLine && after && isEdge(line.nextSibling)) line.remove();
  }
  for (const line of all(body, 'p, h1, h2, h3, h4, h5, h6')) {
    if (isBlank(line) && !line.closest('td, th, li, section')) line.remove();
  }
}

/**
 * Makes HTML that other programs put on the clipboard into what the schema of a section reads: tables
 * with captions, lists, figures. Gives the HTML and the pictures that its figures wait for. What was
 * copied in this editor stays as it is.
 */
export function tidyHtml(html: string): { html: string; pictures: PastedPictures } {
  if (html.includes('data-pm-slice')) return { html, pictures: { files: new Map(), missing: 0 } };
  const pasted = document.implementation.createHTMLDocument();
  const { body } = pasted;
  // rows without a table, as some programs give them, would be lost
  body.innerHTML = /^\s*(<meta[^>]*>\s*)*<t(r|body|head)[\s>]/i.test(html)
    ? `<table>${html}</table>`
    : html;
  tidyWordLists(body);
  tidyFootnotes(body);
  applyStyles(pasted);
  tidyMarks(body);
  const pictures = tidyPictures(body);
  tidyTables(body);
  tidyLists(body);
  dropBlankLines(body);
  return { html: body.innerHTML, pictures };
}
