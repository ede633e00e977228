import dayjs from 'dayjs';

const DAY = 'DD.MM.YYYY';

interface Term {
  starts_at: string | null;
  ends_at: string | null;
}

/** A term as it is written in a row: «11.11 – 05.12.2026», one of the days alone, or nothing. */
export function termText({ starts_at, ends_at }: Term): string {
  if (!ends_at) return starts_at ? `${dayjs(starts_at).format(DAY)} –` : '';
  const end = dayjs(ends_at);
  if (!starts_at) return `– ${end.format(DAY)}`;
  const start = dayjs(starts_at);
  const near = start.year() === end.year();
  return `${start.format(near ? 'DD.MM' : DAY)} – ${end.format(DAY)}`;
}

/**
 * Full days since the last day of a term has passed; 0 while it lasts or has no end.
 * @param today YYYY-MM-DD
 */
export function daysOverdue(ends_at: string | null, today: string): number {
  return ends_at && ends_at < today ? dayjs(today).diff(dayjs(ends_at), 'day') : 0;
}
