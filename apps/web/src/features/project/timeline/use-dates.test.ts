import { describe, expect, it } from 'vitest';
import { endMoves } from './use-dates.ts';

const term = (starts_at: string | null, ends_at: string | null) => ({ starts_at, ends_at });

describe('the days by which following stages can be shifted', () => {
  it('are those that the end has moved by', () => {
    const before = term('2027-05-03', '2027-05-20');
    expect(endMoves(before, term('2027-05-03', '2027-05-27'))).toBe(7);
    expect(endMoves(before, term('2027-05-04', '2027-05-20'))).toBe(0);
    expect(endMoves(term('2027-05-03', null), term('2027-05-01', null))).toBe(-2);
  });

  it('are none where the end is set for the first time or taken away, whatever the start was', () => {
    const whole = term('2027-05-03', '2027-05-20');
    expect(endMoves(term('2020-01-01', null), whole)).toBe(0);
    expect(endMoves(term(null, null), whole)).toBe(0);
    expect(endMoves(whole, term('2027-05-03', null))).toBe(0);
  });
});
