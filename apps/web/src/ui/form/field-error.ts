import type { PlainTextKey, Translate } from '@pv/texts';

type Plain = PlainTextKey & `fields.${string}`;

/** Names that the contract's schemas and the server give to what is wrong with a field. */
const KNOWN: Record<string, Plain> = {
  field_empty: 'fields.field_empty',
  field_symbols: 'fields.field_symbols',
  name_wrong: 'fields.name_wrong',
  place_missing: 'fields.place_missing',
  email_invalid: 'fields.email_invalid',
  email_cyrillic: 'fields.email_cyrillic',
  email_domain: 'fields.email_domain',
  email_foreign: 'fields.email_foreign',
  email_taken: 'fields.email_taken',
  password_short: 'fields.password_short',
  password_long: 'fields.password_long',
  password_blank: 'fields.password_blank',
  password_same: 'fields.password_same',
  password_repeat: 'fields.password_repeat',
  password_wrong: 'fields.password_wrong',
  code_wrong: 'fields.code_wrong',
  code_incomplete: 'fields.code_incomplete',
  supervisor_code_wrong: 'fields.supervisor_code_wrong',
  own_code: 'fields.own_code',
  personal_code_wrong: 'fields.personal_code_wrong',
  date_wrong: 'fields.date_wrong',
  dates_reversed: 'fields.dates_reversed',
  title_short: 'fields.title_short',
  title_taken: 'fields.title_taken',
  birth_date_future: 'fields.birth_date_future',
  birth_date_old: 'fields.birth_date_old',
  birth_date_wrong: 'fields.birth_date_wrong',
  orcid_wrong: 'fields.orcid_wrong',
  scopus_id_wrong: 'fields.scopus_id_wrong',
  researcher_id_wrong: 'fields.researcher_id_wrong',
  rinc_id_wrong: 'fields.rinc_id_wrong',
  phone_wrong: 'fields.phone_wrong',
};

/** Names that carry a number, such as `field_long:300`. */
const COUNTED = /^(field_short|field_long):(\d+)$/;

/** What is wrong with a field, in words: those of its name, else «check this value». */
export function fieldErrorText(t: Translate, name: string): string {
  const [, counted, count] = COUNTED.exec(name) ?? [];
  if (counted) return t(`fields.${counted as 'field_long'}`, { count: Number(count) });
  return t(KNOWN[name] ?? 'fields.field_wrong');
}
