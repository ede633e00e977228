/** The row one step from the current one; from outside the rows the first or the last. None beyond the ends. */
export function rowAfter<T>(rows: readonly T[], current: unknown, step: 1 | -1): T | undefined {
  const all: readonly unknown[] = rows;
  const at = all.indexOf(current);
  if (at < 0) return step > 0 ? rows[0] : rows.at(-1);
  return rows[at + step];
}
