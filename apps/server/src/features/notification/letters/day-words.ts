import { dayFormat } from '@pv/texts';
import type { Locale } from '../../../context.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = dayFormat(locale, { day: 'numeric', month: 'long', timeZone });
  // as many as the zones that people live in
  if (formats.size < 1000) formats.set(key, made);
  return made;
}

/** The day of a moment by the calendar of a zone: «23 июня». */
export function dayWords(moment: Date, { locale, zone }: { locale: Locale; zone: string }): string {
  return formatOf(locale, zone).format(moment);
}

/** A date that has no hour, as YYYY-MM-DD: the same day everywhere. */
export function dateWords(date: string, locale: Locale): string {
  return formatOf(locale, 'UTC').format(new Date(date));
}
