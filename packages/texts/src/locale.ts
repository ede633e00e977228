/** Languages of the product. Russian is the source of the keys, English the fallback of a browser. */
export const LOCALES = ['ru', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Whether a string names one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The primary parts of an `Accept-Language` header (RFC 9110, 12.5.4), the most wanted one first. */
export function wantedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { primary: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight ?? 1) };
    })
    .filter(({ primary, weight }) => primary !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ primary }) => primary);
}

/** The first of our languages that an `Accept-Language` header names, by its weights; else Russian. */
export function localeFromHeader(header: string | undefined): Locale {
  return wantedLanguages(header).find(isLocale) ?? 'ru';
}

/** The language that the search of an address asks for, `?lang=en`; null for none of ours. */
export function localeInSearch(search: string): Locale | null {
  const asked = new URLSearchParams(search).get('lang');
  return isLocale(asked) ? asked : null;
}

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
