import { dayFormat, type Locale } from '@pv/texts';

/** A day without an hour is that day wherever the reader is. */
const DAY_ALONE = /^\d{4}-\d\d-\d\d$/;

/** The day of a moment in Moscow, where the product lives, or of YYYY-MM-DD, in words: «5 декабря 2026 г.». */
export function longDay(at: string, locale: Locale): string {
  const timeZone = DAY_ALONE.test(at) ? 'UTC' : 'Europe/Moscow';
  return dayFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
}
