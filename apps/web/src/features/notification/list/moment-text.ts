import { dayFormat, type Locale } from '@pv/texts';

const sameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/** When something was, as short as it is clear: a time today, a day this year, a date before. */
export function momentText(moment: Date, now: Date, locale: Locale): string {
  if (sameDay(moment, now)) {
    return dayFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(moment);
  }
  const ofThisYear = moment.getFullYear() === now.getFullYear();
  return dayFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!ofThisYear && { year: 'numeric' }),
  }).format(moment);
}
