import type { TextParams, Translate, TranslationOf } from './keys.ts';
import { LOCALES, type Locale } from './locale.ts';
import type { ru } from './ru/index.ts';

/** All texts of one language. */
export type Texts = TranslationOf<typeof ru> | typeof ru;

/** Some of the texts of a language: of each noun all, or a part. */
export type TextParts = { readonly [N in keyof Texts]?: Partial<Texts[N]> };

/** Texts of the languages added so far; what one language lacks is taken from English. */
export interface TextEngine {
  has(locale: Locale): boolean;
  /** Adds all texts of a language, or those that are here so far; all of them take their place later. */
  add(locale: Locale, texts: TextParts): void;
  /** The function that gives the texts of one language. */
  translator(locale: Locale): Translate;
  /** As a translator, for a key known only at run time; an unknown key is given back as it is. */
  dynamic(locale: Locale, key: string, params?: TextParams): string;
}

const FALLBACK: Locale = 'en';
/** A value that ends with a stop, as «Гарипов Т. Р.», ends the sentence by it. */
const PLACEHOLDER = /\{\{(\w+)\}\}(\.(?!\.))?/g;
const PLURALS = new Map(LOCALES.map((locale) => [locale, new Intl.PluralRules(locale)]));

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The text at a path such as `shell.nav.projects`; undefined where there is none. */
export function textAt(texts: unknown, path: string): string | undefined {
  let place = texts;
  for (const step of path.split('.')) {
    if (!isBranch(place) || !Object.hasOwn(place, step)) return undefined;
    place = place[step];
  }
  return typeof place === 'string' ? place : undefined;
}

/** The text of a key, in the plural form that `count` asks for where it has any. */
function find(texts: unknown, locale: Locale, key: string, params: TextParams) {
  const { count } = params;
  const form = count === undefined ? undefined : PLURALS.get(locale)?.select(Number(count));
  return (form && textAt(texts, `${key}_${form}`)) ?? textAt(texts, key);
}

/**
 * Makes an engine without any language in it. Texts are never HTML, so nothing is escaped. `onMissing` hears
 * of every text that is asked for and not here.
 */
export function createTextEngine(onMissing: () => void = () => {}): TextEngine {
  const languages = new Map<Locale, TextParts>();

  function dynamic(locale: Locale, key: string, params: TextParams = {}): string {
    const text =
      find(languages.get(locale), locale, key, params) ??
      find(languages.get(FALLBACK), FALLBACK, key, params);
    if (text === undefined) onMissing();
    const filled = text?.replaceAll(PLACEHOLDER, (_, name: string, stop = '') => {
      const value = `${params[name] ?? ''}`;
      return value.endsWith('.') ? value : `${value}${stop}`;
    });
    return filled ?? key;
  }
  return {
    has: (locale) => languages.has(locale),
    add: (locale, texts) => void languages.set(locale, texts),
    translator:
      (locale) =>
      (key, ...[params]) =>
        dynamic(locale, key, params),
    dynamic,
  };
}
