import { median } from './median.ts';
import { times } from './table.ts';

const ROUNDS = 3;

/**
 * Measures the server and a bare process in turns, so that what else the machine does falls on both; the
 * first turn does not count. Gives a row: title, both medians, ratio.
 */
export async function takeTurns(
  title: string,
  measure: (origin: string) => Promise<number>,
  [server, bare]: [string, string],
): Promise<string[]> {
  const rates: [number, number][] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const pair: [number, number] = [await measure(server), await measure(bare)];
    if (round > 0) rates.push(pair);
  }
  const ratio = median(rates.map(([own, least]) => own / least));
  const middle = [0, 1].map((at) => median(rates.map((pair) => pair[at] ?? 0)).toFixed(0));
  return [title, ...middle, times(ratio, 1)];
}
