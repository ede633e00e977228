import type { TableCell, TableRow } from './document.ts';

/** A cell with the column that it begins at, from 0. */
export interface PlacedCell {
  cell: TableCell;
  column: number;
}

/** The cells of each row with their columns, which cells reaching down from above shift. */
export function placeCells(rows: readonly TableRow[]): PlacedCell[][] {
  const taken: number[] = [];
  return rows.map(({ cells }) => {
    let column = 0;
    const placed = cells.map((cell): PlacedCell => {
      while ((taken[column] ?? 0) > 0) column += 1;
      const start = column;
      for (; column < start + cell.colspan; column += 1) taken[column] = cell.rowspan;
      return { cell, column: start };
    });
    for (const [index, count] of taken.entries()) if (count > 0) taken[index] = count - 1;
    return placed;
  });
}
