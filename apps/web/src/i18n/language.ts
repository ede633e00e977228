import { createTextEngine, type Locale, type TextEngine, type Texts } from '@pv/texts';
import { initialLocale, LOCALE_KEY } from './locale.ts';

const LOAD: Record<Locale, () => Promise<Texts>> = {
  ru: async () => (await import('@pv/texts/ru')).ru,
  en: async () => (await import('@pv/texts/en')).en,
};

/** The language of the interface and its texts. Shared by the app and by the headers of its calls. */
export interface Language {
  engine: TextEngine;
  locale(): Locale;
  /** Loads the texts, then switches; stores the choice for the next visit and other tabs. */
  choose(locale: Locale): Promise<void>;
  subscribe(listener: () => void): () => void;
}

/** Loads the texts of the language to start with and follows what other tabs choose. */
export async function createLanguage(): Promise<Language> {
  const engine = createTextEngine();
  const listeners = new Set<() => void>();
  let locale = initialLocale(window.localStorage.getItem(LOCALE_KEY), navigator.language);

  async function show(next: Locale) {
    if (!engine.has(next)) engine.add(next, await LOAD[next]());
    locale = next;
    document.documentElement.lang = next;
    for (const listener of [...listeners]) listener();
  }

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === LOCALE_KEY) void show(initialLocale(newValue, navigator.language));
  });
  await show(locale);

  return {
    engine,
    locale: () => locale,
    async choose(next) {
      window.localStorage.setItem(LOCALE_KEY, next);
      await show(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
