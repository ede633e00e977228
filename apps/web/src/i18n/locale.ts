import { isLocale, type Locale } from '@pv/texts';

export const LOCALE_KEY = 'pv_locale';

/** The language to start with: the stored one, else the browser's if it is ours, else English. */
export function initialLocale(stored: string | null, browser: string): Locale {
  if (isLocale(stored)) return stored;
  const primary = browser.toLowerCase().split('-')[0];
  return isLocale(primary) ? primary : 'en';
}
