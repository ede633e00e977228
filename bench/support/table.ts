import type { Runs } from './median.ts';

/** Milliseconds as a reader wants them. */
export function time(milliseconds: number): string {
  return milliseconds < 1000
    ? `${milliseconds.toFixed(0)} ms`
    : `${(milliseconds / 1000).toFixed(2)} s`;
}

/** The median with the least and the most. */
export function span({ median, least, most, count }: Runs): string {
  return `${time(median)} (${time(least)} to ${time(most)}, ${count} runs)`;
}

/** How many times `a` is `b`. */
export const times = (a: number, b: number): string => `${(a / b).toFixed(2)} ×`;

/** Prints rows as a Markdown table; the first row is its head. */
export function printTable(title: string, [head = [], ...rows]: readonly string[][]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(head), line(head.map(() => '---')), ...rows.map(line)];
  console.log(`\n### ${title}\n\n${lines.join('\n')}`);
}
