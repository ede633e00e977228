import type { TableCell, TableRow } from '../model/document.ts';

/** Puts a cell at the first free place of its row; what it covers besides is taken too. */
function place(grid: (TableCell | null)[][], y: number, cell: TableCell): void {
  const row = grid[y] ?? [];
  let x = 0;
  while (row[x] !== undefined) x += 1;
  for (const covered of grid.slice(y, y + cell.rowspan)) {
    for (let at = x; at < x + cell.colspan; at += 1) covered[at] = null;
  }
  row[x] = cell;
}

/** The rows as a grid: a cell at its first place, null where it covers further ones. */
export function tableGrid(rows: readonly TableRow[]): (TableCell | null)[][] {
  const grid: (TableCell | null)[][] = rows.map(() => []);
  rows.forEach(({ cells }, y) => {
    for (const cell of cells) place(grid, y, cell);
  });
  return grid;
}
