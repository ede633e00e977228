import {
  TableCell as Cell,
  Paragraph,
  TableRow as Row,
  Table,
  TableLayoutType,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { BlockOf, TableRow } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import {
  isNumberCell,
  isTallCell,
  type PlacedCell,
  placeCells,
  tableFontSize,
} from '../../model/table-layout.ts';
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
 * on every page (6.6.3), rows stay whole unless one might fill a page. Word cannot print
 * «Продолжение таблицы».
 */
export function table(block: BlockOf<'table'>, scope: Scope): Piece[] {
  const { rows, columns } = block;
  const title = paragraph(scope, { style: 'GostTableCaption', children: caption(block, scope) });
  const { tableFontSize: usual } = scope.writer.document.profile;
  const fontSize = tableFontSize(rows, usual, millimetres(scope.width));
  const frame: TableFrame = { scope, widths: columnWidths(columns, scope.width), fontSize };
  const body = new Table({
    style: 'GostTable',
    width: { size: scope.width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: frame.widths,
    rows: placeCells(rows).map((cells, index) => tableRow(rows[index], cells, frame)),
  });
  scope.flow.wanted = pointTwips(LAYOUT.tableGap);
  scope.flow.given = 0;
  return [title, body];
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
  return new Row({
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

function thinLine(): Paragraph {
  return new Paragraph({ style: 'GostThinLine' });
}
