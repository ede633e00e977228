import { amountOf, isWrongValue } from './answers.ts';
import { isEmptyValue, lengthOf, limitState } from './lengths.ts';
import type { Application, ApplicationField, ApplicationSection } from './views.ts';

/** Something that is left to do before an application is sent. */
export interface ChecklistItem {
  section: string;
  field: string;
  title: string;
  problem: 'empty' | 'wrong' | 'over' | 'sum';
  /** Of `sum`: what the rows add up to, and what is asked for, in roubles. */
  sums?: { listed: number; asked: number };
}

type Sections = Pick<Application, 'sections'>;

/** A row that adds the others up itself is not added to them. */
const isWhole = ([title = '']: readonly string[]) => /^\s*(итого|всего|total)/i.test(title);

function listedIn({ value, columns }: ApplicationField): number {
  if (typeof value === 'string') return 0;
  const at = columns.findIndex(({ kind }) => kind === 'money');
  const amounts = value.filter((row) => !isWhole(row)).map((row) => amountOf(row[at] ?? '') ?? 0);
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Where the rows of a table do not add up to the amount that the section asks for. */
function sumsOf(field: ApplicationField, { fields }: ApplicationSection): ChecklistItem['sums'] {
  const whole = fields.find(({ code }) => code === field.sums_to)?.value;
  const asked = typeof whole === 'string' ? amountOf(whole) : null;
  if (asked === null) return undefined;
  const listed = listedIn(field);
  return listed === asked ? undefined : { listed, asked };
}

function problemOf(
  field: ApplicationField,
  section: ApplicationSection,
): Pick<ChecklistItem, 'problem' | 'sums'> | null {
  const { required, value, limit } = field;
  if (isEmptyValue(value)) return required ? { problem: 'empty' } : null;
  if (isWrongValue(field, value)) return { problem: 'wrong' };
  if (limit !== null && limitState(lengthOf(value), limit) === 'over') return { problem: 'over' };
  const sums = sumsOf(field, section);
  return sums ? { problem: 'sum', sums } : null;
}

/**
 * Required fields with nothing in them, those with something else than is asked for, those that are longer
 * than 110 % of it, and a budget that is not the sum that is asked for.
 */
export function applicationChecklist({ sections }: Sections): ChecklistItem[] {
  return sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const found = problemOf(field, section);
      const place = { section: section.code, field: field.code, title: field.title };
      return found ? [{ ...place, ...found }] : [];
    }),
  );
}

/** Whether an application is not ready because of it; the rest is for its writers to weigh. */
export const isBlocking = ({ problem }: Pick<ChecklistItem, 'problem'>): boolean =>
  problem === 'empty' || problem === 'wrong';
