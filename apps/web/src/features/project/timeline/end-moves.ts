import { daysBetween, type Term } from '@pv/contract';

const endOf = ({ starts_at, ends_at }: Term) => ends_at ?? starts_at;

/**
 * By how many days the end of a stage moves: what its followers can be shifted by. An end that was not
 * set before, or is taken away, has moved by none; a term of its first day alone ends with that day.
 */
export function endMoves(from: Term, to: Term): number {
  if ((from.ends_at === null) !== (to.ends_at === null)) return 0;
  const [before, after] = [endOf(from), endOf(to)];
  return before && after ? daysBetween(before, after) : 0;
}
