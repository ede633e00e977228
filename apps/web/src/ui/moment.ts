import { dayFormat, type Locale } from '@pv/texts';

const two = (value: number) => String(value).padStart(2, '0');

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
