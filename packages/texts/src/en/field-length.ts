import type { fieldLength as source } from '../ru/field-length.ts';
import type { TranslationOf } from '../shape.ts';

/** What is said of a text that is too long. */
export const fieldLength: TranslationOf<typeof source> = {
  field_long_one: 'No more than {{count}} character',
  field_long_other: 'No more than {{count}} characters',
};
