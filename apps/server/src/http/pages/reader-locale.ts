import { isLocale, type Locale, localeFromHeader } from '@pv/texts';

/** The cookie in which the web app repeats the chosen language for the server. */
const COOKIE = /(?:^|;\s*)pv_locale=(\w+)/;

/** The language of whoever opens a page: the chosen one, else the browser's, else Russian. */
export function readerLocale(headers: {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}): Locale {
  const chosen = COOKIE.exec(headers.cookie ?? '')?.[1];
  if (isLocale(chosen)) return chosen;
  const asked = headers['accept-language'];
  // a browser in a third language gets English, as the web app itself would choose
  return localeFromHeader(asked, asked && asked !== '*' ? 'en' : 'ru');
}
