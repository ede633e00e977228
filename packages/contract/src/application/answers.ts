import { emailSchema } from '../auth/fields.ts';
import { type Misread, misreadOf, NUMBER_READERS } from '../numbers/read-number.ts';
import { isPhone } from '../user/identifiers.ts';
import { readPhone } from '../user/read-identifiers.ts';
import { isEmptyValue } from './lengths.ts';
import type { ApplicationField, ApplicationValue, CellKind, FieldKind } from './views.ts';

const RUSSIAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const SOME_YEAR = /^(19|20|21)\d{2}$/;
const SOME_LINK = /^(https?:\/\/)?[^\s/@.]+(\.[^\s/@.]+)+(\/\S*)?$/i;

/** Roubles as people write them, «1 250 000 руб.»; null for what is no sum. */
export const amountOf = (text: string): number | null => NUMBER_READERS.sum(text).value;

/** A day as YYYY-MM-DD, out of that or 31.12.2026; null for what is no day of the calendar. */
export function answerDay(text: string): string | null {
  const day = text.trim().replace(RUSSIAN_DAY, '$3-$2-$1');
  if (!ISO_DAY.test(day) || !SOME_YEAR.test(day.slice(0, 4))) return null;
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Whether a text is what its kind says; what has no kind here is any text. */
const READS: Readonly<Partial<Record<FieldKind, (text: string) => boolean>>> = {
  money: (text) => misreadOf('sum', text) === null,
  percent: (text) => misreadOf('percent', text) === null,
  date: (text) => answerDay(text) !== null,
  year: (text) => SOME_YEAR.test(text),
  email: (text) => emailSchema.safeParse(text).success,
  link: (text) => SOME_LINK.test(text),
  phone: (text) => isPhone(readPhone(text)),
};

/** What is wrong with an answer: it is no such thing, or a day is before the one at its left. */
export type AnswerFault = Exclude<FieldKind, 'text' | 'table'> | 'order';

/** What is wrong with a text of a kind, or null. Nothing at all is not wrong. */
export function textFault(
  kind: FieldKind,
  text: string,
  options: ApplicationField['options'] = [],
): AnswerFault | null {
  const told = text.trim();
  if (told === '' || kind === 'text' || kind === 'table') return null;
  if (kind === 'choice') return options.some(({ code }) => code === told) ? null : kind;
  return READS[kind]?.(told) === false ? kind : null;
}

/** What is wrong with each cell of a row: no such thing, or a day before another at its left. */
export function rowFaults(
  kinds: readonly CellKind[],
  row: readonly string[],
): (AnswerFault | null)[] {
  let latest = '';
  return kinds.map((kind, at) => {
    const text = row[at] ?? '';
    const fault = textFault(kind, text);
    const day = kind === 'date' ? (answerDay(text) ?? '') : '';
    if (fault || day === '') return fault;
    const isBack = day < latest;
    latest = day;
    return isBack ? 'order' : null;
  });
}

/**
 * Why an answer is not kept at all: a single sum is one, or nothing. Whatever else is wrong stays as it was
 * typed, and is marked.
 */
export const refusalOf = (
  { kind }: Pick<ApplicationField, 'kind'>,
  value: ApplicationValue,
): Misread | null => (kind === 'money' ? misreadOf('sum', value) : null);

/** What of a field says how its answer is read. */
export type AnswerForm = Pick<ApplicationField, 'kind' | 'options'> & {
  columns: readonly { kind: CellKind }[];
};

/** Whether something in an answer is not what its field asks for. */
export function isWrongValue(form: AnswerForm, value: ApplicationValue): boolean {
  if (typeof value === 'string') return textFault(form.kind, value, form.options) !== null;
  const kinds = form.columns.map(({ kind }) => kind);
  return value.some((row) => rowFaults(kinds, row).some((fault) => fault !== null));
}

/** Whether a field has an answer: something stands in it, and it is what is asked for. */
export const isAnswered = (form: AnswerForm, value: ApplicationValue): boolean =>
  !isEmptyValue(value) && !isWrongValue(form, value);
