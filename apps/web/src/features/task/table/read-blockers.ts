import { titled } from '../add/read-lines.ts';
import { plain } from '../set/plain.ts';

/** A row of a table, as others name it. */
interface NamedRow {
  /** What its column of numbers says, empty where there is none. */
  number: string;
  title: string;
}

/** The digits of the number that a cell names a task by: «№4», «4». */
export const digitsOf = (value: string) => /^\s*(?:№|#|no\.?)?\s*(\d+)\s*$/i.exec(value)?.[1];

/**
 * Finds rows of a table by a number or by a title, as other rows name those that they wait for. Gives for a
 * cell the places of the rows in their order, and the words that no row answers to.
 */
export function blockerFinder(rows: readonly NamedRow[]) {
  const numbers = new Map<string, number>();
  const titles = new Map<string, number>();
  rows.forEach(({ number, title }, at) => {
    const digits = digitsOf(number);
    if (digits && !numbers.has(digits)) numbers.set(digits, at);
    if (!titles.has(plain(title))) titles.set(plain(title), at);
  });
  const find = (value: string) =>
    numbers.get(digitsOf(value) ?? '') ?? titles.get(plain(titled(value.trim()).title));

  return (cell: string): { found: number[]; missing: string[] } => {
    const found = new Set<number>();
    const missing: string[] = [];
    for (const line of cell.split('\n')) {
      // a title may have a comma of its own
      const words = find(line) === undefined ? line.split(/[,;]/) : [line];
      for (const word of words.filter((one) => one.trim() !== '')) {
        const at = find(word);
        if (at === undefined) missing.push(word.trim());
        else found.add(at);
      }
    }
    return { found: [...found], missing };
  };
}
