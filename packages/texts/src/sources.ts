import { sources as en } from './en/sources.ts';
import type { TranslationOf } from './keys.ts';
import type { Locale } from './locale.ts';
import { sources as ru } from './ru/sources.ts';

/** Texts of the form of a source; `{{name}}` in them is filled by `fillText`. */
export type SourceTexts = TranslationOf<typeof ru>;

const TEXTS: Record<Locale, SourceTexts> = { ru, en };

/**
 * The texts of the form of a source in one language. Kept apart from the other texts: only the editor
 * needs them.
 */
export const sourceTexts = (locale: Locale): SourceTexts => TEXTS[locale];
