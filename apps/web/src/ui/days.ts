import { dayFormat, type Locale, type Translate } from '@pv/texts';
import { useEffect, useState } from 'react';

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

/** The day of a moment in Moscow, where the product lives, or of YYYY-MM-DD, in words: «5 декабря 2026 г.». */
export function longDay(at: string, locale: Locale): string {
  const timeZone = DAY_ALONE.test(at) ? 'UTC' : 'Europe/Moscow';
  return dayFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at));
}

/** A moment of an input of day and time, by the clock of the reader, as the server takes it; null where it is none. */
export function momentOf(typed: string): string | null {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A moment as an input of day and time shows it by the clock of the reader. */
export function typedOf(date: Date): string {
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** Day and time in words, by the clock of the reader. */
export function momentText(at: string, locale: Locale): string {
  const options = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' } as const;
  return dayFormat(locale, options).format(new Date(at));
}

const STEP_MS = 30_000;

/** The present moment, anew twice a minute: what is said of hours and minutes stays true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
