import { expect, test } from 'vitest';
import type { CslDate } from './csl-item.ts';
import { isoDate, numericDate, wordedDate, years } from './dates.ts';

function date(year: number, month: number | null = null, day: number | null = null): CslDate {
  return { start: { year, month, day }, end: null, literal: '' };
}

const MAY = {
  ...date(2020, 5, 12),
  end: { year: 2020, month: 5, day: 14 },
};

test('as much of a date is printed as is known', () => {
  expect([date(2020, 5, 2), date(2020, 5), date(2020)].map(numericDate)).toEqual([
    '02.05.2020',
    '05.2020',
    '2020',
  ]);
  expect([date(2020, 5, 2), date(2020, 5), date(2020)].map(isoDate)).toEqual([
    '2020-05-02',
    '2020-05',
    '2020',
  ]);
  expect([date(2020, 5, 2), date(2020, 5), date(2020)].map(wordedDate)).toEqual([
    '2 мая 2020 г.',
    '2020',
    '2020',
  ]);
});

test('years and days make ranges', () => {
  expect(years({ ...date(2014), end: { year: 2016, month: null, day: null } })).toBe('2014–2016');
  expect(years(MAY)).toBe('2020');
  expect(wordedDate(MAY)).toBe('12–14 мая 2020 г.');
});

test('words stay words, and no date is nothing', () => {
  const circa: CslDate = { start: null, end: null, literal: '[около 1900]' };
  expect([years, numericDate, isoDate, wordedDate].map((print) => print(circa))).toEqual(
    Array(4).fill('[около 1900]'),
  );
  expect([years, numericDate, isoDate, wordedDate].map((print) => print(undefined))).toEqual(
    Array(4).fill(''),
  );
});
