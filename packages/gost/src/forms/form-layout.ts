import { LAYOUT } from '../model/layout.ts';
import { GOST_7_32_2017 } from '../model/profiles.ts';
import { lineCapacity } from '../model/table-layout.ts';
import type { FormRow, LineLook, TablePiece } from './form.ts';

/** Page and fonts of every paper: those of the standard. */
export const FORM_PROFILE = GOST_7_32_2017;

/** Width of the text in millimetres. */
export const FORM_WIDTH = 210 - FORM_PROFILE.margins.left - FORM_PROFILE.margins.right;

/** How far each list within a list is moved to the right, in millimetres. */
export const LIST_INDENT = 7;

/** Left edge of «УТВЕРЖДАЮ» within the text, in millimetres. */
export const STAMP_LEFT = 90;

/** Columns of a signature in millimetres: who, the line, the name. */
export const SIGNATURE_WIDTHS = [60, 42, 63] as const;

/** Space over a piece in points, one table for both formats. */
export const SPACE_OVER: Readonly<
  Record<LineLook | 'field' | 'stamp' | 'table' | 'signature', number>
> = {
  head: 0,
  title: 18,
  subtitle: 2,
  heading: 14,
  text: 6,
  note: 6,
  field: 6,
  stamp: 16,
  table: 12,
  signature: 14,
};

/** Lines that stay on the page of what follows: a heading its table, the note of a day the signatures under it. */
export const STAYS_WITH_NEXT: ReadonlySet<LineLook> = new Set(['heading', 'note']);

/** Sizes of text in points. */
export const TEXT_SIZE = 14;
export const NOTE_SIZE = 12;
export const HINT_SIZE = 10;

/** Under a line for signature and date. */
export const SIGNATURE_HINT = 'подпись, дата';
export const SIGNATURE_LINE = '_'.repeat(14);

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
