import {
  TableCell as Cell,
  Paragraph,
  TableRow as Row,
  Table,
  TableLayoutType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { BlockOf, TableRow, Tracked } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import {
  isNumberCell,
  isTallCell,
  type PlacedCell,
  placeCells,
  tableFontSize,
} from '../../model/table-layout.ts';
import { field } from '../fields.ts';
import { revision } from '../inlines/revisions.ts';
import { paragraph } from '../paragraph.ts';
import { cellStyle } from '../styles/cell-styles.ts';
import { millimetres, pointTwips } from '../units.ts';
import { newFlow, type Piece, type Scope } from '../writer.ts';
import { caption } from './caption.ts';

/** What the cells of one table share. */
interface TableFrame {
  scope: Scope;
  /** Of the columns, in twips. */
  widths: readonly number[];
  /** In points. */
  fontSize: number;
}

/**
 * A table with lines on every side under its caption, GOST 7.32-2017 clause 6.6; the head is repeated
 * on every page, rows stay whole unless one might fill a page. Where the layout goes on on another page
 * the table is divided, for Word cannot print «Продолжение таблицы» by itself (6.6.3).
 */
export function table(block: BlockOf<'table'>, scope: Scope): Piece[] {
  const { rows, columns } = block;
  const { tableFontSize: usual } = scope.writer.document.profile;
  const fontSize = tableFontSize(rows, usual, millimetres(scope.width));
  const frame: TableFrame = { scope, widths: columnWidths(columns, scope.width), fontSize };
  const placed = placeCells(rows);
  const write = (index: number) => tableRow(rows[index], placed[index] ?? [], frame);
  const head = rows.findIndex((row) => !row.header);
  const tracked = wholeChange(block);
  const pieces = partsOf(block, scope).flatMap((part, number) => {
    const title =
      number === 0
        ? paragraph(scope, {
            style: 'GostTableCaption',
            children: caption(block, scope, tracked),
            end: block.caption.every((one) => one.tracked) ? (tracked ?? undefined) : undefined,
          })
        : continuation(block, scope);
    const repeated = number === 0 ? [] : [...rows.keys()].slice(0, Math.max(head, 0));
    const body = new Table({
      style: 'GostTable',
      width: { size: scope.width, type: WidthType.DXA },
      layout: TableLayoutType.FIXED,
      columnWidths: frame.widths,
      rows: [...repeated, ...part].map(write),
    });
    return [title, body];
  });
  scope.flow.wanted = pointTwips(LAYOUT.tableGap);
  scope.flow.given = 0;
  return pieces;
}

/** What is suggested about every row of a table; null where the table neither comes nor goes as a whole. */
function wholeChange({ rows }: BlockOf<'table'>): Tracked | null {
  const [first] = rows;
  const kinds = (['insertion', 'deletion'] as const).filter((kind) =>
    rows.every(({ tracked }) => tracked?.[kind]),
  );
  const changes = kinds.map((kind) => [kind, first?.tracked?.[kind]]);
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

/** Word and LibreOffice need not begin a table where our layout does: a part takes so much of its page. */
const FILLED = 0.95;

/**
 * The indexes of the rows of each part: as many as the layout has put on its pages, less a reserve, which
 * goes to the next one. A cell that reaches over several rows is not divided.
 */
function partsOf({ id, rows }: BlockOf<'table'>, { writer }: Scope): number[][] {
  const starts = writer.options.tableBreaks?.get(id) ?? [];
  if (starts.length === 0) return [[...rows.keys()]];
  const parts: number[][] = [[]];
  let filled = 0;
  let open = 0;
  let isDue = false;
  let isCarried = false;
  for (const [index, row] of rows.entries()) {
    const share = row.header ? 0 : shareOfPage(index, starts, rows.length);
    const starting = starts.includes(index);
    // what was carried over begins the page already
    isDue ||= starting && !isCarried && filled > 0;
    if (open <= 0 && (isDue || (filled > 0 && filled + share > FILLED))) {
      parts.push([]);
      filled = 0;
      isDue = false;
      isCarried = !starting;
    }
    parts.at(-1)?.push(index);
    filled += share;
    open = Math.max(open - 1, ...row.cells.map(({ rowspan }) => rowspan - 1));
  }
  return parts;
}

/**
 * How much of a page a row takes, by the rows that the layout has put on the same one. The last is not full, and
 * where no page before it is, nobody knows how many it would hold: they all fit.
 */
function shareOfPage(index: number, starts: readonly number[], count: number): number {
  const edges = [0, ...starts, count];
  const page = edges.findLastIndex((edge) => edge <= index);
  const on = (at: number) => (edges[at + 1] ?? count) - (edges[at] ?? 0);
  const isLast = page === edges.length - 2;
  if (isLast && page === 1) return 0;
  return 1 / Math.max(1, isLast ? Math.max(on(page), on(page - 1)) : on(page));
}

/** «Продолжение таблицы 1» on a new page; the number follows that of the table. */
function continuation({ id, number }: BlockOf<'table'>, scope: Scope): Paragraph {
  const bookmark = scope.writer.anchors.target(id);
  scope.flow.begins = 'page';
  return paragraph(scope, {
    style: 'GostTableCaption',
    children: [
      new TextRun('Продолжение таблицы\u00a0'),
      bookmark === undefined ? new TextRun(number) : field(` REF ${bookmark} \\h `, number),
    ],
  });
}

/** Whole twips that add up to the width. */
function columnWidths(shares: readonly number[], width: number): number[] {
  let share = 0;
  let used = 0;
  return shares.map((part) => {
    share += part;
    const column = Math.round(share * width) - used;
    used += column;
    return column;
  });
}

function tableRow(row: TableRow | undefined, cells: PlacedCell[], frame: TableFrame): Row {
  const head = row?.header === true;
  const tall = cells.some((placed) => {
    const width = millimetres(roomIn(placed, frame));
    return isTallCell(placed.cell, { width, fontSize: frame.fontSize });
  });
  const { insertion, deletion } = row?.tracked ?? {};
  const { writer } = frame.scope;
  return new Row({
    ...(insertion && { insertion: revision(insertion, writer) }),
    ...(deletion && { deletion: revision(deletion, writer) }),
    ...(!tall && { cantSplit: true }),
    ...(head && !tall && { tableHeader: true }),
    children: cells.map((placed) => tableCell(placed, head, frame)),
  });
}

function tableCell(placed: PlacedCell, head: boolean, frame: TableFrame): Cell {
  const { scope, fontSize } = frame;
  const { blocks, colspan, rowspan } = placed.cell;
  const look = head ? 'Head' : isNumberCell(placed.cell) ? 'Number' : 'Text';
  const style = cellStyle(look, fontSize, scope.writer.document.profile);
  const inner: Scope = {
    ...scope,
    width: roomIn(placed, frame),
    indent: 0,
    textStyle: style,
    listDepth: 0,
    flow: newFlow(),
  };
  scope.writer.usedStyles.add(style);
  const pieces = scope.writer.writeBlocks(blocks, inner);
  const closed = pieces.at(-1) instanceof Paragraph;
  return new Cell({
    width: { size: cellWidth(placed, frame), type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    columnSpan: colspan,
    rowSpan: rowspan,
    children: closed ? pieces : [...pieces, new Paragraph({ style })],
  });
}

function cellWidth({ cell, column }: PlacedCell, { widths }: TableFrame): number {
  return widths.slice(column, column + cell.colspan).reduce((sum, width) => sum + width, 0);
}

/** Width of a cell less its padding. */
function roomIn(placed: PlacedCell, frame: TableFrame): number {
  const padding = 2 * pointTwips(LAYOUT.cellPaddingX);
  return Math.max(cellWidth(placed, frame) - padding, padding);
}

/** Word joins tables that touch, so a line of a point is put between them. */
export function tablesApart<P>(pieces: readonly P[]): (P | Paragraph)[] {
  const apart: (P | Paragraph)[] = [];
  for (const piece of pieces) {
    if (piece instanceof Table && apart.at(-1) instanceof Table) apart.push(thinLine());
    apart.push(piece);
  }
  return apart;
}

/** A line that is hardly seen, between what would otherwise join. */
export function thinLine(): Paragraph {
  return new Paragraph({ style: 'GostThinLine' });
}
