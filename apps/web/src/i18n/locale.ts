import { isLocale, type Locale } from '@pv/texts';

/** The key in local storage, and the name of the cookie by which the server knows the choice. */
export const LOCALE_KEY = 'pv_locale';

/** The language to start with: the stored one, else the browser's if it is ours, else English. */
export function initialLocale(stored: string | null, browser: string): Locale {
  if (isLocale(stored)) return stored;
  const primary = browser.toLowerCase().split('-')[0];
  return isLocale(primary) ? primary : 'en';
}

/** The address without the language that it asks for; everything else stays as it is written. */
export function withoutLocale(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(href) ?? [];
  const kept = query.split('&').filter((pair) => pair !== '' && !/^lang(=|$)/.test(pair));
  return `${path}${kept.length > 0 ? `?${kept.join('&')}` : ''}${hash}`;
}
