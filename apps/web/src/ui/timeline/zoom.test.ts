import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';
import { headZoom, isRestDay, levelsOf } from './zoom.ts';

const scale = scaleOf([{ starts_at: '2026-12-10', ends_at: '2027-05-05' }], '2020-01-01');
const firsts = (parts: readonly { first: string }[]) => parts.map(({ first }) => first);
const days = (parts: readonly { days: number }[]) =>
  parts.reduce((sum, part) => sum + part.days, 0);

describe('the head of a scale', () => {
  it('has weeks that begin on Monday, the first one cut where the scale begins', () => {
    const { below } = levelsOf(scale, 'week');
    // 1 December 2026 is a Tuesday
    expect(firsts(below).slice(0, 3)).toEqual(['2026-12-01', '2026-12-07', '2026-12-14']);
    expect(below[0]).toMatchObject({ left: 0, days: 6 });
    expect(days(below)).toBe(scale.days);
  });

  it('has years over months and quarters', () => {
    const { above, below } = levelsOf(scale, 'quarter');
    expect(firsts(above)).toEqual(['2026-12-01', '2027-01-01']);
    expect(firsts(below)).toEqual(['2026-12-01', '2027-01-01', '2027-04-01']);
    expect([days(above), days(below)]).toEqual([scale.days, scale.days]);
  });

  it('has every day, across the change of the clocks too', () => {
    const { below } = levelsOf(scale, 'day');
    expect(below).toHaveLength(scale.days);
    expect(new Set(firsts(below)).size).toBe(scale.days);
  });
});

it('a scale of many years has no thousands of names', () => {
  const years = (days: number) => ({ from: '2027-01-01', days, months: [] });
  expect(headZoom(years(700), 'day')).toBe('day');
  expect(headZoom(years(2000), 'day')).toBe('week');
  expect(headZoom(years(20_000), 'week')).toBe('month');
});

it('Saturday and Sunday are days of rest', () => {
  const week = ['2027-05-03', '2027-05-07', '2027-05-08', '2027-05-09'];
  expect(week.map(isRestDay)).toEqual([false, false, true, true]);
});
