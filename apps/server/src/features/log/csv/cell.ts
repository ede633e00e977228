/**
 * What a spreadsheet takes for the beginning of a formula: at the beginning of a cell, and after
 * anything that begins a cell where the program splits at another sign than ours. There a space before
 * it makes it text: «от стенда, -5 градусов».
 */
const FORMULA = /(^\s*|[,;\t\r\n]["']*)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\n\r]/;

/**
 * A cell of a table with `;` between cells: what looks like a formula becomes text by an apostrophe, as
 * spreadsheets themselves write it.
 */
export function cell(value: string): string {
  // only what begins the cell has spaces before it: of another line the mark stands in that line
  const safe = value.replaceAll(FORMULA, (before: string, _, at: number) =>
    at === 0 && before.trim() === '' ? `'${before}` : `${before}'`,
  );
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row of a table. */
export function row(values: readonly string[]): string {
  return `${values.map(cell).join(';')}\r\n`;
}
