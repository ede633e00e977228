import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Who suggests something, and when; `author` is the name for whoever is no account here. */
const SUGGESTION = {
  id: { default: '' },
  author: { default: '' },
  authorId: { default: null as string | null },
  at: { default: '' },
};

/** What is suggested about an atom, a row of a table, or the break before a paragraph: see `suggestions/`. */
const change = { change: { default: null as Record<string, unknown> | null } };

/** The marks of running text, without DOM. The last three are suggestions: see `suggestions/`. */
export const MARKS = {
  link: { attrs: { href: {} }, inclusive: false },
  bold: {},
  italic: {},
  underline: {},
  subscript: { excludes: 'superscript' },
  superscript: { excludes: 'subscript' },
  // a suggestion may be made about code too, so that not every mark is shut out
  code: { excludes: 'code link bold italic underline subscript superscript' },
  insertion: { attrs: SUGGESTION, inclusive: false },
  deletion: { attrs: SUGGESTION, inclusive: false },
  formatChange: { attrs: { ...SUGGESTION, before: { default: [] } }, inclusive: false },
} as const satisfies Record<string, MarkSpec>;

export type MarkName = keyof typeof MARKS;

/** A picture inside a figure. `width` is a share of the text width in percent, 10 to 100. */
export interface FigureImage {
  asset: string;
  width: number;
  /** Natural size in pixels; zero while unknown. */
  pixels: [number, number];
  alt: string;
}

/** One source of a citation; `locator` is typed by the writer, such as «с. 81». */
export interface CitedSource {
  id: string;
  locator: string | null;
}

/** The marker of an ordered list, GOST 7.32-2017 clause 6.4.6: letters when an element is referred to. */
export type OrderedListFormat = 'letter' | 'digit';

const id = { id: { default: null as string | null } };
/** It stands on a page of its own, turned on its side. */
const turned = { landscape: { default: null as true | null } };

/**
 * The nodes of the text of one section, without DOM. The section's own heading is not among them:
 * it is the section's `title`. Headings here are levels 2 to 4 (subsection, item, sub-item).
 */
export const NODES = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', attrs: { ...change } },
  heading: {
    group: 'block',
    content: 'text*',
    marks: 'insertion deletion',
    defining: true,
    attrs: { ...id, level: { default: 2 }, numbered: { default: true } },
  },
  bulletList: { group: 'block list', content: 'listItem+' },
  orderedList: {
    group: 'block list',
    content: 'listItem+',
    attrs: { format: { default: 'digit' }, start: { default: 1 } },
  },
  listItem: { content: 'paragraph block*', defining: true },
  /** The content is the name in the caption; the word and number are made by the numbering. */
  figure: {
    group: 'block',
    content: 'inline*',
    isolating: true,
    attrs: { ...id, ...turned, images: { default: [] as FigureImage[] } },
  },
  /** A figure of several pictures а), б) …, each with its explanation, in one to three columns. */
  partedFigure: {
    group: 'block',
    content: 'figurePart+ figureCaption',
    isolating: true,
    attrs: { ...id, ...turned, columns: { default: 2 } },
  },
  /** The content is the explanation; the letter is made by the numbering. One picture, of the column's width. */
  figurePart: {
    content: 'inline*',
    isolating: true,
    attrs: { ...id, images: { default: [] as FigureImage[] } },
  },
  figureCaption: { content: 'inline*', isolating: true },
  tableBlock: {
    group: 'block',
    content: 'tableCaption table',
    isolating: true,
    /** A landscape table stands on pages of its own, turned on their side. */
    attrs: { ...id, landscape: { default: false } },
  },
  tableCaption: { content: 'inline*', isolating: true },
  table: { content: 'tableRow+', tableRole: 'table', isolating: true },
  tableRow: { content: '(tableCell | tableHeader)*', tableRole: 'row', attrs: { ...change } },
  tableCell: {
    content: 'block+',
    tableRole: 'cell',
    isolating: true,
    attrs: {
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      align: { default: null as string | null },
    },
  },
  tableHeader: {
    content: 'block+',
    tableRole: 'header_cell',
    isolating: true,
    attrs: {
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      align: { default: null as string | null },
    },
  },
  /** Code with a caption and a number. Code without them is a bare `codeBlock`. */
  listing: {
    group: 'block',
    content: 'listingCaption codeBlock',
    isolating: true,
    attrs: { ...id },
  },
  listingCaption: { content: 'inline*', isolating: true },
  codeBlock: {
    group: 'block',
    content: 'text*',
    marks: 'insertion deletion',
    code: true,
    defining: true,
    attrs: { language: { default: null as string | null } },
  },
  /** A formula on its own line, in LaTeX. */
  formula: {
    group: 'block',
    atom: true,
    attrs: { ...id, tex: { default: '' }, numbered: { default: true } },
  },
  /** What follows begins a page. */
  pageBreak: { group: 'block', atom: true },
  text: { group: 'inline' },
  hardBreak: { group: 'inline', inline: true, selectable: false, attrs: { ...change } },
  formulaInline: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { tex: { default: '' }, ...change },
  },
  /** Prints the bare number of its target («3.1», «А», «(2)» for a formula); the word is typed before it. */
  crossReference: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { target: { default: null as string | null }, ...change },
  },
  citation: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { sources: { default: [] as CitedSource[] }, ...change },
  },
  footnote: {
    group: 'inline',
    inline: true,
    atom: true,
    attrs: { text: { default: '' }, ...change },
  },
} as const satisfies Record<string, NodeSpec>;

export type NodeName = keyof typeof NODES;

/** Nodes that have a number and may be the target of a cross-reference. Sections may be too. */
export const NUMBERED_NODES = [
  'heading',
  'figure',
  'partedFigure',
  'figurePart',
  'tableBlock',
  'listing',
  'formula',
] as const;
export type NumberedNode = (typeof NUMBERED_NODES)[number];

/** The schema of the text of one section. The browser's editor must generate an equal one. */
export const sectionSchema = new Schema<NodeName, MarkName>({ nodes: NODES, marks: MARKS });

/** Nodes whose children stand in a line. */
export const TEXTBLOCKS: ReadonlySet<string> = new Set(
  Object.values(sectionSchema.nodes).flatMap(({ name, isTextblock }) => (isTextblock ? name : [])),
);
