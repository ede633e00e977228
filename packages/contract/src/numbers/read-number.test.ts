import { describe, expect, it } from 'vitest';
import { misreadOf, NUMBER_READERS } from './read-number.ts';

const { sum, percent, year } = NUMBER_READERS;

describe('a typed sum', () => {
  it.each([
    ['1500000', 1_500_000],
    ['1 500 000', 1_500_000],
    ['1\u00a0500\u202f000', 1_500_000],
    // a digit was taken away from a sum that was shown grouped
    ['1 500 00', 150_000],
    ['500 000,00', 500_000],
    ['500000.0', 500_000],
    ['1,500,000', 1_500_000],
    ['1.500.000,00', 1_500_000],
    ['1,500', 1500],
    ['1,5 млн', 1_500_000],
    ['1.5 МЛН.', 1_500_000],
    ['1,2345 млн', 1_234_500],
    ['2 млрд', 2_000_000_000],
    ['300 тыс. руб.', 300_000],
    ['300 т.р.', 300_000],
    ['20к', 20_000],
    ['2 миллиона рублей', 2_000_000],
    ['1.5 million', 1_500_000],
    ['3bn', 3_000_000_000],
    ['₽ 70', 70],
    ['70 ₽', 70],
    ['0', 0],
    ['1 000 000 000 000', 1_000_000_000_000],
  ])('«%s» is %i', (typed, value) => {
    expect(sum(typed)).toEqual({ value, wrong: null });
  });

  it.each(['', '  '])('is none where nothing is typed: «%s»', (typed) => {
    expect(sum(typed)).toEqual({ value: null, wrong: null });
  });

  it.each([
    ['12 345,67', 'sum_kopecks'],
    ['300000,50', 'sum_kopecks'],
    ['1,23456 тыс.', 'sum_kopecks'],
    ['-700', 'sum_negative'],
    ['−5', 'sum_negative'],
    ['2000 млрд', 'sum_large'],
    ['9999999999999999999999', 'sum_large'],
    ['1e30', 'sum_unread'],
    ['много', 'sum_unread'],
    ['около 5', 'sum_unread'],
    ['100–200', 'sum_unread'],
    ['5 км', 'sum_unread'],
    ['500 000,', 'sum_unread'],
    ['1,500,00', 'sum_unread'],
    // a thousand times more, or as much
    ['1,500 тыс.', 'sum_unread'],
    ['млн', 'sum_unread'],
  ])('«%s» is refused: %s', (typed, wrong) => {
    expect(sum(typed)).toEqual({ value: null, wrong });
  });
});

describe('a typed share', () => {
  it.each([
    ['34', 34],
    ['12,5', 12.5],
    ['12.50 %', 12.5],
    ['0', 0],
    ['0,01%', 0.01],
    ['100', 100],
  ])('«%s» is %f', (typed, value) => {
    expect(percent(typed)).toEqual({ value, wrong: null });
  });

  it.each(['0,00001', '0,005', '101', '100,01', '-5', '1e1', 'треть', '1 5'])(
    '«%s» is refused',
    (typed) => {
      expect(percent(typed).wrong).toBe('percent_wrong');
    },
  );
});

it('a typed year is one of this century', () => {
  expect(['2026', '2100', ''].map((typed) => year(typed).value)).toEqual([2026, 2100, null]);
  expect(['202', '1999', '2101', '2026 год'].map((typed) => year(typed).wrong)).toEqual(
    Array(4).fill('year_wrong'),
  );
});

it('a number and nothing are no misread text', () => {
  expect([5, null, '5'].map((value) => misreadOf('sum', value))).toEqual([null, null, null]);
  expect(misreadOf('sum', '12 345,67')).toBe('sum_kopecks');
});
