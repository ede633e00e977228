import { dayIn } from '@pv/contract';
import type { Translate } from '@pv/texts';
import { dayText, shortDayText } from '../../../ui/days.ts';

const DAY_MS = 24 * 3600 * 1000;

interface Term {
  starts_at: string | null;
  ends_at: string | null;
}

/** A term as it is written in a row: «11.11 – 05.12.2026», “11 Nov – 5 Dec 2026”, one of the days alone, or nothing. */
export function termText({ starts_at, ends_at }: Term, t: Translate): string {
  if (!ends_at) return starts_at ? `${dayText(starts_at, t)} –` : '';
  const end = dayText(ends_at, t);
  if (!starts_at) return `– ${end}`;
  const sameYear = starts_at.slice(0, 4) === ends_at.slice(0, 4);
  return `${sameYear ? shortDayText(starts_at, t) : dayText(starts_at, t)} – ${end}`;
}

/**
 * Full days since the last day of a term has passed; 0 while it lasts or has no end.
 * @param today YYYY-MM-DD
 */
export function daysOverdue(ends_at: string | null, today: string): number {
  if (!ends_at || ends_at >= today) return 0;
  return (Date.parse(today) - Date.parse(ends_at)) / DAY_MS;
}

/** Full days by which a deadline is missed now: it ends with its day in the zone of its project, wherever the reader is. */
export function daysLate(deadline: string | null, zone: string, now = new Date()): number {
  return daysOverdue(deadline, dayIn(now, zone));
}
