import { describe, expect, it } from 'vitest';
import { baseOf } from './base-of.ts';

const head = (number: number, round: number, approved = false) => ({
  number,
  round,
  approved_at: approved ? '2026-10-01T09:00:00.000Z' : null,
});

describe('an edition is compared with', () => {
  it('nothing when it is the first', () => {
    const first = head(1, 1);
    expect(baseOf([first], first, null)).toBeNull();
  });

  it('the last approved one before it, however many came back since', () => {
    const heads = [head(4, 4), head(3, 3), head(2, 2, true), head(1, 1, true)];
    expect(heads.map((one) => baseOf(heads, one, null)?.number ?? null)).toEqual([2, 2, 1, null]);
  });

  it('the last one of an earlier round while nothing is approved', () => {
    const heads = [head(4, 2), head(3, 2), head(2, 1), head(1, 1)];
    expect(heads.map((one) => baseOf(heads, one, null)?.number ?? null)).toEqual([
      2,
      2,
      null,
      null,
    ]);
  });

  it('the last one that the role of a reviewer has decided on, whatever was sent or approved since', () => {
    const heads = [head(4, 4), head(3, 3, true), head(2, 2), head(1, 1)];
    const decided = new Set([1]);
    expect(heads.map((one) => baseOf(heads, one, decided)?.number ?? null)).toEqual([
      1,
      1,
      1,
      null,
    ]);
    expect(heads.map((one) => baseOf(heads, one, new Set()))).toEqual([null, null, null, null]);
  });
});
