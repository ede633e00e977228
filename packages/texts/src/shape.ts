/** Endings of keys for the plural forms of Russian and English, as Unicode names them. */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** The key without its plural ending. */
export type KeyBase<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

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
export type PathsOf<S, Prefix extends string = ''> = {
  [K in keyof S & string]: S[K] extends string
    ? `${Prefix}${KeyBase<K>}`
    : PathsOf<S[K], `${Prefix}${K}.`>;
}[keyof S & string];

/** The Russian text, or the plural forms of it, at the path `P`. */
export type TextAt<S, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof S
    ? TextAt<S[Head], Rest>
    : never
  : S[Extract<keyof S, P | `${P}_${PluralForm}`>];

/** Names of the placeholders `{{name}}` in a text. */
export type PlaceholdersOf<T> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;
