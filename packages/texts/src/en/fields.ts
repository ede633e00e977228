import type { TranslationOf } from '../keys.ts';
import type * as ru from '../ru/fields.ts';

/** What is wrong with one field of a form. */
export const fields: TranslationOf<typeof ru.fields> = {
  field_empty: 'The field cannot be empty',
  field_wrong: 'Check this value',
  field_symbols: 'Remove unprintable characters: such a text cannot be saved',
  field_short_one: 'At least {{count}} character is needed',
  field_short_other: 'At least {{count}} characters are needed',
  field_long_one: 'No more than {{count}} character',
  field_long_other: 'No more than {{count}} characters',
  too_many_task_statuses: 'A board can have at most 12 columns',
  task_status_repeats: 'Two columns have the same name',
  task_status_open_and_closed: 'There has to be a column for open tasks and one for finished ones',
  name_wrong: 'Write it in letters, without signs such as < and ;',
  place_missing: 'Name the place of study or the place of work',
  date_wrong: 'The date is not valid',
  dates_reversed: 'The end date is before the start date',
  bound_missing: 'State at least one of the limits',
  bounds_reversed: 'The upper limit is below the lower one',
  days_over_year: 'A call of every year is shorter than a year',
  demands_two: 'At least two alternatives are needed',
  choice_missing: 'Choose at least one',
  form_absent: 'The service has no such application form. Choose another one from the list',
  source_site: 'Name the site where this can be checked, such as fasie.ru',
  date_future: 'This day is yet to come',
  title_taken: 'There is already a field with this name here. Choose another one.',
  title_short: 'The title needs at least 3\u00a0characters',
  email_invalid: 'The email address must be valid. For example, anna@mail.ru',
  field_time: 'Give the time as 09:30',
  money_wrong: 'A sum in whole roubles is needed, from 0 to 1,000,000,000,000\u00a0₽',
  sum_unread: 'Enter the sum as a number, such as 1\u00a0500\u00a0000',
  sum_negative: 'A sum cannot be below zero. Enter it as a number, such as 1\u00a0500\u00a0000',
  sum_kopecks: 'Give whole roubles, without kopecks',
  sum_large: 'The sum is too large: no more than 1\u00a0000\u00a0000\u00a0000\u00a0000 is taken',
  inn_wrong:
    'Check the INN: 10 digits for an organisation or 12 for an entrepreneur, with control digits that fit',
  ogrn_wrong:
    'Check the OGRN: 13 digits, or 15 for an entrepreneur, the last of which is a control digit and has to fit',
  percent_wrong:
    'A number from 0 to 100\u00a0% is needed, with no more than two decimals, such as 12.5',
  year_wrong: 'A year from 2000 to 2100 is needed',
  field_url: 'A link begins with https://',
  field_doi: 'Check the DOI: it looks like 10.1234/number',
  field_isbn: 'Check the ISBN: 10 or 13 digits, and the last one has to fit',
  scale_reversed: 'The highest mark has to be above the lowest',
  email_cyrillic:
    'There is a Russian letter in the address. Switch the keyboard and type it in Latin letters',
  email_mixed:
    'A word of the address has both Russian and Latin letters. Type it in one keyboard layout',
  email_domain: 'Allowed domains: .ru, .рф',
  email_foreign: 'This is not your e-mail',
  email_taken: 'This e-mail already belongs to an account. Use another one',
  password_short: 'The password must have at least 6\u00a0characters',
  password_long: 'The password must have at most 128\u00a0characters',
  password_blank: 'The password cannot be made of spaces only',
  password_same: 'The new password is the same as the current one. Choose another',
  password_repeat: 'Passwords must match',
  password_wrong: 'The current password is wrong',
  code_wrong: 'The code is incorrect',
  code_incomplete: 'Enter all six digits',
  supervisor_code_wrong:
    'There is no such code, it has expired or was issued for another role or kind of project. Ask the supervisor for a valid one',
  own_code: 'This is your own code. Enter the supervisor’s',
  personal_code_wrong:
    'A personal code has 12 letters and digits. Check that it is whole, or enter an address',
  birth_date_future: 'This date is yet to come. Check the year',
  birth_date_old: 'This date is too long ago. Check the year',
  birth_date_wrong: 'Check the date: the service may be used from the age of 14',
  orcid_wrong: 'Check the number: it looks like 0000-0002-1825-0097 with a right last digit',
  scopus_id_wrong: 'A Scopus Author ID has 10 or 11 digits. A link to the author page will do too',
  researcher_id_wrong:
    'A ResearcherID looks like A-1234-2008. A link to the author page will do too',
  rinc_id_wrong: 'Give the AuthorID (a number) or the SPIN code like 1234-5678',
  phone_wrong:
    'Check the number: +7 900 123-45-67, or one of another country with its code, beginning with +',
};
