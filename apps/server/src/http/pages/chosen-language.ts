import { isLocale, type Locale } from '@pv/texts';
import { isOwnPath } from './own-path.ts';

const YEAR = 365 * 24 * 3600;

/** A language chosen by a link, as readers without JavaScript do, and the page that they were on. */
export interface ChosenLanguage {
  locale: Locale;
  back: string;
}

/** Reads `?language=en` of the address of a page; null where nothing is chosen. */
export function chosenLanguage(address: string): ChosenLanguage | null {
  const [path = '/'] = address.split('?', 1);
  const search = new URLSearchParams(address.slice(path.length));
  const locale = search.get('language');
  if (!isLocale(locale) || !isOwnPath(path)) return null;
  search.delete('language');
  return { locale, back: search.size > 0 ? `${path}?${search}` : path };
}

/** The cookie by which pages are drawn in that language, the one that the web app sets too. */
export const languageCookie = (locale: Locale): string =>
  `pv_locale=${locale}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
