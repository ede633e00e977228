import { createTextEngine, type Locale, type TextEngine, type Texts } from '@pv/texts';
import { initialLocale, LOCALE_KEY } from './locale.ts';

/** How the texts of each language are fetched. */
export type LoadTexts = Record<Locale, () => Promise<Texts>>;

const LOAD: LoadTexts = {
  ru: async () => (await import('@pv/texts/ru')).ru,
  en: async () => (await import('@pv/texts/en')).en,
};

/** The language of the interface and its texts. Shared by the app and by the headers of its calls. */
export interface Language {
  engine: TextEngine;
  locale(): Locale;
  /**
   * Loads the texts, then switches; stores the choice for the next visit and other tabs. What is chosen
   * last wins, whichever texts come first. Rejects, and changes nothing, when the texts cannot be had.
   */
  choose(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** The parts of a window that a language needs. */
export interface LanguagePlace extends Pick<Window, 'addEventListener'> {
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  navigator: Pick<Navigator, 'language'>;
  document: { documentElement: { lang: string } };
}

/** Loads the texts of the language to start with and follows what other tabs choose. */
export async function createLanguage(
  place: LanguagePlace = window,
  load: LoadTexts = LOAD,
): Promise<Language> {
  const engine = createTextEngine();
  const listeners = new Set<() => void>();
  let locale = initialLocale(place.localStorage.getItem(LOCALE_KEY), place.navigator.language);
  let wanted = locale;

  /** Tells whether the language is shown: not if another was chosen while its texts were on their way. */
  async function show(next: Locale): Promise<boolean> {
    wanted = next;
    try {
      if (!engine.has(next)) engine.add(next, await load[next]());
    } catch (error) {
      if (wanted === next) wanted = locale;
      throw error;
    }
    if (wanted !== next) return false;
    locale = next;
    place.document.documentElement.lang = next;
    for (const listener of [...listeners]) listener();
    return true;
  }

  place.addEventListener('storage', ({ key, newValue }) => {
    if (key !== LOCALE_KEY) return;
    // without the texts this tab stays as it is
    show(initialLocale(newValue, place.navigator.language)).catch(console.error);
  });
  await show(locale);

  return {
    engine,
    locale: () => locale,
    async choose(next) {
      if (await show(next)) place.localStorage.setItem(LOCALE_KEY, next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
