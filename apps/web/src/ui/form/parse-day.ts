const TYPED = /^(\d{1,2})[./-](\d{1,2})[./-]([12]\d{3})$/;
const ISO = /^([12]\d{3})-(\d{2})-(\d{2})$/;

/**
 * Reads a typed day, 31.12.2026 or 2026-12-31, into YYYY-MM-DD. Gives null until the day is whole and
 * for days that no calendar has, so that a half-typed year is never taken for the year 20.
 */
export function parseDay(typed: string): string | null {
  const text = typed.trim();
  const iso = ISO.exec(text);
  const [, day = '', month = '', year = ''] = iso
    ? [text, iso[3], iso[2], iso[1]]
    : (TYPED.exec(text) ?? []);
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return null;
  return moment.toISOString().startsWith(written) ? written : null;
}
