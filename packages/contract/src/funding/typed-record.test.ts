import { describe, expect, it } from 'vitest';
import { addDays } from '../roadmap/days.ts';
import { dayIn } from '../time/zone.ts';
import { fundingRecord } from './record.sample.ts';
import { typedFundingSchema } from './typed-record.ts';

const today = dayIn(new Date(), 'UTC');
const RECORD = fundingRecord({ checked_at: today });

function problemsOf(change: object) {
  const { error } = typedFundingSchema.safeParse({ ...RECORD, ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
}

describe('a record that an editor writes', () => {
  it('is taken where it says something that can be checked', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('is refused with an amount upside down, a check to come, a source that is no site, without terms, by an unknown form', () => {
    const amount = { ...RECORD.amount, from: 900_000, to: 100_000 };
    expect(problemsOf({ amount })).toEqual([['amount.to', 'bounds_reversed']]);
    expect(problemsOf({ checked_at: addDays(today, 2) })).toEqual([['checked_at', 'date_future']]);
    expect(problemsOf({ source: 'сайт вуза' })).toEqual([['source', 'source_site']]);
    expect(problemsOf({ conditions: { ru: ' ', en: 'Yes' } })).toEqual([
      ['conditions.ru', 'field_empty'],
    ]);
    expect(problemsOf({ template: 'form-of-nobody' })).toEqual([['template', 'form_absent']]);
    expect(problemsOf({ template: 'umnik' })).toEqual([]);
    const windows = [{ kind: 'dates', from: '2026-12-02', to: '2026-12-01' }];
    expect(problemsOf({ windows })).toEqual([['windows.0', 'dates_reversed']]);
  });

  it.each([
    [{ kind: 'age' }, 'from', 'bound_missing'],
    [{ kind: 'age', from: 30, to: 18 }, 'to', 'bounds_reversed'],
    [{ kind: 'stage', from: 'pilot', to: 'idea' }, 'to', 'bounds_reversed'],
    [{ kind: 'won', none: [] }, 'any', 'choice_missing'],
    [{ kind: 'lot', any: [] }, 'any', 'choice_missing'],
    [
      { kind: 'one_of', of: [{ kind: 'revenue' }, { kind: 'cofinancing', from: 5 }] },
      'of.0.from',
      'bound_missing',
    ],
  ])('is refused with a demand that asks for nothing: %o', (demand, path, message) => {
    expect(problemsOf({ criteria: [demand] })).toEqual([[`criteria.0.${path}`, message]]);
  });
});
