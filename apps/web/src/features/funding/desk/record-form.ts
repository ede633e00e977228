import { type FundingRecordBody, fundingRecordSchema } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { tellWrong } from '../../../ui/form/submit-form.ts';

/** A record as its form holds it: what is no plain field is JSON. */
export type TypedRecord = Omit<FundingRecordBody, 'criteria' | 'windows'> & {
  criteria: string;
  windows: string;
};

const unsaid = () => ({ ru: '', en: '' });

/** A record of which only the day of its check is told. */
export const emptyRecord = (today: string): FundingRecordBody => ({
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
  checked_at: today,
  trust: { amount: 'unverified', dates: 'unverified', conditions: 'unverified' },
  template: null,
});

const shown = (value: unknown) => JSON.stringify(value, null, 2);

/** A record as its form begins with it. */
export const typedRecord = ({ criteria, windows, ...rest }: FundingRecordBody): TypedRecord => ({
  ...rest,
  criteria: shown(criteria),
  windows: shown(windows),
});

/** What is wrong with a field by its path, such as `name.ru` or `criteria.2.from`; `json` for what is no JSON. */
export type RecordProblems = Readonly<Record<string, string>>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The record that was typed, or what is wrong with it. */
export function readTyped(
  typed: TypedRecord,
): { record: FundingRecordBody; problems: null } | { record: null; problems: RecordProblems } {
  const criteria = parsed(typed.criteria);
  const windows = parsed(typed.windows);
  const broken = [
    ...(criteria === undefined ? [['criteria', 'json']] : []),
    ...(windows === undefined ? [['windows', 'json']] : []),
  ];
  if (broken.length > 0) return { record: null, problems: Object.fromEntries(broken) };
  const read = fundingRecordSchema.safeParse({ ...typed, criteria, windows });
  if (read.success) return { record: read.data, problems: null };
  const wrong = read.error.issues.map(({ path, message }) => [path.join('.'), message]);
  return { record: null, problems: Object.fromEntries(wrong) };
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
