import { expect, it } from 'vitest';
import { chartScale } from './chart-scale.ts';

const until = (ends_at: string) => ({ starts_at: null, ends_at });
const months = (...days: string[]) =>
  chartScale(days.map(until), '2027-05-04').months.map(({ first }) => first.slice(0, 7));

it('a chart has room behind its last day', () => {
  expect(months('2027-04-30', '2027-05-20')).toEqual(['2027-04', '2027-05', '2027-06']);
});

it('a year that was typed wrong does not stretch it over centuries', () => {
  expect(months('9027-05-04', '2027-05-04')).toEqual(['2027-05']);
});
