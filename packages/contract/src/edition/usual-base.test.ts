import { describe, expect, it } from 'vitest';
import { usualBase } from './usual-base.ts';

const head = (number: number, round: number, approved = false) => ({
  number,
  round,
  approved_at: approved ? '2026-10-01T09:00:00.000Z' : null,
});

describe('an edition is compared with', () => {
  it('nothing when it is the first', () => {
    const first = head(1, 1);
    expect(usualBase([first], first)).toBeNull();
  });

  it('the last approved one before it, however many came back since', () => {
    const heads = [head(4, 4), head(3, 3), head(2, 2, true), head(1, 1, true)];
    expect(heads.map((one) => usualBase(heads, one)?.number ?? null)).toEqual([2, 2, 1, null]);
  });

  it('the last one of an earlier round while nothing is approved', () => {
    const heads = [head(4, 2), head(3, 2), head(2, 1), head(1, 1)];
    expect(heads.map((one) => usualBase(heads, one)?.number ?? null)).toEqual([2, 2, null, null]);
  });
});
