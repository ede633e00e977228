import { type TextParts, textAt } from './engine.ts';

const FORMS = ['', '_one', '_few', '_many', '_other'];

/** Whether each key has a text among these, in any plural form, so that who says them needs no others. */
export function hasTexts(texts: TextParts, keys: Iterable<string>): boolean {
  return [...keys].every((key) => FORMS.some((form) => textAt(texts, key + form) !== undefined));
}
