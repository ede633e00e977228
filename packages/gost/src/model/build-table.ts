import { cellSpan, type NodeJson, nodeChange } from '@pv/editor-schema';
import type { Block, TableCell, TableRow } from './document.ts';

/** Builds the blocks of one cell; the second argument is the cell's place in the table. */
export type CellBlocks = (cell: NodeJson, path: readonly [row: number, cell: number]) => Block[];

/**
 * The rows of a table with every gap filled and every span cut to the grid, so that a writer may
 * place cells one after another. ProseMirror keeps tables whole, imported ones may be ragged.
 */
export function buildRows(table: NodeJson, cellBlocks: CellBlocks): TableRow[] {
  const rows = (table.content ?? []).map((row, r) =>
    (row.content ?? []).map(
      (cell, c): TableCell => ({
        header: cell.type === 'tableHeader',
        colspan: cellSpan(cell, 'colspan'),
        rowspan: cellSpan(cell, 'rowspan'),
        blocks: cellBlocks(cell, [r, c]),
      }),
    ),
  );
  const head = rows.findIndex((row) => row.length === 0 || row.some((cell) => !cell.header));
  const headRows = Math.max(head, 0);
  return fillGrid(rows, headRows).map((cells, index) => {
    const tracked = nodeChange(table.content?.[index] ?? {});
    const isTracked = Object.keys(tracked).length > 0;
    return { header: index < headRows, cells, ...(isTracked && { tracked }) };
  });
}

/** A cell whose words come or go with their row: Word wants each of them marked. */
export function withRowChange(cell: NodeJson, row: NodeJson | undefined): NodeJson {
  const change = nodeChange(row ?? {});
  const marked = (node: NodeJson): NodeJson => {
    const inner = node.type === 'tableRow' && {
      attrs: { change: { ...change, ...nodeChange(node) } },
    };
    if (node.content) return { ...node, ...inner, content: node.content.map(marked) };
    if (node.type !== 'text') return node;
    const marks = node.marks ?? [];
    const missing = (['insertion', 'deletion'] as const).flatMap((type) => {
      const known = marks.some((mark) => mark.type === type);
      return change[type] && !known ? [{ type, attrs: { ...change[type] } }] : [];
    });
    return missing.length > 0 ? { ...node, marks: [...marks, ...missing] } : node;
  };
  return Object.keys(change).length > 0 ? marked(cell) : cell;
}

/** Cells of the head may not reach into the body: the head is repeated on every page alone. */
function fillGrid(rows: TableCell[][], headRows: number): TableCell[][] {
  const width = gridWidth(rows);
  /** How many rows more a column is taken by a cell from above. */
  const taken = new Array<number>(width).fill(0);
  return rows.map((cells, r) => {
    const limit = (r < headRows ? headRows : rows.length) - r;
    const queue = [...cells];
    const placed: TableCell[] = [];
    for (let column = 0; column < width; ) {
      if ((taken[column] ?? 0) > 0) {
        column += 1;
        continue;
      }
      const cell = queue.shift() ?? emptyCell(r < headRows);
      const colspan = Math.min(cell.colspan, freeRun(taken, column));
      const rowspan = Math.min(cell.rowspan, limit);
      placed.push({ ...cell, colspan, rowspan });
      taken.fill(rowspan, column, column + colspan);
      column += colspan;
    }
    for (const [column, count] of taken.entries()) if (count > 0) taken[column] = count - 1;
    return placed;
  });
}

/** Columns that the widest row needs, cells reaching down from above included. */
function gridWidth(rows: TableCell[][]): number {
  let width = 1;
  let above: { columns: number; rows: number }[] = [];
  for (const cells of rows) {
    const hanging = above.reduce((sum, cell) => sum + cell.columns, 0);
    width = Math.max(width, hanging + cells.reduce((sum, cell) => sum + cell.colspan, 0));
    above = [...above, ...cells.map((cell) => ({ columns: cell.colspan, rows: cell.rowspan }))]
      .map((cell) => ({ ...cell, rows: cell.rows - 1 }))
      .filter((cell) => cell.rows > 0);
  }
  return width;
}

function freeRun(taken: readonly number[], from: number): number {
  const end = taken.findIndex((count, column) => column >= from && count > 0);
  return (end < 0 ? taken.length : end) - from;
}

function emptyCell(header: boolean): TableCell {
  return { header, colspan: 1, rowspan: 1, blocks: [] };
}
