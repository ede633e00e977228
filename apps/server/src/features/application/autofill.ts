import { type ApplicationValue, isEmptyValue } from '@pv/contract';
import type { StoredValues } from '../../db/schema/index.ts';
import { blockText } from '../form/public.ts';
import { type ApplicationFacts, FILL_SOURCES } from './fill-sources.ts';
import { type FormField, optionsOf, type Template } from './templates.ts';

const BLOCK = 'field.';

const nothingOf = ({ kind }: FormField): ApplicationValue => (kind === 'table' ? [] : '');

/** Whether a field can hold what is told: a choice only what it offers. */
function fits(field: FormField, value: ApplicationValue): boolean {
  if (isEmptyValue(value)) return false;
  return field.kind !== 'choice' || optionsOf(field).some(({ code }) => code === value);
}

/** What the project tells of a field; empty where it tells nothing. */
export function projectValue(field: FormField, facts: ApplicationFacts): ApplicationValue {
  for (const name of field.from) {
    const part = name.slice(BLOCK.length);
    const told = name.startsWith(BLOCK)
      ? blockText(facts.fields, (title) => title.toLowerCase().includes(part))
      : (FILL_SOURCES[name]?.(facts) ?? '');
    if (fits(field, told)) return told;
  }
  return nothingOf(field);
}

/** A form filled from all that is known of a project, by section: what is filled has the mark of the project. */
export function fillForm(
  { sections }: Template,
  facts: ApplicationFacts,
): Record<string, StoredValues> {
  return Object.fromEntries(
    sections.map(({ code, fields }) => [
      code,
      Object.fromEntries(
        fields.map((field) => {
          const value = projectValue(field, facts);
          return [field.code, { value, project: !isEmptyValue(value) }];
        }),
      ),
    ]),
  );
}

/** Values after somebody has typed: what differs from before loses the mark of the project. */
export function typeOver(
  before: StoredValues,
  typed: Readonly<Record<string, ApplicationValue>>,
): StoredValues {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const changed = Object.entries(typed).map(([code, value]) => {
    const was = before[code];
    return [code, { value, project: (was?.project ?? false) && same(was?.value, value) }];
  });
  return { ...before, ...Object.fromEntries(changed) };
}
