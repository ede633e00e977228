import type { StoredValue, StoredValues } from '../../db/schema/index.ts';
import type { FormField, Template } from './templates.ts';

/** Somebody by what applications have of him. */
export interface Forgotten {
  fullName: string;
  email: string;
  phone: string;
}

const CONTACTS: readonly string[] = ['leader.email', 'leader.phone', 'leader.birth'];

/** Whether a field names this person as the leader. */
function names({ from }: FormField, { value }: StoredValue, person: Forgotten): boolean {
  if (value === '') return false;
  if (from.includes('leader.name')) return value === person.fullName;
  if (from.includes('leader.email')) return value === person.email;
  return from.includes('leader.phone') && value === person.phone;
}

function blanked(field: FormField, stored: StoredValue, isHis: boolean, email: string) {
  const { value } = stored;
  if (isHis && field.from.some((name) => CONTACTS.includes(name)))
    return { value: '', project: false };
  if (typeof value === 'string') return stored;
  return { ...stored, value: value.map((row) => row.map((cell) => (cell === email ? '' : cell))) };
}

/**
 * The values of an application, by section, without the address, the phone and the day of birth of
 * somebody who leads it, and without his address among those of the team. His name stays.
 */
export function forgetIn(
  { sections }: Template,
  values: Readonly<Record<string, StoredValues>>,
  person: Forgotten,
): Record<string, StoredValues> {
  const told = sections.flatMap(({ code: section, fields }) =>
    fields.flatMap((field) => {
      const stored = values[section]?.[field.code];
      return stored ? [{ section, field, stored }] : [];
    }),
  );
  const isHis = told.some(({ field, stored }) => names(field, stored, person));
  const left: Record<string, StoredValues> = { ...values };
  for (const { section, field, stored } of told) {
    const value = blanked(field, stored, isHis, person.email);
    left[section] = { ...left[section], [field.code]: value };
  }
  return left;
}
