import {
  createTextEngine,
  isLocale,
  type Locale,
  type TextEngine,
  type TextParts,
} from '@pv/texts';

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

const YEAR = 365 * 24 * 3600;

/**
 * How much of a language is loaded at once: what the list of projects says, what a seat in a committee says
 * to whoever has no account, or all of it.
 */
export type TextsShare = 'daily' | 'seat' | 'whole';

/** How the texts of each language are fetched. */
type LoadTexts = Record<Locale, (share: TextsShare) => Promise<TextParts>>;

const SHARES: Record<Locale, Record<TextsShare, () => Promise<TextParts>>> = {
  ru: {
    daily: async () => (await import('@pv/texts/daily/ru')).ru,
    seat: async () => (await import('@pv/texts/seat/ru')).ru,
    whole: async () => (await import('@pv/texts/ru')).ru,
  },
  en: {
    daily: async () => (await import('@pv/texts/daily/en')).en,
    seat: async () => (await import('@pv/texts/seat/en')).en,
    whole: async () => (await import('@pv/texts/en')).en,
  },
};

const LOAD: LoadTexts = {
  ru: (share) => SHARES.ru[share](),
  en: (share) => SHARES.en[share](),
};

/** The language of the interface and its texts. Shared by the app and by the headers of its calls. */
export interface Language {
  engine: TextEngine;
  locale(): Locale;
  /** What the pages after this one are read in; this one may be shown in another by its address. */
  chosen(): Locale;
  /**
   * What calls ask for. One language alone is a choice, which the letters to a person follow; a link that
   * shows another than the chosen one makes it a list, which is nobody's choice.
   */
  accepted(): string;
  /**
   * Loads the texts, then switches; stores the choice for the next visit and other tabs. What is chosen
   * last wins, whichever texts come first. Rejects, and changes nothing, when the texts cannot be had.
   */
  choose(locale: Locale): Promise<void>;
  /**
   * Loads what is still missing of the shown language, where the tab has begun with a few texts only. A text
   * that is asked for and not here makes the whole language come by itself.
   */
  complete(share?: TextsShare): Promise<void>;
  /** What the tab has begun with: the language that a page from the server is drawn in, and its version. */
  begun: { locale: Locale; version: number };
  /** Grows with every change of the texts. */
  version(): number;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that a language needs. */
interface LanguagePlace extends Pick<Window, 'addEventListener'> {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  navigator: Pick<Navigator, 'language'>;
  document: { documentElement: { lang: string }; cookie: string };
}

/** In what the tab begins; with texts where those are enough for now. */
export interface FirstLanguage {
  locale: Locale;
  texts: TextParts | null;
  /** What is loaded where no texts come along; all of them where it is left out. */
  share?: TextsShare;
  /** The address has asked for it, and it is kept as if it were chosen by hand. */
  asked?: boolean;
  /** What is chosen in this browser; the page may be drawn in another language by its address. */
  chosen?: Locale;
  /** An address has asked for it, for its own page alone: whoever is signed in has a language already. */
  passing?: boolean;
}

/**
 * Loads the texts of the language to start with, unless the `first` ones are given, and follows
 * what other tabs choose.
 */
export async function createLanguage(
  place: LanguagePlace = window,
  load: LoadTexts = LOAD,
  first?: FirstLanguage,
): Promise<Language> {
  const engine = createTextEngine(() => void complete().catch(console.error));
  const listeners = new Set<() => void>();
  const stored = place.localStorage.getItem(LOCALE_KEY);
  let locale = first?.locale ?? initialLocale(stored, place.navigator.language);
  let chosen = locale;
  let wanted = locale;
  let version = 0;
  const coming = new Map<string, Promise<void>>();
  const here = new Set<string>();
  const has = (own: Locale, share: TextsShare) =>
    here.has(`${own} whole`) || here.has(`${own} ${share}`);

  async function fetchTexts(next: Locale, share: TextsShare = 'whole'): Promise<void> {
    if (has(next, share)) return;
    const texts = await load[next](share);
    // the smaller share may come after all of it
    if (has(next, share)) return;
    engine.add(next, texts);
    here.add(`${next} ${share}`);
  }

  function tell() {
    version += 1;
    for (const listener of [...listeners]) listener();
  }

  /** Tells whether the language is shown: not if another was chosen while its texts were on their way. */
  async function show(next: Locale, share?: TextsShare): Promise<boolean> {
    wanted = next;
    try {
      await fetchTexts(next, share);
    } catch (error) {
      if (wanted === next) wanted = locale;
      throw error;
    }
    if (wanted !== next) return false;
    locale = next;
    chosen = next;
    place.document.documentElement.lang = next;
    tell();
    return true;
  }

  /** The server cannot see the storage, and draws pages by this. */
  function tellServer(own: Locale) {
    place.document.cookie = `${LOCALE_KEY}=${own}; path=/; max-age=${YEAR}; samesite=lax`;
  }

  /** What the server has kept of an address is no choice: it goes by the language of the browser again. */
  function takeBack() {
    place.document.cookie = `${LOCALE_KEY}=; path=/; max-age=0; samesite=lax`;
  }

  /** For the pages and visits that follow, and for other tabs. */
  function keep(own: Locale) {
    tellServer(own);
    try {
      place.localStorage.setItem(LOCALE_KEY, own);
    } catch (error) {
      // a full storage takes the language from nobody
      console.error(error);
    }
  }

  place.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LOCALE_KEY) return;
    // without the texts this tab stays as it is
    show(initialLocale(newValue, place.navigator.language)).catch(console.error);
  });
  if (!first?.asked) {
    // the texts may not come, or somebody goes on before they do
    if (isLocale(stored)) tellServer(stored);
    else if (first?.passing) takeBack();
  }
  if (first?.texts) {
    engine.add(locale, first.texts);
    place.document.documentElement.lang = locale;
  } else await show(locale, first?.share);
  chosen = first?.chosen ?? locale;
  if (first?.asked) keep(locale);

  function complete(share: TextsShare = 'whole'): Promise<void> {
    if (has(locale, share)) return Promise.resolve();
    const name = `${locale} ${share}`;
    const known = coming.get(name);
    if (known) return known;
    const fetched = fetchTexts(locale, share).then(tell);
    coming.set(name, fetched);
    // what does not come is asked for again by the next navigation
    fetched.catch(() => {}).finally(() => coming.delete(name));
    return fetched;
  }

  return {
    engine,
    locale: () => locale,
    chosen: () => chosen,
    accepted: () => (locale === chosen ? locale : `${locale}, ${chosen};q=0.9`),
    begun: { locale, version },
    version: () => version,
    complete,
    async choose(next) {
      if (await show(next)) keep(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
