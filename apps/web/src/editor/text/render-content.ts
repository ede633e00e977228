import {
  type Attributed,
  cellSpan,
  figureColumns,
  figureImages,
  headingLevel,
  isSuggestionMark,
  listStart,
  type MarkName,
  type NodeJson,
  type NodeName,
  readSuggestion,
  type SuggestionKind,
  textAttribute,
} from '@pv/editor-schema';
import {
  element,
  fillFormula,
  fillPictures,
  inlineAtom,
  markNumbered,
  partElement,
} from './objects.ts';
import { SUGGESTION_TAGS, showChange, suggestionAttributes } from './suggestion-look.ts';

/** An address that may be followed, the web and mail only; null for anything else. */
export function safeHref(href: unknown): string | null {
  const address = String(href ?? '');
  return /^(https?:|mailto:)/i.test(address) ? address : null;
}

type Render = (node: NodeJson) => Node;

const MARK_TAGS: Record<Exclude<MarkName, 'link' | SuggestionKind>, keyof HTMLElementTagNameMap> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

const TAGS: ReadonlyMap<string, keyof HTMLElementTagNameMap> = new Map(Object.entries(MARK_TAGS));

function marked(inner: Node, mark: Attributed & { type: string }): Node {
  if (mark.type === 'link') {
    const link = element('a');
    const href = safeHref(mark.attrs?.href);
    if (href) link.href = href;
    link.rel = 'noopener noreferrer';
    link.append(inner);
    return link;
  }
  if (isSuggestionMark(mark.type)) {
    const about = document.createElement(SUGGESTION_TAGS[mark.type]);
    const look = suggestionAttributes(mark.type, readSuggestion(mark.attrs));
    for (const [name, value] of Object.entries(look)) about.setAttribute(name, value);
    about.append(inner);
    return about;
  }
  const tag = TAGS.get(mark.type);
  if (!tag) return inner;
  const wrapper = document.createElement(tag);
  wrapper.append(inner);
  return wrapper;
}

function filled<T extends HTMLElement>(target: T, node: NodeJson): T {
  for (const child of node.content ?? []) target.append(renderNode(child));
  return target;
}

/** A block of text; an empty one keeps the height of its line. */
function textBlock<T extends HTMLElement>(target: T, node: NodeJson): T {
  filled(target, node);
  if (!target.hasChildNodes()) target.append(document.createElement('br'));
  return target;
}

const numbered = <T extends HTMLElement>(
  target: T,
  kind: Parameters<typeof markNumbered>[1],
  node: Attributed,
): T => {
  markNumbered(target, kind, node.attrs?.id);
  return target;
};

function cell(tag: 'td' | 'th'): Render {
  return (node) => {
    const made = element(tag);
    made.colSpan = cellSpan(node, 'colspan');
    made.rowSpan = cellSpan(node, 'rowspan');
    made.style.textAlign = textAttribute(node, 'align');
    return filled(made, node);
  };
}

/** Widths of columns as the editor writes them: in pixels, on the cells of the first row. */
function columns(table: NodeJson): HTMLTableColElement[] {
  return (table.content?.[0]?.content ?? []).flatMap((cell) => {
    const widths: unknown[] = Array.isArray(cell.attrs?.colwidth) ? cell.attrs.colwidth : [];
    return Array.from({ length: cellSpan(cell, 'colspan') }, (_, index) => {
      const column = element('col');
      if (widths[index]) column.style.width = `${widths[index]}px`;
      return column;
    });
  });
}

function table(node: NodeJson): Node {
  const made = element('table');
  const group = element('colgroup');
  group.append(...columns(node));
  const wrapper = element('div', 'tableWrapper');
  wrapper.append(made);
  made.append(group, filled(element('tbody'), node));
  return wrapper;
}

/** What is printed on a page turned on its side is marked. */
function showTurned(made: HTMLElement, { attrs }: NodeJson): void {
  if (attrs?.landscape === true) made.dataset.landscape = 'true';
}

function figure(node: NodeJson): Node {
  const made = numbered(element('figure', 'figure'), 'figure', node);
  showTurned(made, node);
  const pictures = element('div', 'pictures');
  fillPictures(pictures, figureImages(node));
  made.append(pictures, textBlock(element('figcaption'), node));
  return made;
}

function figurePart(node: NodeJson): Node {
  const { dom, pictures, words } = partElement();
  fillPictures(pictures, figureImages(node));
  textBlock(words, node);
  return numbered(dom, 'figurePart', node);
}

function formula(node: NodeJson): Node {
  const made = element('div', 'formula');
  fillFormula(made, node);
  return numbered(made, 'formula', node);
}

const heading: Render = (node) => {
  const made = textBlock(document.createElement(`h${headingLevel(node)}`), node);
  if (node.attrs?.numbered === false) made.dataset.plain = 'true';
  return numbered(made, 'heading', node);
};

const RENDER: Record<Exclude<NodeName, 'text'>, Render> = {
  doc: (node) => filled(element('div'), node),
  paragraph: (node) => {
    const made = textBlock(element('p'), node);
    showChange(made, node);
    return made;
  },
  heading,
  bulletList: (node) => filled(element('ul'), node),
  orderedList: (node) => {
    const format = textAttribute(node, 'format') || 'digit';
    const list = filled(element('ol', '', { format }), node);
    list.style.setProperty('--start', String(listStart(node) - 1));
    return list;
  },
  listItem: (node) => filled(element('li'), node),
  figure,
  partedFigure: (node) => {
    const made = numbered(element('figure', 'figure parted'), 'figure', node);
    made.dataset.columns = String(figureColumns(node));
    showTurned(made, node);
    return filled(made, node);
  },
  figurePart,
  figureCaption: (node) => textBlock(element('figcaption'), node),
  tableBlock: (node) => {
    const made = element('section', 'tableBlock');
    showTurned(made, node);
    return filled(numbered(made, 'table', node), node);
  },
  tableCaption: (node) => textBlock(element('p', 'caption'), node),
  table,
  tableRow: (node) => {
    const made = filled(element('tr'), node);
    showChange(made, node);
    return made;
  },
  tableCell: cell('td'),
  tableHeader: cell('th'),
  listing: (node) => filled(numbered(element('section', 'listing'), 'listing', node), node),
  listingCaption: (node) => textBlock(element('p', 'caption'), node),
  codeBlock: (node) => {
    const pre = element('pre');
    pre.append(filled(element('code'), node));
    return pre;
  },
  formula,
  pageBreak: () => element('hr', 'pageBreak'),
  hardBreak: () => element('br'),
  formulaInline: (node) => inlineAtom('formulaInline', node),
  crossReference: (node) => inlineAtom('crossReference', node),
  citation: (node) => inlineAtom('citation', node),
  footnote: (node) => inlineAtom('footnote', node),
};

const RENDERERS: ReadonlyMap<string, Render> = new Map(Object.entries(RENDER));

/** A node as the page shows it while nobody edits it; a node of an unknown kind shows its text. */
export function renderNode(node: NodeJson): Node {
  if (node.type === 'text') {
    const text: Node = document.createTextNode(node.text ?? '');
    return (node.marks ?? []).reduceRight(marked, text);
  }
  const render = RENDERERS.get(node.type);
  return render ? render(node) : filled(element('div'), node);
}
