import { describe, expect, it } from 'vitest';
import { lengthOf, placeOf, scaleOf } from './scale.ts';

const term = (starts_at: string | null, ends_at: string | null) => ({ starts_at, ends_at });

describe('a scale', () => {
  it('begins and ends with whole months', () => {
    const scale = scaleOf([term('2027-02-10', '2027-03-05')], '2020-01-01');
    expect(scale).toEqual({
      from: '2027-02-01',
      days: 59,
      months: [
        { first: '2027-02-01', left: 0, days: 28 },
        { first: '2027-03-01', left: 28, days: 31 },
      ],
    });
  });

  it('goes on until today where the work is late, and not where it is long past', () => {
    const late = scaleOf([term('2027-02-10', '2027-02-20')], '2027-03-15');
    expect(late.months.at(-1)?.first).toBe('2027-03-01');
    const past = scaleOf([term('2027-02-10', '2027-02-20')], '2027-09-01');
    expect(past.months).toHaveLength(1);
  });

  it('goes over the end of a year', () => {
    const scale = scaleOf([term('2026-12-20', null), term(null, '2027-01-10')], '2026-12-25');
    expect(scale.months.map(({ first }) => first)).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('without dates shows the months from today', () => {
    const { from, months } = scaleOf([term(null, null)], '2027-05-10');
    expect([from, months.length]).toEqual(['2027-05-01', 5]);
  });
});

describe('a place on the scale', () => {
  const scale = scaleOf([term('2027-04-01', '2027-04-30')], '2020-01-01');

  it('takes both of its days', () => {
    expect(placeOf(term('2027-04-01', '2027-04-30'), scale)).toEqual({ left: 0, width: 100 });
    expect(placeOf(term('2027-04-04', '2027-04-06'), scale)).toEqual({ left: 10, width: 10 });
  });

  it('is one day where only one is set, and none without days', () => {
    const day = placeOf(term(null, '2027-04-16'), scale);
    expect(day?.left).toBe(50);
    expect(day?.width).toBeCloseTo(100 / 30);
    expect(placeOf(term(null, null), scale)).toBeNull();
  });

  it('lasts from its first to its last day', () => {
    expect(lengthOf(term('2027-04-01', '2027-04-01'))).toBe(1);
    expect(lengthOf(term('2027-04-01', '2027-04-30'))).toBe(30);
    expect(lengthOf(term(null, '2027-04-30'))).toBe(0);
  });
});
