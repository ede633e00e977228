import { type Locale, localeInSearch, type TextParts } from '@pv/texts';
import { type FirstLanguage, initialLocale, LOCALE_KEY } from '../../i18n/language.ts';
import { REFRESH_KEY } from '../../platform/session/session.ts';
import type { PageState } from './page-state.ts';

type Load = Record<Locale, () => Promise<TextParts>>;

const PUBLIC: Load = {
  ru: async () => (await import('@pv/texts/public/ru')).ru,
  en: async () => (await import('@pv/texts/public/en')).en,
};

/** The parts of a window that tell how its tab begins. */
export interface FirstPlace {
  localStorage: Pick<Storage, 'getItem'>;
  navigator: Pick<Navigator, 'language'>;
  location: Pick<Location, 'search'>;
}

/**
 * The language that a tab begins in. The public texts come with it to who is not signed in; who is waits for
 * all texts. What an address asks for is the choice of who is not signed in.
 */
export async function firstLanguage(
  drawn: PageState | null,
  { localStorage, navigator, location }: FirstPlace,
): Promise<FirstLanguage> {
  const signedIn = localStorage.getItem(REFRESH_KEY) !== null;
  const linked = localeInSearch(location.search);
  const wanted = signedIn ? null : linked;
  const [asked, passing] = [wanted !== null, signedIn && linked !== null];
  const stored = localStorage.getItem(LOCALE_KEY);
  const locale = drawn?.locale ?? wanted ?? initialLocale(stored, navigator.language);
  const texts = signedIn ? null : await PUBLIC[locale]();
  // the routes of a page that the browser draws ask for what it needs
  if (!drawn) return { locale, asked, passing, texts, share: 'daily' };
  // the server does not see what is stored; for who is signed in it may have drawn what an address asks
  // for, or has asked for a page ago
  const otherwise = signedIn ? navigator.language : locale;
  const chosen = asked ? locale : initialLocale(stored, otherwise);
  return { locale, asked, passing: passing || chosen !== locale, texts, chosen };
}
