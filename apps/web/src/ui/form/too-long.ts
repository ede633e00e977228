import type { Translate } from '@pv/texts';
import { fieldErrorText } from './field-error.ts';

/**
 * What is said of a text that is longer than `most` characters, null of one that fits. Such a text stays
 * in its field and is not sent: a limit of the field itself would cut what is pasted without a word.
 */
export function tooLong(t: Translate, text: string, most: number): string | null {
  return text.length > most ? fieldErrorText(t, `field_long:${most}`) : null;
}
