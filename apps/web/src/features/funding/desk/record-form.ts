import {
  callDays,
  type FundingRecordBody,
  type FundingWindow,
  type SimpleCriterion,
  typedFundingSchema,
} from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { typedOf } from '../../../ui/days.ts';
import { tellWrong } from '../../../ui/form/submit-form.ts';

/** A demand as it is typed: what it needs may still lack. */
export type TypedSimple =
  | Exclude<SimpleCriterion, { kind: 'cofinancing' }>
  | { kind: 'cofinancing'; from?: number | undefined };
export type TypedDemand = TypedSimple | { kind: 'one_of'; of: TypedSimple[] };

/** Days of a call as they are typed; of yearly ones the year does not count. */
export interface TypedDays {
  from: string;
  to: string;
  yearly: boolean;
}

/** A record as its form holds it. */
export type TypedRecord = Omit<FundingRecordBody, 'criteria' | 'windows'> & {
  demands: TypedDemand[];
  days: TypedDays[];
  /** Applications are taken at any time; days do not count then. */
  always: boolean;
};

/** The day on this device. */
export const deviceDay = () => typedOf(new Date()).slice(0, 10);

const unsaid = () => ({ ru: '', en: '' });

/** A record of which only the day of its check is told. */
export const emptyRecord = (): FundingRecordBody => ({
  name: unsaid(),
  operator: unsaid(),
  amount: { from: null, to: null, currency: 'RUB', per: 'project' },
  form: 'grant',
  who: unsaid(),
  conditions: unsaid(),
  criteria: [],
  windows: [],
  url: '',
  source: '',
  checked_at: deviceDay(),
  trust: { amount: 'unverified', dates: 'unverified', conditions: 'unverified' },
  template: null,
});

/** A window as days of the calendar: of a yearly one those that are or come next. */
function typedDays(window: FundingWindow, today: string): TypedDays[] {
  const { from, to } = callDays([window], today);
  return from && to ? [{ from, to, yearly: window.kind === 'yearly' }] : [];
}

/** A record as its form begins with it. */
export function typedRecord(
  { criteria, windows, ...rest }: FundingRecordBody,
  today = deviceDay(),
): TypedRecord {
  return {
    ...rest,
    demands: criteria,
    days: windows.flatMap((window) => typedDays(window, today)),
    always: windows.some(({ kind }) => kind === 'always'),
  };
}

/** What is wrong with a field by its path, such as `name.ru` or `criteria.2.from`. */
export type RecordProblems = Readonly<Record<string, string>>;

/** What is wrong with days, which windows of a year do not show any more. */
function daysProblems({ from, to, yearly }: TypedDays, at: number): [string, string][] {
  const place = (end: 'from' | 'to') => `windows.${at}.${end}`;
  if (from === '' || to === '') {
    return [
      ...(from === '' ? [[place('from'), 'field_empty'] as [string, string]] : []),
      ...(to === '' ? [[place('to'), 'field_empty'] as [string, string]] : []),
    ];
  }
  if (to < from) return [[place('to'), 'dates_reversed']];
  const [year = '', ...rest] = from.split('-');
  const longer = yearly && to >= [Number(year) + 1, ...rest].join('-');
  return longer ? [[place('to'), 'days_over_year']] : [];
}

const windowOf = ({ from, to, yearly }: TypedDays): FundingWindow =>
  yearly ? { kind: 'yearly', from: from.slice(5), to: to.slice(5) } : { kind: 'dates', from, to };

/** The record that was typed, or what is wrong with it. */
export function readTyped({
  demands: criteria,
  days,
  always,
  ...rest
}: TypedRecord):
  | { record: FundingRecordBody; problems: null }
  | { record: null; problems: RecordProblems } {
  const windows = always ? [{ kind: 'always' }] : days.map(windowOf);
  const ofDays = always ? [] : days.flatMap(daysProblems);
  const read = typedFundingSchema.safeParse({ ...rest, criteria, windows });
  if (read.success && ofDays.length === 0) return { record: read.data, problems: null };
  const issues = read.error?.issues ?? [];
  const wrong = issues.map(({ path, message }) => [path.join('.'), message]);
  return { record: null, problems: Object.fromEntries([...wrong, ...ofDays]) };
}

/** What is wrong with a typed record, told when its form is sent. */
export function useProblems() {
  const [problems, setProblems] = useState<RecordProblems>({});
  return {
    problems,
    forget: () => setProblems({}),
    /** The record to save; null where something is wrong with it. */
    sent(event: FormEvent<HTMLFormElement>, typed: TypedRecord): FundingRecordBody | null {
      event.preventDefault();
      const { record, problems: found } = readTyped(typed);
      tellWrong(event.currentTarget, () => setProblems(found ?? {}));
      return record;
    },
  };
}
