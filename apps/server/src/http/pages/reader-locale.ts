import { isLocale, type Locale, wantedLanguages } from '@pv/texts';

/** The cookie in which the web app repeats the chosen language for the server. */
const COOKIE = /(?:^|;\s*)pv_locale=(\w+)/;

/** The language in the cookies of a reader; null where none of ours is. */
export function keptLocale({ cookie = '' }: { cookie?: string | undefined }): Locale | null {
  const kept = COOKIE.exec(cookie)?.[1];
  return isLocale(kept) ? kept : null;
}

/**
 * The language of whoever opens a page: the chosen one, else the first of the browser's if it is ours,
 * else English; Russian for whoever names none.
 */
export function readerLocale(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Locale {
  const chosen = keptLocale(headers);
  if (chosen) return chosen;
  const [first = '*'] = wantedLanguages(headers['accept-language']);
  if (first === '*') return 'ru';
  // the web app sees one language of its browser, and would begin anew in what it chooses by that
  return isLocale(first) ? first : 'en';
}
