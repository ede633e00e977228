/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\n\r]/;

/**
 * A cell of a table with `;` between cells: what looks like a formula becomes text by an apostrophe, as
 * spreadsheets themselves write it.
 */
export function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a table. */
export function row(values: readonly string[]): string {
  return `${values.map(cell).join(';')}\r\n`;
}
