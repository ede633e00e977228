import type { ru } from './ru/index.ts';
import type { PathsOf, PlaceholdersOf, TextAt } from './shape.ts';

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
