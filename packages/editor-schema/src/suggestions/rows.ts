import { cellSpan } from '../attributes.ts';
import type { NodeJson } from '../snapshot.ts';

interface Placed {
  cell: NodeJson;
  row: number;
  column: number;
}

/** The cells of a table with the column where each begins. */
function placeCells(rows: readonly NodeJson[]): Placed[] {
  /** How many rows more a column is taken by a cell from above. */
  const taken: number[] = [];
  return rows.flatMap((row, index) => {
    let column = 0;
    const placed = (row.content ?? []).map((cell): Placed => {
      while ((taken[column] ?? 0) > index) column += 1;
      const at = column;
      column += cellSpan(cell, 'colspan');
      const end = index + cellSpan(cell, 'rowspan');
      for (let under = at; under < column; under += 1) taken[under] = end;
      return { cell, row: index, column: at };
    });
    return placed;
  });
}

/**
 * The rows of a table without some of them. A cell that reaches over several rows loses those that are
 * gone; one that begins in such a row begins in the next that it reaches.
 */
export function withoutRows(
  rows: readonly NodeJson[],
  isGone: (index: number) => boolean,
): NodeJson[] {
  if (!rows.some((_, index) => isGone(index))) return [...rows];
  const cells = rows.map((): Placed[] => []);
  for (const placed of placeCells(rows)) {
    const span = Math.min(cellSpan(placed.cell, 'rowspan'), rows.length - placed.row);
    const left = Array.from({ length: span }, (_, step) => placed.row + step).filter(
      (index) => !isGone(index),
    );
    const [first] = left;
    if (first === undefined) continue;
    const { attrs } = placed.cell;
    const cell =
      left.length === span
        ? placed.cell
        : { ...placed.cell, attrs: { ...attrs, rowspan: left.length } };
    cells[first]?.push({ ...placed, cell });
  }
  return rows.flatMap((row, index) => {
    if (isGone(index)) return [];
    const own = (cells[index] ?? []).sort((one, other) => one.column - other.column);
    return [{ ...row, content: own.map(({ cell }) => cell) }];
  });
}
