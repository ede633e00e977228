import type { WaitingRow } from '@pv/contract';
import { keyOfRow } from './row-key.ts';

/** The turn in which a row waits: another one begins with every move. */
const turnOf = ({ status, round, edition, move }: WaitingRow) =>
  [status, round, edition, move.since].join(' ');

/** Whether the section that was decided on, as `row`, waits again: what was said of it is true no more. */
export function isOver(row: WaitingRow, waiting: readonly WaitingRow[]): boolean {
  const again = waiting.find((one) => keyOfRow(one) === keyOfRow(row));
  return again !== undefined && turnOf(again) !== turnOf(row);
}
