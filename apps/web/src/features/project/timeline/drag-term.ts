import { addDays, shiftTerm, type Term } from '@pv/contract';

/** What of a bar is dragged: all of it, or its end. */
export type Grip = 'whole' | 'end';

/** The term after its bar, or the end of it, was dragged by so many days. It keeps at least one day. */
export function dragTerm(term: Term, grip: Grip, days: number): Term {
  if (grip === 'whole') return shiftTerm(term, days);
  const { starts_at, ends_at } = term;
  if (!ends_at) return term;
  const end = addDays(ends_at, days);
  return { starts_at, ends_at: starts_at && end < starts_at ? starts_at : end };
}

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** By how many days a key moves: an arrow by one, with Shift by a week; 0 for other keys. */
export function daysOfKey({ key, shiftKey }: { key: string; shiftKey: boolean }): number {
  return (KEYS[key] ?? 0) * (shiftKey ? 7 : 1);
}

/** Whether two terms have the same days. */
export function sameTerm(one: Term, other: Term): boolean {
  return one.starts_at === other.starts_at && one.ends_at === other.ends_at;
}
