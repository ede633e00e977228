import { LAYOUT } from '../model/layout.ts';
import { lineCapacity } from '../model/line-capacity.ts';
import type { FormRow, TablePiece } from './form.ts';

/** Lines of a row that surely fits on what a head leaves of a page. */
const MOST_LINES = 24;

const MM_PER_POINT = 25.4 / 72;

/** Width of the text in a cell of a column, in millimetres. */
export function cellRoom(columnWidth: number): number {
  return columnWidth - 2 * LAYOUT.cellPaddingX * MM_PER_POINT;
}

/** Whether a row may be so high that it has to go on over pages; others stay whole. */
export function isTallRow(row: FormRow, { columns, fontSize }: TablePiece): boolean {
  if (row.kind === 'group') return false;
  return row.cells.some((lines, index) => {
    const room = cellRoom(columns[index]?.width ?? 0);
    const capacity = lineCapacity({ width: room, fontSize });
    const count = lines.reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(line.length / capacity)),
      0,
    );
    return count > MOST_LINES;
  });
}
