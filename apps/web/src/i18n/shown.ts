import type { Locale, TextParams, Translate } from '@pv/texts';
import type { Language } from './language.ts';

export interface Texts {
  /** Text of a key; its placeholders are checked by the compiler. */
  t: Translate;
  /** Text of a key that is known only at run time. */
  dynamic: (key: string, params?: TextParams) => string;
  locale: Locale;
  choose: (locale: Locale) => Promise<void>;
}

/** What is shown at the moment, and how to hear of a change. */
export interface Shown {
  subscribe: Language['subscribe'];
  read: () => Texts;
  /** What the tab has begun with, as a page from the server is drawn. */
  drawn: () => Texts;
}

const textsOf = ({ engine, choose }: Language, locale: Locale): Texts => ({
  t: engine.translator(locale),
  dynamic: (key, params) => engine.dynamic(locale, key, params),
  locale,
  choose,
});

/**
 * The texts of a language as they are read; the same object until they change. However late it is asked,
 * and however often, `drawn` is what the tab has begun with.
 */
export function shownOf(language: Language): Shown {
  const { locale, version } = language.begun;
  const drawn = textsOf(language, locale);
  let last = { version, texts: drawn };
  return {
    subscribe: language.subscribe,
    drawn: () => drawn,
    read: () => {
      const now = language.version();
      if (last.version !== now) {
        last = { version: now, texts: textsOf(language, language.locale()) };
      }
      return last.texts;
    },
  };
}
