import { all, isBlank, unwrap } from './dom.ts';
import { tidyLists, tidyWordLists } from './tidy-lists.ts';
import { type PastedPictures, tidyPictures } from './tidy-pictures.ts';
import { tidyTables } from './tidy-tables.ts';

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
  applyStyles(pasted);
  tidyMarks(body);
  const pictures = tidyPictures(body);
  tidyTables(body);
  tidyLists(body);
  dropBlankLines(body);
  return { html: body.innerHTML, pictures };
}
