/** What Tab stops at in a row. */
export const STOPS =
  'button:not(:disabled), a[href], input:not(:disabled), textarea:not(:disabled)';

/**
 * What takes the focus when the row at a place is gone: the first of its `stops` in the row that stands there now,
 * else of the next one that has any, else of the nearest before. Null where no row has one.
 */
export function heirOf<S>(
  rows: readonly { querySelector(selectors: string): S | null }[],
  gone: number,
  stops = STOPS,
): S | null {
  for (const row of [...rows.slice(gone), ...rows.slice(0, gone).reverse()]) {
    const stop = row.querySelector(stops);
    if (stop) return stop;
  }
  return null;
}
