import type { fields as source } from '../ru/fields.ts';
import type { TranslationOf } from '../shape.ts';

/** What is wrong with one field of a form. */
export const fields: TranslationOf<typeof source> = {
  field_empty: 'The field cannot be empty',
  field_wrong: 'Check this value',
  field_short_one: 'At least {{count}} character is needed',
  field_short_other: 'At least {{count}} characters are needed',
  field_long_one: 'No more than {{count}} character',
  field_long_other: 'No more than {{count}} characters',
  date_wrong: 'The date is not valid',
  email_invalid: 'The email address must be valid, for example anna@mail.ru',
  email_domain: 'Allowed domains: .ru, .рф',
  password_short: 'The password must have at least 6 characters',
  password_long: 'The password must have at most 128 characters',
  password_repeat: 'Passwords must match',
  code_wrong: 'The code is incorrect',
};
