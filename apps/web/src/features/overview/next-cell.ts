/** A cell of a grid; the first column is that of the heads of rows. */
export interface Place {
  row: number;
  column: number;
}

/** A grid in which some cells are empty, but no head of a row. */
export interface GridShape {
  rows: number;
  columns: number;
  isFilled: (place: Place) => boolean;
}

/** How many rows a page of the grid is. */
const PAGE = 10;
const DOWN: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
};
const ALONG: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The first filled cell from a place on, in one direction. */
function filledFrom(place: Place, step: 1 | -1, { columns, isFilled }: GridShape): Place | null {
  for (let { column } = place; column >= 0 && column < columns; column += step) {
    if (isFilled({ ...place, column })) return { ...place, column };
  }
  return null;
}

/**
 * Where a key leads from a cell; null for keys that lead nowhere. Up and down end in a filled cell of
 * the same column, or before it. Home and End go along the row, with Ctrl to the corners of the grid.
 */
export function nextCell(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: Place,
  shape: GridShape,
): Place | null {
  const last = shape.rows - 1;
  if (key === 'Home') return { row: ctrlKey ? 0 : at.row, column: 0 };
  if (key === 'End') {
    const end = { row: ctrlKey ? last : at.row, column: shape.columns - 1 };
    return filledFrom(end, -1, shape);
  }
  if (ctrlKey) return null;
  const along = ALONG[key];
  if (along) return filledFrom({ ...at, column: at.column + along }, along, shape);
  const down = DOWN[key];
  const row = Math.min(last, Math.max(0, at.row + (down ?? 0)));
  return down && row !== at.row ? filledFrom({ ...at, row }, -1, shape) : null;
}
