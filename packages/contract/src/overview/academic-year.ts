/** The first month of an academic year. */
const SEPTEMBER = 9;

/** The academic year that a day is in, by the years of its two halves: `2026-27` from 1 September 2026 on. */
export function academicYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const from = month >= SEPTEMBER ? year : year - 1;
  return `${from}-${String(from + 1).slice(-2)}`;
}
