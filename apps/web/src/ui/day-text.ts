import { dayFormat, type Translate } from '@pv/texts';

/** A day without an hour is that day wherever the reader is. */
const DAY_ALONE = /^\d{4}-\d\d-\d\d$/;

const two = (value: number) => String(value).padStart(2, '0');
const dateOf = (moment: string) => new Date(DAY_ALONE.test(moment) ? `${moment}T00:00` : moment);
const inEnglish = (t: Translate) => t('ui.day.language') === 'en';

const SHORT = dayFormat('en', { day: 'numeric', month: 'short' });
const WHOLE = dayFormat('en', { dateStyle: 'medium' });

/** The day of the year of a moment, or of YYYY-MM-DD, by the clock of the reader: «05.12», “5 Dec”. */
export function shortDayText(moment: string, t: Translate): string {
  const date = dateOf(moment);
  return inEnglish(t) ? SHORT.format(date) : `${two(date.getDate())}.${two(date.getMonth() + 1)}`;
}

/** The same with its year: «05.12.2026», “5 Dec 2026”. */
export function dayText(moment: string, t: Translate): string {
  const date = dateOf(moment);
  return inEnglish(t) ? WHOLE.format(date) : `${shortDayText(moment, t)}.${date.getFullYear()}`;
}

/** A moment to the minute by the clock of the reader: «05.12.2026 14:30», “5 Dec 2026 14:30”. */
export function minuteText(moment: string, t: Translate): string {
  const date = dateOf(moment);
  return `${dayText(moment, t)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
