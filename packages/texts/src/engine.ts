import i18next from 'i18next';
import type { TextParams, Translate } from './keys.ts';
import type { Locale } from './locale.ts';
import type { ru } from './ru/index.ts';
import type { TranslationOf } from './shape.ts';

/** All texts of one language. */
export type Texts = TranslationOf<typeof ru> | typeof ru;

/** Texts of the languages added so far; what one language lacks is taken from English. */
export interface TextEngine {
  has(locale: Locale): boolean;
  add(locale: Locale, texts: Texts): void;
  /** The function that gives the texts of one language. */
  translator(locale: Locale): Translate;
  /** As a translator, for a key known only at run time; an unknown key is given back as it is. */
  dynamic(locale: Locale, key: string, params?: TextParams): string;
}

/** Makes an engine without any language in it. Texts are never HTML, so nothing is escaped. */
export function createTextEngine(): TextEngine {
  const engine = i18next.createInstance();
  void engine.init({
    initAsync: false,
    lng: 'en',
    fallbackLng: 'en',
    resources: {},
    interpolation: { escapeValue: false },
  });
  const dynamic = (locale: Locale, key: string, params: TextParams = {}) =>
    engine.t(key, { ...params, lng: locale });
  return {
    has: (locale) => engine.hasResourceBundle(locale, 'translation'),
    add: (locale, texts) => void engine.addResourceBundle(locale, 'translation', texts),
    translator:
      (locale) =>
      (key, ...[params]) =>
        dynamic(locale, key, params),
    dynamic,
  };
}
