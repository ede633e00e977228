import { type Locale, localeInSearch, type TextParts } from '@pv/texts';
import { type FirstLanguage, initialLocale, LOCALE_KEY } from '../../i18n/language.ts';
import { REFRESH_KEY } from '../../platform/session/session.ts';
import type { PageState } from './page-state.ts';

type Load = Record<Locale, () => Promise<TextParts>>;

const PUBLIC: Load = {
  ru: async () => (await import('@pv/texts/public/ru')).ru,
  en: async () => (await import('@pv/texts/public/en')).en,
};
/** Pages that only a browser draws, for who is not signed in; what follows the last stroke is a secret. */
const FOR_NOBODY: ReadonlySet<string> = new Set([
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/invite',
  '/unsubscribe',
  '/article-preview/',
  '/support/',
]);

/** The parts of a window that tell how its tab begins. */
export interface FirstPlace {
  localStorage: Pick<Storage, 'getItem'>;
  navigator: Pick<Navigator, 'language'>;
  location: Pick<Location, 'pathname' | 'search'>;
}

/**
 * The language that a tab begins in. The public texts come with it to who is not signed in, on a page that
 * the server has drawn and on those that a browser draws for nobody; elsewhere all texts are waited for. What
 * an address asks for is the choice of who is not signed in.
 */
export async function firstLanguage(
  drawn: PageState | null,
  { localStorage, navigator, location }: FirstPlace,
): Promise<FirstLanguage> {
  const path = location.pathname;
  const signedIn = localStorage.getItem(REFRESH_KEY) !== null;
  const linked = localeInSearch(location.search);
  const wanted = signedIn ? null : linked;
  const [asked, passing] = [wanted !== null, signedIn && linked !== null];
  const stored = localStorage.getItem(LOCALE_KEY);
  if (drawn) {
    const { locale } = drawn;
    const texts = signedIn ? null : await PUBLIC[locale]();
    // the server does not see what is stored; for who is signed in it may have drawn what an address asks
    // for, or has asked for a page ago
    const otherwise = signedIn ? navigator.language : locale;
    const chosen = asked ? locale : initialLocale(stored, otherwise);
    return { locale, path, asked, passing: passing || chosen !== locale, texts, chosen };
  }
  const locale = wanted ?? initialLocale(stored, navigator.language);
  const isOpen = FOR_NOBODY.has(path) || FOR_NOBODY.has(path.slice(0, path.lastIndexOf('/') + 1));
  const texts = isOpen && !signedIn ? await PUBLIC[locale]() : null;
  return { locale, path, asked, passing, texts };
}
