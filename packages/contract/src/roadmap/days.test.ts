import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isOutside, shiftTerm, workingDays } from './days.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));

describe('days', () => {
  it('are counted over the ends of months and years', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysBetween('2027-02-27', '2027-03-02')).toBe(3);
  });

  it('added are the days between', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
      }),
    );
  });

  it('that are not set stay so when a term moves', () => {
    expect(shiftTerm({ starts_at: null, ends_at: '2027-05-10' }, 2)).toEqual({
      starts_at: null,
      ends_at: '2027-05-12',
    });
  });
});

describe('working days', () => {
  const week = { starts_at: '2027-05-10', ends_at: '2027-05-16' };

  it('are those from Monday to Friday', () => {
    expect(workingDays([week])).toBe(5);
    expect(workingDays([{ starts_at: '2027-05-15', ends_at: '2027-05-16' }])).toBe(0);
  });

  it('that two stages share count once', () => {
    expect(workingDays([week, { starts_at: '2027-05-13', ends_at: '2027-05-18' }])).toBe(7);
  });

  it('of a term without both of its days are none', () => {
    expect(workingDays([{ starts_at: '2027-05-10', ends_at: null }])).toBe(0);
    expect(workingDays([])).toBe(0);
  });
});

describe('a term', () => {
  const project = { starts_at: '2027-02-01', ends_at: '2027-06-30' };
  const outside = (starts_at: string | null, ends_at: string | null) =>
    isOutside({ starts_at, ends_at }, project);

  it('is inside of its project up to the last day', () => {
    expect(outside('2027-02-01', '2027-06-30')).toBe(false);
    expect(outside(null, null)).toBe(false);
  });

  it('is outside by either of its days', () => {
    expect(outside('2027-01-31', '2027-03-01')).toBe(true);
    expect(outside('2027-06-01', '2027-07-01')).toBe(true);
    expect(outside(null, '2027-01-15')).toBe(true);
    expect(outside('2027-07-15', null)).toBe(true);
  });

  it('cannot leave a project that has no days', () => {
    const none = { starts_at: null, ends_at: null };
    expect(isOutside({ starts_at: '2027-01-01', ends_at: '2030-01-01' }, none)).toBe(false);
  });
});
