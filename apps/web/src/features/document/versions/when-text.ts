import { dayFormat, type Locale, type Translate } from '@pv/texts';
import dayjs from 'dayjs';

/** The moment of a version as one says it: «Сегодня, 14:05», «3 ноября, 9:12», with the year if not this one. */
export function whenText(
  moment: string,
  { now, locale, t }: { now: Date; locale: Locale; t: Translate },
): string {
  const then = dayjs(moment);
  const days = dayjs(now).startOf('day').diff(then.startOf('day'), 'day');
  const time = dayFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(then.toDate());
  return `${dayText()}, ${time}`;

  function dayText(): string {
    if (days === 0) return t('panels.versions.today');
    if (days === 1) return t('panels.versions.yesterday');
    const sameYear = then.year() === dayjs(now).year();
    return dayFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...(!sameYear && { year: 'numeric' }),
    }).format(then.toDate());
  }
}
