import {
  cellSpan,
  citedSources,
  figureColumns,
  figureImages,
  headingLevel,
  isSuggestionMark,
  listStart,
  marksBefore,
  type NodeJson,
  nodeChange,
  nodeText,
  readSuggestion,
  textAttribute,
  withoutInlineSuggestions,
} from '@pv/editor-schema';
import { buildRows, withRowChange } from './build-table.ts';
import type { Block, Inline, ListMarker, TextStyle, Tracked } from './document.ts';
import { type NumberedItem, type Numbering, partLetter, referenceLabel } from './numbering.ts';
import { columnShares } from './table-layout.ts';

type InlineBuilder = (node: NodeJson, numbering: Numbering) => Inline;

const BUILDERS: Record<string, InlineBuilder> = {
  text: (node) => ({ kind: 'text', text: node.text ?? '', style: textStyle(node) }),
  hardBreak: () => ({ kind: 'break' }),
  formulaInline: (node) => ({ kind: 'math', tex: textAttribute(node, 'tex') }),
  crossReference: buildReference,
  citation: (node, numbering) => ({
    kind: 'citation',
    items: citedSources(node).map((source) => ({
      source,
      number: numbering.sources.numbers.get(source.id) ?? null,
    })),
  }),
  footnote: (node) => ({ kind: 'footnote', text: textAttribute(node, 'text') }),
};

/** The pieces of a line with numbers resolved. Nodes that the schema does not know are left out. */
function buildInlines(content: NodeJson[] | undefined, numbering: Numbering): Inline[] {
  return (content ?? []).flatMap((node) => {
    const inline = BUILDERS[node.type]?.(node, numbering);
    const tracked = trackedOf(node);
    if (!inline) return [];
    return [tracked ? { ...inline, tracked } : inline];
  });
}

function buildReference(node: NodeJson, numbering: Numbering): Inline {
  const target = textAttribute(node, 'target');
  const named = numbering.byId.get(target);
  const item = named && wholeFigure(named, numbering);
  return {
    kind: 'reference',
    target: item?.id ?? target,
    targetKind: item?.kind ?? null,
    label: item ? referenceLabel(item) : null,
  };
}

/** The only part of a figure is printed as the figure itself. */
function wholeFigure(item: NumberedItem, { items }: Numbering): NumberedItem {
  if (item.kind !== 'figurePart' || partLetter(item.number) !== '') return item;
  const around = item.path.slice(0, -1).join('.');
  const figure = items.find(
    ({ sectionId, path }) => sectionId === item.sectionId && path.join('.') === around,
  );
  return figure ?? item;
}

function textStyle(node: NodeJson): TextStyle {
  const style: TextStyle = {};
  for (const { type, attrs } of node.marks ?? []) {
    if (type === 'link') style.href = String(attrs?.href ?? '');
    else if (type === COMMENTED) Object.assign(style, attrs);
    else if (isFlag(type)) style[type] = true;
  }
  return style;
}

/** The mark by which the comments of a printed document are told; the editor knows of none. */
export const COMMENTED = 'commented';

const FLAGS = ['bold', 'italic', 'underline', 'subscript', 'superscript', 'code'] as const;

function isFlag(type: string): type is (typeof FLAGS)[number] {
  return (FLAGS as readonly string[]).includes(type);
}

/** What a block needs to know of its surroundings. */
export interface BlockContext {
  sectionId: string;
  numbering: Numbering;
  /** Number and unique id of the node at a path of this section. */
  numberAt(path: readonly number[]): { id: string; number: string | null };
  /** True in lists of terms and abbreviations, whose entries have no indent (clauses 6.14, 6.15). */
  definitions: boolean;
}

type Path = readonly number[];
type BlockBuilder = (node: NodeJson, path: Path, context: BlockContext) => Block;

const BLOCK_BUILDERS: Record<string, BlockBuilder> = {
  paragraph: buildParagraph,
  heading: buildHeading,
  bulletList: (node, path, context) => buildList('dash', node, path, context),
  orderedList: (node, path, context) =>
    buildList(node.attrs?.format === 'letter' ? 'letter' : 'digit', node, path, context),
  figure: (node, path, context) => ({
    kind: 'figure',
    ...numbered(path, context),
    images: figureImages(node),
    caption: buildInlines(node.content, context.numbering),
    ...turned(node),
    place: place(path, context),
  }),
  partedFigure: buildParted,
  tableBlock: buildTable,
  listing: (node, path, context) => ({
    kind: 'listing',
    ...numbered(path, context),
    caption: captionOf(node, context),
    ...codeOf(node.content?.find((child) => child.type === 'codeBlock')),
    place: place(path, context),
  }),
  codeBlock: (node, path, context) => ({
    kind: 'code',
    ...codeOf(node),
    place: place(path, context),
  }),
  pageBreak: (_, path, context) => ({ kind: 'pageBreak', place: place(path, context) }),
  formula: (node, path, context) => ({
    kind: 'formula',
    ...context.numberAt(path),
    tex: textAttribute(node, 'tex'),
    place: place(path, context),
  }),
};

/** What is suggested about a node; null where nothing is. */
function trackedOf(node: NodeJson): Tracked | null {
  const tracked: Tracked = nodeChange(node);
  for (const { type, attrs } of node.marks ?? []) {
    if (!isSuggestionMark(type)) continue;
    const { author, at } = readSuggestion(attrs);
    if (type !== 'formatChange') tracked[type] = { author, at };
    else {
      const before = textStyle({ type: 'text', marks: marksBefore(attrs) });
      tracked.formatChange = { author, at, before };
    }
  }
  return Object.keys(tracked).length > 0 ? tracked : null;
}

/**
 * The break before a paragraph is, for whoever prints, the end of the one before it; but a paragraph
 * that comes or goes with all its words takes its own end along, whatever stands before it.
 */
function endOf(nodes: readonly NodeJson[], index: number): { end?: Tracked } {
  const end: Tracked = {};
  for (const kind of ['insertion', 'deletion'] as const) {
    const [own, next] = [breakOf(nodes[index], kind), breakOf(nodes[index + 1], kind)];
    if (own && isWhole(nodes, index, kind)) end[kind] = own;
    else if (next && !isWhole(nodes, index + 1, kind)) end[kind] = next;
  }
  return Object.keys(end).length > 0 ? { end } : {};
}

type EndChange = 'insertion' | 'deletion';

const breakOf = (node: NodeJson | undefined, kind: EndChange) =>
  node?.type === 'paragraph' ? nodeChange(node)[kind] : undefined;

/** Whether nothing else stands in a paragraph: no other words, nor any that would be joined to it. */
function isWhole(nodes: readonly NodeJson[], index: number, kind: EndChange): boolean {
  const node = nodes[index];
  if (!node || !breakOf(node, kind)) return false;
  if (kind === 'deletion' && !node.content?.length) return false;
  if (!allTracked(node, kind)) return false;
  return !breakOf(nodes[index + 1], kind) || isWhole(nodes, index + 1, kind);
}

const allTracked = ({ content = [] }: NodeJson, kind: EndChange) =>
  content.every((one) => trackedOf(one)?.[kind]);

/** A heading that comes or goes with all its words takes its end along. */
function buildHeading(node: NodeJson, path: Path, context: BlockContext): Block {
  const inlines = buildInlines(node.content, context.numbering);
  const [first] = inlines;
  const end: Tracked = {};
  for (const kind of ['insertion', 'deletion'] as const) {
    const by = first?.tracked?.[kind];
    if (by && allTracked(node, kind)) end[kind] = by;
  }
  return {
    kind: 'heading',
    ...context.numberAt(path),
    level: headingLevel(node),
    text: nodeText(withoutInlineSuggestions(node)) || nodeText(node),
    ...(inlines.some(({ tracked }) => tracked) && { inlines }),
    ...(Object.keys(end).length > 0 && { end }),
    place: place(path, context),
  };
}

/** The children of `node` as blocks. Nodes that the schema does not know are left out. */
export function buildBlocks(
  node: NodeJson,
  path: Path,
  context: BlockContext,
  next?: NodeJson,
): Block[] {
  const nodes = [...(node.content ?? []), ...(next ? [next] : [])];
  return (node.content ?? []).flatMap((child, index) => {
    const block = BLOCK_BUILDERS[child.type]?.(child, [...path, index], context);
    if (block?.kind !== 'paragraph') return block ?? [];
    return { ...block, ...endOf(nodes, index) };
  });
}

function place(path: Path, { sectionId }: BlockContext): Block['place'] {
  return { sectionId, path };
}

/** Figures, tables and listings always have a number. */
function numbered(path: Path, context: BlockContext): { id: string; number: string } {
  const { id, number } = context.numberAt(path);
  return { id, number: number ?? '' };
}

function buildParagraph(node: NodeJson, path: Path, context: BlockContext): Block {
  const inlines = buildInlines(node.content, context.numbering);
  const definition = context.definitions && /\s[—–-]\s/.test(nodeText(node));
  return {
    kind: 'paragraph',
    inlines,
    ...(definition && { definition: true }),
    place: place(path, context),
  };
}

function buildList(marker: ListMarker, node: NodeJson, path: Path, context: BlockContext): Block {
  return {
    kind: 'list',
    marker,
    start: listStart(node),
    items: (node.content ?? []).map((item, index, items) =>
      buildBlocks(item, [...path, index], context, items[index + 1]?.content?.[0]),
    ),
    place: place(path, context),
  };
}

/** Whether a figure or a table stands on pages turned on their side. */
const turned = ({ attrs }: NodeJson) => attrs?.landscape === true && { landscape: true as const };

/** A figure of one part is a plain one, its explanation under its name. */
function buildParted(node: NodeJson, path: Path, context: BlockContext): Block {
  const parts = (node.content ?? []).flatMap((child, index) => {
    if (child.type !== 'figurePart') return [];
    const { id, number } = context.numberAt([...path, index]);
    const name = buildInlines(child.content, context.numbering);
    return [{ id, letter: partLetter(number), images: figureImages(child), name }];
  });
  const name = captionOf(node, context);
  const [first] = parts;
  const alone = parts.length === 1 && first ? first.name : [];
  const gap: Inline[] = alone.length > 0 && name.length > 0 ? [{ kind: 'break' }] : [];
  return {
    kind: 'figure',
    ...numbered(path, context),
    images: parts.flatMap(({ images }) => images),
    caption: [...name, ...gap, ...alone],
    ...(parts.length > 1 && { parts: { columns: figureColumns(node), parts } }),
    ...turned(node),
    place: place(path, context),
  };
}

function buildTable(node: NodeJson, path: Path, context: BlockContext): Block {
  const tableIndex = (node.content ?? []).findIndex((child) => child.type === 'table');
  const table = node.content?.[tableIndex] ?? { type: 'table' };
  const rows = buildRows(table, (cell, [row, index]) =>
    buildBlocks(
      withRowChange(cell, table.content?.[row]),
      [...path, tableIndex, row, index],
      context,
    ),
  );
  return {
    kind: 'table',
    ...numbered(path, context),
    caption: captionOf(node, context),
    rows,
    columns: columnShares(rows, drawnWidths(table)),
    ...turned(node),
    place: place(path, context),
  };
}

/** The widths of the first row, which covers every column. */
function drawnWidths(table: NodeJson): (number | null)[] {
  return (table.content?.[0]?.content ?? []).flatMap((cell) => {
    const drawn: unknown = cell.attrs?.colwidth;
    const widths: unknown[] = Array.isArray(drawn) ? drawn : [];
    return Array.from({ length: cellSpan(cell, 'colspan') }, (_, index) => {
      const width = widths[index];
      return typeof width === 'number' && width > 0 ? width : null;
    });
  });
}

function captionOf(node: NodeJson, { numbering }: BlockContext) {
  const caption = node.content?.find((child) => /Caption$/.test(child.type));
  return buildInlines(caption?.content, numbering);
}

function codeOf(node: NodeJson | undefined): { language: string | null; code: string } {
  const language = node?.attrs?.language;
  return {
    language: typeof language === 'string' && language !== '' ? language : null,
    code: node ? nodeText(withoutInlineSuggestions(node)) : '',
  };
}
