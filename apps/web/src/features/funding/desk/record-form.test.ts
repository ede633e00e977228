import type { FundingRecordBody } from '@pv/contract';
import { fundingRecord } from '@pv/contract/samples';
import { expect, it } from 'vitest';
import { readTyped, typedRecord } from './record-form.ts';

const RECORD = fundingRecord({
  criteria: [
    { kind: 'age', from: 18, to: 30 },
    {
      kind: 'one_of',
      of: [
        { kind: 'won', any: ['start-1'] },
        { kind: 'cofinancing', from: 50 },
      ],
    },
  ],
  windows: [
    { kind: 'dates', from: '2026-12-01', to: '2026-12-20' },
    { kind: 'yearly', from: '12-15', to: '01-31' },
  ],
});

it('a record goes through its form unchanged', () => {
  const always: FundingRecordBody = { ...RECORD, windows: [{ kind: 'always' }] };
  for (const record of [RECORD, always])
    expect(readTyped(typedRecord(record))).toEqual({ record, problems: null });
});

it('yearly days are shown as those that come next, over New Year too', () => {
  expect(typedRecord(RECORD, '2026-11-27').days[1]).toEqual({
    from: '2026-12-15',
    to: '2027-01-31',
    yearly: true,
  });
});

it('what is wrong is told at its field, down to the demand and the days that have it', () => {
  const { problems } = readTyped({
    ...typedRecord(RECORD),
    url: 'fasie',
    demands: [{ kind: 'age' }, { kind: 'cofinancing' }],
    days: [
      { from: '2026-12-20', to: '2026-12-01', yearly: true },
      { from: '', to: '2026-12-01', yearly: false },
      { from: '2026-01-01', to: '2027-06-01', yearly: true },
    ],
  });
  expect(problems).toMatchObject({
    url: 'field_url',
    'criteria.0.from': 'bound_missing',
    'criteria.1.from': 'field_empty',
    'windows.0.to': 'dates_reversed',
    'windows.1.from': 'field_empty',
    'windows.2.to': 'days_over_year',
  });
});
