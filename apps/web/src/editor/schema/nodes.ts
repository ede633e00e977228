import { headingLevel } from '@pv/editor-schema';
import { type Attribute, mergeAttributes, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { HardBreak as BrokenLine } from '../../platform/rich-text/hard-break.ts';
import { changeAttributes } from '../text/suggestion-look.ts';

/** An attribute kept as JSON in `data-<name>`, so that it survives copying within the editor. */
function carried(name: string, value: unknown): Partial<Attribute> {
  const key = `data-${name}`;
  return {
    default: value,
    parseHTML: (element) => {
      const stored = element.getAttribute(key);
      if (stored === null) return value;
      try {
        return JSON.parse(stored);
      } catch {
        return value;
      }
    },
    renderHTML: (attributes) => ({ [key]: JSON.stringify(attributes[name] ?? null) }),
  };
}

/** What is suggested about the node; drawn, and never read from a pasted text. */
const change: Record<string, Partial<Attribute>> = {
  change: {
    default: null,
    keepOnSplit: false,
    parseHTML: () => null,
    renderHTML: (attrs) => changeAttributes({ attrs }),
  },
};

/** The text of one section. */
export const SectionDoc = Node.create({ name: 'doc', topNode: true, content: 'block+' });

export const TextNode = Node.create({ name: 'text', group: 'inline' });

export const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => change,
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

/** A subsection, an item or a sub-item; the section's own heading is the section's title. */
export const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: 'insertion deletion',
  defining: true,
  addAttributes: () => ({
    id: carried('id', null),
    level: { default: 2, rendered: false },
    numbered: carried('numbered', true),
  }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${headingLevel(node)}`, HTMLAttributes, 0],
});

/** No form is sent from a document, so that Ctrl and Enter begin a line too. */
export const HardBreak = BrokenLine.extend({
  addAttributes: () => change,
  addKeyboardShortcuts() {
    const insert = () => this.editor.commands.insertContent({ type: this.name });
    return { 'Shift-Enter': insert, 'Mod-Enter': insert };
  },
});

/** A list whose elements begin with a dash, GOST 7.32-2017 clause 6.4.6. */
export const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: () => ['ul', 0],
});

/** A list of letters or digits with a parenthesis. */
export const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({ format: carried('format', 'digit'), start: carried('start', 1) }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
});

export const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph block*',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', mergeAttributes(HTMLAttributes), 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const atom = (name: string, attributes: () => Record<string, Partial<Attribute>>) =>
  Node.create({
    name,
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => ({ ...attributes(), ...change }),
    parseHTML: () => [{ tag: `span[data-type="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'span',
      mergeAttributes(HTMLAttributes, { 'data-type': name }),
    ],
  });

export const FormulaInline = atom('formulaInline', () => ({ tex: carried('tex', '') }));
export const CrossReference = atom('crossReference', () => ({ target: carried('target', null) }));
export const Citation = atom('citation', () => ({ sources: carried('sources', []) }));
export const Footnote = atom('footnote', () => ({ text: carried('text', '') }));

/** Tables stand only inside a `tableBlock`, so the table itself is in no group. */
export const SectionTable = Table.extend({
  group: '',
  // the library's Delete takes the table away when all its cells are selected; here it empties them
  addKeyboardShortcuts() {
    const keys = Object.entries(this.parent?.() ?? {});
    return Object.fromEntries(keys.filter(([key]) => key.endsWith('Tab')));
  },
  // else the plugin of the widths brings this view after the text is drawn, and all of it is drawn again
  addNodeView() {
    const { View, cellMinWidth } = this.options;
    return View && (({ node, view }) => new View(node, cellMinWidth, view));
  },
}).configure({
  resizable: true,
  allowTableNodeSelection: true,
});
export const SectionTableRow = TableRow.extend({ addAttributes: () => change });
export const SectionTableCell = TableCell;
export const SectionTableHeader = TableHeader;

/** Pictures with a caption; the caption's text is the node's content. */
export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({
    id: carried('id', null),
    landscape: carried('landscape', null),
    images: carried('images', []),
  }),
  parseHTML: () => [{ tag: 'figure[data-images]', contentElement: 'figcaption' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, ['figcaption', 0]],
});

/** One figure of several pictures with explanations of their own, and its name below them. */
export const PartedFigure = Node.create({
  name: 'partedFigure',
  group: 'block',
  content: 'figurePart+ figureCaption',
  isolating: true,
  addAttributes: () => ({
    id: carried('id', null),
    landscape: carried('landscape', null),
    columns: carried('columns', 2),
  }),
  parseHTML: () => [{ tag: 'figure[data-columns]' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

/** A picture а), б) …; its explanation is the node's content. */
export const FigurePart = Node.create({
  name: 'figurePart',
  content: 'inline*',
  isolating: true,
  addAttributes: () => ({ id: carried('id', null), images: carried('images', []) }),
  parseHTML: () => [{ tag: 'div[data-type="figurePart"]' }],
  renderHTML: ({ HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-type': 'figurePart' }),
    0,
  ],
});

export const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  isolating: true,
  parseHTML: () => [{ tag: 'figcaption[data-type="figureCaption"]' }],
  renderHTML: () => ['figcaption', { 'data-type': 'figureCaption' }, 0],
});

const wrapper = (
  name: string,
  content: string,
  attributes: Record<string, Partial<Attribute>> = {},
) =>
  Node.create({
    name,
    group: 'block',
    content,
    isolating: true,
    addAttributes: () => ({ id: carried('id', null), ...attributes }),
    parseHTML: () => [{ tag: `section[data-type="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => [
      'section',
      mergeAttributes(HTMLAttributes, { 'data-type': name }),
      0,
    ],
  });

const caption = (name: string) =>
  Node.create({
    name,
    content: 'inline*',
    isolating: true,
    parseHTML: () => [{ tag: `p[data-type="${name}"]`, priority: 60 }],
    renderHTML: () => ['p', { 'data-type': name }, 0],
  });

export const TableBlock = wrapper('tableBlock', 'tableCaption table', {
  landscape: carried('landscape', false),
});
export const TableCaption = caption('tableCaption');
export const Listing = wrapper('listing', 'listingCaption codeBlock');
export const ListingCaption = caption('listingCaption');

/** Code; inside a listing it has a caption and a number. */
export const CodeBlock = Node.create({
  name: 'codeBlock',
  group: 'block',
  content: 'text*',
  marks: 'insertion deletion',
  code: true,
  defining: true,
  addAttributes: () => ({ language: carried('language', null) }),
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, ['code', 0]],
  addKeyboardShortcuts() {
    const inside = () => this.editor.isActive(this.name);
    return {
      Tab: () => inside() && this.editor.commands.insertContent('  '),
      'Mod-Enter': () => inside() && this.editor.commands.exitCode(),
    };
  },
});

/** What follows begins a page. */
export const PageBreak = Node.create({
  name: 'pageBreak',
  group: 'block',
  atom: true,
  parseHTML: () => [{ tag: 'hr[data-type="pageBreak"]' }],
  renderHTML: () => ['hr', { 'data-type': 'pageBreak', class: 'pageBreak' }],
});

/** A formula on its own line. */
export const Formula = Node.create({
  name: 'formula',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    id: carried('id', null),
    tex: carried('tex', ''),
    numbered: carried('numbered', true),
  }),
  parseHTML: () => [{ tag: 'div[data-tex]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});
