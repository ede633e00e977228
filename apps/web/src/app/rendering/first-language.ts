import { type Locale, localeInSearch, type TextParts } from '@pv/texts';
import { type FirstLanguage, initialLocale, LOCALE_KEY } from '../../i18n/language.ts';
import { REFRESH_KEY } from '../../platform/session/session.ts';
import type { PageState } from './page-state.ts';

type Load = Record<Locale, () => Promise<TextParts>>;

const PUBLIC: Load = {
  ru: async () => (await import('@pv/texts/public/ru')).ru,
  en: async () => (await import('@pv/texts/public/en')).en,
};
const ARRIVAL: Load = {
  ru: async () => (await import('@pv/texts/arrival/ru')).ru,
  en: async () => (await import('@pv/texts/arrival/en')).en,
};

const ENTRY: Load = {
  ru: async () => (await import('@pv/texts/entry/ru')).ru,
  en: async () => (await import('@pv/texts/entry/en')).en,
};
const INVITATION: Load = {
  ru: async () => (await import('@pv/texts/entry/invitation-ru')).ru,
  en: async () => (await import('@pv/texts/entry/invitation-en')).en,
};

const PREVIEW: Load = {
  ru: async () => (await import('@pv/texts/entry/preview-ru')).ru,
  en: async () => (await import('@pv/texts/entry/preview-en')).en,
};
const REQUEST: Load = {
  ru: async () => (await import('@pv/texts/entry/request-ru')).ru,
  en: async () => (await import('@pv/texts/entry/request-en')).en,
};
const UNSUBSCRIBING: Load = {
  ru: async () => (await import('@pv/texts/entry/unsubscribing-ru')).ru,
  en: async () => (await import('@pv/texts/entry/unsubscribing-en')).en,
};

/** Pages that only a browser draws, with the texts that are enough for who is not signed in. */
const FOR_NOBODY: ReadonlyMap<string, Load> = new Map([
  ['/sign-in', ENTRY],
  ['/sign-up', ENTRY],
  ['/reset-password', ENTRY],
  ['/invite', INVITATION],
  ['/unsubscribe', UNSUBSCRIBING],
  // the rest of these addresses is a secret
  ['/article-preview/', PREVIEW],
  ['/support/', REQUEST],
]);

/** The list of projects: the one page whose texts are loaded apart for signed-in people. */
const ARRIVAL_PATH = '/projects';

/** The parts of a window that tell how its tab begins. */
export interface FirstPlace {
  localStorage: Pick<Storage, 'getItem'>;
  navigator: Pick<Navigator, 'language'>;
  location: Pick<Location, 'pathname' | 'search'>;
}

/**
 * The language that a tab begins in, with the texts of public pages where the server has drawn one and
 * those are enough: who is signed in sees more than the server has drawn, and needs all of them. Where he
 * arrives he needs some, as does nobody where one signs in or has come by a link of his own. No texts come
 * with any other page that the browser draws. What an address asks for is the choice of who is not signed in.
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
    const { locale, publicTexts } = drawn;
    const texts = publicTexts && !signedIn ? await PUBLIC[locale]() : null;
    // the server does not see what is stored; for who is signed in it may have drawn what an address asks
    // for, or has asked for a page ago
    const otherwise = signedIn ? navigator.language : locale;
    const chosen = asked ? locale : initialLocale(stored, otherwise);
    return { locale, path, asked, passing: passing || chosen !== locale, texts, chosen };
  }
  const own = signedIn
    ? undefined
    : (FOR_NOBODY.get(path) ?? FOR_NOBODY.get(path.slice(0, path.lastIndexOf('/') + 1)));
  const load = signedIn && path === ARRIVAL_PATH ? ARRIVAL : own;
  const locale = wanted ?? initialLocale(stored, navigator.language);
  return { locale, path, asked, passing, texts: load ? await load[locale]() : null };
}
