import type { FigureImage, MarkName, NodeJson, NodeName } from '@pv/editor-schema';
import { element, fillFormula, fillPictures, inlineAtom, markNumbered } from './objects.ts';
import { safeHref } from './safe-href.ts';

type Attrs = Readonly<Record<string, unknown>>;
type Render = (node: NodeJson, attrs: Attrs) => Node;

const MARK_TAGS: Record<Exclude<MarkName, 'link'>, keyof HTMLElementTagNameMap> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

function marked(inner: Node, mark: { type: string; attrs?: Attrs }): Node {
  if (mark.type === 'link') {
    const link = element('a');
    const href = safeHref(mark.attrs?.href);
    if (href) link.href = href;
    link.rel = 'noopener noreferrer';
    link.append(inner);
    return link;
  }
  const tag = MARK_TAGS[mark.type as keyof typeof MARK_TAGS];
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
  attrs: Attrs,
): T => {
  markNumbered(target, kind, attrs.id);
  return target;
};

function cell(tag: 'td' | 'th'): Render {
  return (node, attrs) => {
    const made = element(tag);
    made.colSpan = Number(attrs.colspan ?? 1);
    made.rowSpan = Number(attrs.rowspan ?? 1);
    if (typeof attrs.align === 'string') made.style.textAlign = attrs.align;
    return filled(made, node);
  };
}

/** Widths of columns as the editor writes them: in pixels, on the cells of the first row. */
function columns(table: NodeJson): HTMLTableColElement[] {
  return (table.content?.[0]?.content ?? []).flatMap(({ attrs }) => {
    const widths = Array.isArray(attrs?.colwidth) ? attrs.colwidth : [];
    return Array.from({ length: Number(attrs?.colspan ?? 1) }, (_, index) => {
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

function figure(node: NodeJson, attrs: Attrs): Node {
  const made = numbered(element('figure', 'figure'), 'figure', attrs);
  const pictures = element('div', 'pictures');
  fillPictures(pictures, (attrs.images ?? []) as FigureImage[]);
  made.append(pictures, textBlock(element('figcaption'), node));
  return made;
}

function formula(_: NodeJson, attrs: Attrs): Node {
  const made = element('div', 'formula');
  fillFormula(made, attrs);
  return numbered(made, 'formula', attrs);
}

const heading: Render = (node, attrs) => {
  const made = textBlock(document.createElement(`h${Number(attrs.level ?? 2)}`), node);
  if (attrs.numbered === false) made.dataset.plain = 'true';
  return numbered(made, 'heading', attrs);
};

const RENDER: Record<Exclude<NodeName, 'text'>, Render> = {
  doc: (node) => filled(element('div'), node),
  paragraph: (node) => textBlock(element('p'), node),
  heading,
  bulletList: (node) => filled(element('ul'), node),
  orderedList: (node, attrs) => {
    const list = filled(element('ol', '', { format: String(attrs.format ?? 'digit') }), node);
    list.style.setProperty('--start', String(Number(attrs.start ?? 1) - 1));
    return list;
  },
  listItem: (node) => filled(element('li'), node),
  figure,
  tableBlock: (node, attrs) =>
    filled(numbered(element('section', 'tableBlock'), 'table', attrs), node),
  tableCaption: (node) => textBlock(element('p', 'caption'), node),
  table,
  tableRow: (node) => filled(element('tr'), node),
  tableCell: cell('td'),
  tableHeader: cell('th'),
  listing: (node, attrs) => filled(numbered(element('section', 'listing'), 'listing', attrs), node),
  listingCaption: (node) => textBlock(element('p', 'caption'), node),
  codeBlock: (node) => {
    const pre = element('pre');
    pre.append(filled(element('code'), node));
    return pre;
  },
  formula,
  hardBreak: () => element('br'),
  formulaInline: (_, attrs) => inlineAtom('formulaInline', attrs),
  crossReference: (_, attrs) => inlineAtom('crossReference', attrs),
  citation: (_, attrs) => inlineAtom('citation', attrs),
  footnote: (_, attrs) => inlineAtom('footnote', attrs),
};

/** A node as the page shows it while nobody edits it; a node of an unknown kind shows its text. */
export function renderNode(node: NodeJson): Node {
  if (node.type === 'text') {
    const text: Node = document.createTextNode(node.text ?? '');
    return (node.marks ?? []).reduceRight(marked, text);
  }
  const render = Object.hasOwn(RENDER, node.type) ? RENDER[node.type as keyof typeof RENDER] : null;
  return render ? render(node, node.attrs ?? {}) : filled(element('div'), node);
}
