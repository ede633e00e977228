/** Fields of one cell with breaks or quotes in it are quoted, as spreadsheets do. */
const FIELD = /"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*)/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at <= text.length; at += 1) {
    FIELD.lastIndex = at;
    const found = FIELD.exec(text);
    rows.at(-1)?.push(found?.[1]?.replaceAll('""', '"') ?? found?.[2] ?? '');
    at = FIELD.lastIndex;
    if (text[at] === '\n') rows.push([]);
  }
  return rows;
}

/**
 * The cells of a text that a spreadsheet put on the clipboard: lines with equally many tabs, two lines
 * at least. Null for another text; one whose lines all begin with a tab is code.
 */
export function readTsv(text: string): string[][] | null {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  if (!plain.includes('\t')) return null;
  const rows = readRows(plain);
  const columns = rows[0]?.length ?? 0;
  if (rows.length < 2 || columns < 2 || rows.some((row) => row.length !== columns)) return null;
  return rows.every(([first]) => !first?.trim()) ? null : rows;
}
