import { describe, expect, it } from 'vitest';
import { stepTo } from './step-to.ts';

describe('the keys of a toolbar', () => {
  it('walk along its parts and round its ends', () => {
    expect(stepTo('ArrowRight', 0, 3)).toBe(1);
    expect(stepTo('ArrowRight', 2, 3)).toBe(0);
    expect(stepTo('ArrowLeft', 0, 3)).toBe(2);
    expect([stepTo('Home', 2, 3), stepTo('End', 0, 3)]).toEqual([0, 2]);
  });

  it('leave other keys alone', () => {
    expect([stepTo('Enter', 0, 3), stepTo('ArrowDown', 1, 3), stepTo('Home', -1, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
