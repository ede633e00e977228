import {
  TableCell as Cell,
  Paragraph,
  TableRow as Row,
  Table,
  TableLayoutType,
  VerticalAlign,
  WidthType,
} from 'docx';
import type { BlockOf, TableCell, TableRow } from '../../model/document.ts';
import { LAYOUT } from '../../model/layout.ts';
import { paragraph } from '../paragraph.ts';
import { pointTwips } from '../units.ts';
import { newFlow, type Piece, type Scope } from '../writer.ts';
import { caption } from './caption.ts';

/**
 * A table with lines on every side under its caption, GOST 7.32-2017 clause 6.6; the head is repeated
 * on every page (6.6.3), rows stay whole. Word cannot print «Продолжение таблицы».
 */
export function table(block: BlockOf<'table'>, scope: Scope): Piece[] {
  const title = paragraph(scope, { style: 'GostTableCaption', children: caption(block, scope) });
  const widths = columnWidths(block.columns, scope.width);
  const body = new Table({
    style: 'GostTable',
    width: { size: scope.width, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    rows: placedRows(block.rows).map(({ row, columns }) => tableRow(row, columns, widths, scope)),
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

/** Every row with the column that each of its cells begins in. */
function placedRows(rows: readonly TableRow[]): { row: TableRow; columns: number[] }[] {
  const taken: number[] = [];
  return rows.map((row) => {
    const columns: number[] = [];
    let column = 0;
    for (const { colspan, rowspan } of row.cells) {
      while ((taken[column] ?? 0) > 0) column += 1;
      columns.push(column);
      for (let end = column + colspan; column < end; column += 1) taken[column] = rowspan;
    }
    for (const [index, count] of taken.entries()) taken[index] = Math.max(0, (count ?? 0) - 1);
    return { row, columns };
  });
}

function tableRow(row: TableRow, columns: number[], widths: number[], scope: Scope): Row {
  return new Row({
    cantSplit: true,
    ...(row.header && { tableHeader: true }),
    children: row.cells.map((cell, index) => {
      const from = columns[index] ?? 0;
      const width = widths
        .slice(from, from + cell.colspan)
        .reduce((sum, column) => sum + column, 0);
      return tableCell(cell, { width, head: row.header }, scope);
    }),
  });
}

function tableCell(
  { blocks, colspan, rowspan }: TableCell,
  { width, head }: { width: number; head: boolean },
  scope: Scope,
): Cell {
  const style = head ? 'GostTableHead' : 'GostTableText';
  const padding = 2 * pointTwips(LAYOUT.cellPaddingX);
  const inner: Scope = {
    ...scope,
    width: Math.max(width - padding, padding),
    indent: 0,
    textStyle: style,
    listDepth: 0,
    flow: newFlow(),
  };
  const pieces = scope.writer.writeBlocks(blocks, inner);
  const closed = pieces.at(-1) instanceof Paragraph;
  return new Cell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlign.CENTER,
    columnSpan: colspan,
    rowSpan: rowspan,
    children: closed ? pieces : [...pieces, new Paragraph({ style })],
  });
}
