import type { PlainTextKey } from '@pv/texts';

type Field = PlainTextKey & `fields.${string}`;

/** Names that the contract's schemas and the server give to what is wrong with a field. */
const KNOWN: Record<string, Field> = {
  field_empty: 'fields.field_empty',
  email_invalid: 'fields.email_invalid',
  email_domain: 'fields.email_domain',
  password_short: 'fields.password_short',
  password_long: 'fields.password_long',
  password_repeat: 'fields.password_repeat',
  code_wrong: 'fields.code_wrong',
  date_wrong: 'fields.date_wrong',
  dates_reversed: 'fields.dates_reversed',
  title_short: 'fields.title_short',
  birth_date_wrong: 'fields.birth_date_wrong',
  orcid_wrong: 'fields.orcid_wrong',
  scopus_id_wrong: 'fields.scopus_id_wrong',
  researcher_id_wrong: 'fields.researcher_id_wrong',
  rinc_id_wrong: 'fields.rinc_id_wrong',
  phone_wrong: 'fields.phone_wrong',
};

/** The text of what is wrong with a field: the one of its name, else «check this value». */
export function fieldErrorKey(name: string): Field {
  return KNOWN[name] ?? 'fields.field_wrong';
}
