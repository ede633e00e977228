/**
 * Rows that were read page by page, each once: one that has moved on between two pages comes in both. It
 * stands where it came first, as it was read last.
 * @param keyOf by what a row is known wherever it stands
 */
export function onceEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}
