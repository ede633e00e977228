import type { ru } from './ru/index.ts';

/** Endings of keys for the plural forms of Russian and English, as Unicode names them. */
type PluralForm = 'one' | 'few' | 'many' | 'other';

/** The key without its plural ending. */
type KeyBase<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/**
 * What a translation of the Russian texts `S` has to be: the same keys, strings for strings, and for
 * plural forms the two that English has. A missing or an extra key does not compile.
 */
export type TranslationOf<S> = {
  readonly [K in keyof S & string as K extends `${infer Base}_${PluralForm}`
    ? `${Base}_one` | `${Base}_other`
    : K]: S[K] extends string ? string : TranslationOf<S[K]>;
};

/** Paths of all texts of `S`, joined with dots, plural endings dropped. */
type PathsOf<S, Prefix extends string = ''> = {
  [K in keyof S & string]: S[K] extends string
    ? `${Prefix}${KeyBase<K>}`
    : PathsOf<S[K], `${Prefix}${K}.`>;
}[keyof S & string];

/** The Russian text, or the plural forms of it, at the path `P`. */
type TextAt<S, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof S
    ? TextAt<S[Head], Rest>
    : never
  : S[Extract<keyof S, P | `${P}_${PluralForm}`>];

/** Names of the placeholders `{{name}}` in a text. */
type PlaceholdersOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

type Source = typeof ru;

/** The path of a text, such as `shell.nav.projects`; a text with plural forms is named without them. */
export type TextKey = PathsOf<Source>;

/** Values for placeholders; `count` chooses the plural form. */
export type TextParams = Readonly<Record<string, string | number>>;

/** The placeholders that the text at `K` has: all of them must be given, and nothing must be given if none. */
export type ParamsOf<K extends TextKey> = [PlaceholdersOf<TextAt<Source, K>>] extends [never]
  ? [params?: Record<string, never>]
  : [params: Readonly<Record<PlaceholdersOf<TextAt<Source, K>>, string | number>>];

/** Texts without placeholders, such as labels and titles. */
export type PlainTextKey = {
  [K in TextKey]: [PlaceholdersOf<TextAt<Source, K>>] extends [never] ? K : never;
}[TextKey];

/** Gives the text of a key in one language. */
export type Translate = <K extends TextKey>(key: K, ...params: ParamsOf<K>) => string;
