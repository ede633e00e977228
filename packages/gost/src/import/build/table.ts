import { type NodeJson, nodeText } from '@pv/editor-schema';
import type { FlowBlock, FlowCell, FlowRow, FlowTable } from '../read/flow.ts';
import { arrange } from '../recognise/arrange.ts';
import {
  type Block,
  blocksText,
  isBlank,
  type TableBlock,
  type TextBlock,
} from '../recognise/block.ts';
import { continuedTable } from '../recognise/captions.ts';
import { lookOf } from '../recognise/look.ts';
import {
  captionNodes,
  captionOf,
  type FoundCaption,
  noteBookmarks,
  noteCaption,
} from './captioned.ts';
import type { Cursor } from './cursor.ts';
import { changeOf } from './inline-nodes.ts';
import type { BlockRule, BuildScope } from './scope.ts';

/** The rows of a table as nodes. */
interface TableGrid {
  rows: NodeJson[];
  /** Text of each row, cells parted by a tab. */
  texts: string[];
  headerTexts: string[];
  /** No row says that it is a head; the first was taken for one by its looks. */
  headerAssumed: boolean;
}

/** Builds the rows. A continuation has no head of its own. */
function tableGrid(
  table: FlowTable,
  scope: BuildScope,
  options: { asContinuation?: boolean; captioned?: boolean } = {},
): TableGrid {
  const { asContinuation, captioned = false } = options;
  // what was deleted counts for nothing
  const live = table.rows.filter((row) => !row.deleted);
  const declared = countWhile(live, (row) => row.header);
  const assumed =
    declared === 0 &&
    live.length > 1 &&
    !asContinuation &&
    looksLikeHead({ ...table, rows: live }, captioned);
  const headers = asContinuation ? 0 : assumed ? 1 : declared;
  const last = headers >= live.length ? undefined : live[headers - 1];
  const all = last ? table.rows.indexOf(last) + 1 : 0;
  const rows = table.rows.map((row, index) => tableRow(row, index < all, scope));
  const texts = rows.map(rowText);
  return { rows, texts, headerTexts: texts.slice(0, all), headerAssumed: assumed };
}

function countWhile<T>(items: readonly T[], test: (item: T) => boolean): number {
  const index = items.findIndex((item) => !test(item));
  return index < 0 ? items.length : index;
}

function tableRow(row: FlowRow, header: boolean, scope: BuildScope): NodeJson {
  const content = row.cells.map((cell) => tableCell(cell, header, scope));
  const change = changeOf(row);
  return {
    type: 'tableRow',
    ...(change && { attrs: { change } }),
    ...(content.length > 0 && { content }),
  };
}

function tableCell(cell: FlowCell, header: boolean, scope: BuildScope): NodeJson {
  const blocks = arrange(cell.blocks).blocks;
  const content = scope.build(blocks, { plain: header });
  return {
    type: header ? 'tableHeader' : 'tableCell',
    attrs: { colspan: cell.colspan, rowspan: cell.rowspan, colwidth: null },
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  };
}

const rowText = (row: NodeJson) =>
  (row.content ?? []).map((cell) => nodeText(cell).trim()).join('\t');

/**
 * A first row with text in every cell, all of it bold or centred, over rows that are not so; or one
 * that names what stands under it.
 */
function looksLikeHead({ rows, columns }: FlowTable, captioned: boolean): boolean {
  const [first, ...others] = rows;
  if (!first || first.cells.some((cell) => cellText(cell.blocks) === '')) return false;
  const rest = others.flatMap((row) => row.cells).filter((cell) => cellText(cell.blocks) !== '');
  const alike = (test: (block: TextBlock) => boolean) =>
    first.cells.every((cell) => textsOf(cell.blocks).every(test)) &&
    !rest.every((cell) => textsOf(cell.blocks).every(test));
  const byLook = alike((block) => lookOf(block).bold) || alike((block) => lookOf(block).centred);
  return (
    byLook || namesNumbers(first, others) || (captioned && columns > 2 && areNames(first, columns))
  );
}

/** In a captioned table of three columns and more the first row names them; two may be a name and its value. */
function areNames({ cells }: FlowRow, columns: number): boolean {
  const names = cells.map((cell) => cellText(cell.blocks));
  const isName = (name: string) => name.length <= 60 && /^(\p{Lu}|№)/u.test(name);
  return new Set(names).size === columns && names.every(isName);
}

const NUMERIC = /^[-–−+±]?\d[\d\s.,]*\s*%?$/u;

/** Short words in every cell, over a column of numbers at least: they say what the numbers are. */
function namesNumbers(first: FlowRow, others: readonly FlowRow[]): boolean {
  const names = first.cells.map((cell) => cellText(cell.blocks));
  if (names.some((name) => name.length > 60 || !/[\p{L}№]/u.test(name))) return false;
  return names.some((_, column) => {
    const values = others
      .flatMap((row) => row.cells[column] ?? [])
      .map((cell) => cellText(cell.blocks));
    return values.length > 1 && values.every((value) => NUMERIC.test(value));
  });
}

const textsOf = (blocks: readonly FlowBlock[]): TextBlock[] =>
  arrange(blocks).blocks.flatMap((block) =>
    block.kind === 'text' && !isBlank(block) ? [block] : [],
  );

const cellText = (blocks: readonly FlowBlock[]) => blocksText(arrange(blocks).blocks).trim();

/**
 * Takes apart tables that are no tables: one cell drawn as a frame, or cells that only put pictures
 * beside their captions. Null for real tables.
 */
function unpackFrame(block: TableBlock, scope: BuildScope): NodeJson[] | null {
  const cells = block.table.rows.flatMap((row) => row.cells);
  const isFrame = cells.length === 1;
  if (!isFrame && !holdsOnlyPictures(cells)) return null;
  const inside = isFrame ? insideOf(cells[0]) : inReadingOrder(block);
  if (inside.every(isBlank)) return [];
  const nodes = scope.build(inside, { plain: false });
  scope.recognition.report.warn('table_layout_unpacked', nodes[0] ?? null);
  return nodes;
}

const insideOf = (cell: FlowCell | undefined): Block[] => arrange(cell?.blocks ?? []).blocks;

function holdsOnlyPictures(cells: readonly FlowCell[]): boolean {
  const blocks = cells.flatMap(insideOf).filter((block) => !isBlank(block));
  const isPictureOrCaption = (block: Block) =>
    block.kind === 'pictures' || captionOf(block, 'figure') !== null;
  return blocks.some((block) => block.kind === 'pictures') && blocks.every(isPictureOrCaption);
}

/** Pictures in one row and their captions in the next are read column by column. */
function inReadingOrder({ table }: TableBlock): Block[] {
  const rows = table.rows.map((row) => row.cells.map(insideOf));
  const columns = Math.max(...rows.map((row) => row.length));
  const byColumn = rows.every((row) => row.length === columns) && rows.length > 1 && columns > 1;
  if (!byColumn) return rows.flat(2);
  return Array.from({ length: columns }, (_, column) =>
    rows.flatMap((row) => row[column] ?? []),
  ).flat();
}

/** Tables with a caption above or below; parts under «Продолжение таблицы» join the table before. */
export const tableRule: BlockRule = (cursor, scope) => {
  const { here } = cursor;
  if (here?.kind === 'text') return continued(cursor, here, scope) ?? captionFirst(cursor, scope);
  if (here?.kind !== 'table') return null;
  const below = captionBelow(cursor);
  const unpacked = below ? null : unpackFrame(here, scope);
  cursor.take();
  if (unpacked) return unpacked;
  if (below) cursor.passThrough(below.block);
  return [makeTable(here, below, scope)];
};

function captionFirst(cursor: Cursor, scope: BuildScope): NodeJson[] | null {
  const caption = captionOf(cursor.here, 'table');
  if (!caption) return null;
  const next = cursor.ahead(1);
  if (next?.kind === 'table') {
    cursor.passThrough(next);
    return [makeTable(next, caption, scope)];
  }
  const after = cursor.ahead(2);
  const isBare = caption.labels.length > 0 && caption.block.text.slice(caption.end).trim() === '';
  if (!isBare || next?.kind !== 'text' || after?.kind !== 'table') return null;
  if (next.text.length > 300) return null;
  cursor.passThrough(after);
  return [makeTable(after, { ...caption, name: next }, scope)];
}

/** A caption under the table; not when another table follows, whose caption it then is. */
function captionBelow(cursor: Cursor): FoundCaption | null {
  const caption = captionOf(cursor.ahead(1), 'table');
  if (!caption || caption.labels.length === 0) return null;
  return cursor.ahead(2)?.kind === 'table' ? null : caption;
}

/** More rows than a head has. */
const MAX_HEAD = 3;

/** «1 | 2 | 3»: the numbers of the columns under the head, which may go on without it. */
const COLUMN_NUMBERS = /^1\t2(?:\t\d{1,2})*$/;

function makeTable(block: TableBlock, caption: FoundCaption | null, scope: BuildScope): NodeJson {
  const { recognition } = scope;
  const captioned = (caption?.labels.length ?? 0) > 0;
  const grid = tableGrid(block.table, scope, { captioned });
  const name = caption ? captionNodes(caption, recognition) : [];
  const table: NodeJson = { type: 'table', content: grid.rows };
  const node: NodeJson = {
    type: 'tableBlock',
    attrs: { id: recognition.newId() },
    content: [{ type: 'tableCaption', ...(name.length > 0 && { content: name }) }, table],
  };
  noteCaption(caption, node, 'table', recognition);
  noteBookmarks(block.bookmarks, node, recognition);
  if (!caption) recognition.report.warn('table_without_caption', node);
  if (grid.headerAssumed) recognition.report.warn('table_header_assumed', node);
  const end = grid.headerTexts.length || MAX_HEAD;
  const hasNumbers = COLUMN_NUMBERS.test(grid.texts[end] ?? '');
  scope.lastTable = {
    label: caption?.labels[0] ?? null,
    columns: block.table.columns,
    table,
    head: grid.texts.slice(0, hasNumbers ? end + 1 : end),
  };
  return node;
}

/** Joins the rows under «Продолжение таблицы» to the table before, without its repeated head. */
function continued(cursor: Cursor, here: TextBlock, scope: BuildScope): NodeJson[] | null {
  const label = continuedTable(here.text);
  const next = cursor.ahead(1);
  const { lastTable } = scope;
  if (label === null || next?.kind !== 'table' || !lastTable) return null;
  const sameNumber = label === '' || lastTable.label === null || label === lastTable.label;
  if (!sameNumber || next.table.columns !== lastTable.columns) return null;
  cursor.passThrough(next);
  const { report } = scope.recognition;
  report.putAside('continuedTable', here.text);
  const grid = tableGrid(next.table, scope, { asContinuation: true });
  const repeated = countRepeated(grid, lastTable.head);
  for (const text of grid.texts.slice(0, repeated)) report.putAside('repeatedHeader', text);
  lastTable.table.content = [...(lastTable.table.content ?? []), ...grid.rows.slice(repeated)];
  return [];
}

/** How many rows repeat those of the head; none where a cell reaches out of them. */
function countRepeated({ texts, rows }: TableGrid, head: readonly string[]): number {
  const [first = ''] = texts;
  const from = COLUMN_NUMBERS.test(first) ? Math.max(0, head.indexOf(first)) : 0;
  let count = 0;
  while (texts[count] && texts[count] === head[from + count]) count += 1;
  const reachesOut = rows
    .slice(0, count)
    .some(({ content = [] }, at) =>
      content.some(({ attrs }) => at + Number(attrs?.rowspan ?? 1) > count),
    );
  return reachesOut ? 0 : count;
}
