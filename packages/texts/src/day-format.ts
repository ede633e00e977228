import type { Locale } from './locale.ts';

type Options = Intl.DateTimeFormatOptions;

/** English has one form of a day everywhere: the day, three letters of the month, the year. */
const IN_ENGLISH = ({ dateStyle, month, ...rest }: Options): Options => ({
  ...rest,
  ...(dateStyle && { dateStyle: dateStyle === 'full' ? dateStyle : 'medium' }),
  ...(month && { month: 'short' }),
});

/** Writes days in words as the product does: «18 февраля 2027 г.» in Russian, “18 Feb 2027” in English. */
export function dayFormat(locale: Locale, options: Options): Intl.DateTimeFormat {
  return locale === 'ru'
    ? new Intl.DateTimeFormat('ru', options)
    : new Intl.DateTimeFormat('en-GB', IN_ENGLISH(options));
}
