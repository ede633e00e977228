import { describe, expect, it } from 'vitest';
import { heirOf } from './heir-of.ts';

/** A row with a button of this name, or with nothing to press. */
const row = (stop: string | null) => ({ querySelector: () => stop });

describe('the focus of a row that is gone', () => {
  it('goes to the row in its place', () => {
    expect(heirOf([row('first'), row('second'), row('third')], 1)).toBe('second');
  });

  it('goes on to the next row with something to press', () => {
    expect(heirOf([row(null), row(null), row('third')], 0)).toBe('third');
  });

  it('goes to the nearest row before when it was the last', () => {
    expect(heirOf([row('first'), row('second'), row(null)], 3)).toBe('second');
  });

  it('goes nowhere where no row has anything', () => {
    expect(heirOf([row(null)], 0)).toBeNull();
    expect(heirOf([], 2)).toBeNull();
  });
});
