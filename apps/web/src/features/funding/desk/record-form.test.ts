import type { FundingRecordBody } from '@pv/contract';
import { expect, it } from 'vitest';
import { readTyped, typedRecord } from './record-form.ts';

const RECORD: FundingRecordBody = {
  name: { ru: 'УМНИК', en: 'UMNIK' },
  operator: { ru: 'Фонд', en: 'Fund' },
  amount: { from: null, to: 500_000, currency: 'RUB', per: 'project' },
  form: 'grant',
  who: { ru: 'Всем', en: 'All' },
  conditions: { ru: '', en: '' },
  criteria: [{ kind: 'age', from: 18, to: 30 }],
  windows: [{ kind: 'always' }],
  url: 'https://fasie.ru/',
  source: 'fasie.ru',
  checked_at: '2026-11-20',
  trust: { amount: 'partly', dates: 'unverified', conditions: 'partly' },
  template: null,
};

it('a record goes through its form unchanged', () => {
  expect(readTyped(typedRecord(RECORD))).toEqual({ record: RECORD, problems: null });
});

it('what is wrong is told at its field, down to the demand that has it', () => {
  const typed = typedRecord(RECORD);
  expect(readTyped({ ...typed, criteria: '[{' }).problems).toEqual({ criteria: 'json' });
  const problems = readTyped({
    ...typed,
    url: 'fasie',
    windows: '[{"kind": "yearly", "from": "02-30", "to": "03-01"}]',
  }).problems;
  expect(Object.keys(problems ?? {})).toEqual(['windows.0.from', 'url']);
});
