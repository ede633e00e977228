import { describe, expect, it } from 'vitest';
import { arrowOf } from './arrow.ts';

/** The line without its tip. */
const line = (...args: Parameters<typeof arrowOf>) => arrowOf(...args).split('M')[1];

describe('the line of a dependency', () => {
  it('goes straight down where there is room between the bars', () => {
    expect(line({ x: 100, y: 20 }, { x: 200, y: 100 }, 40)).toBe('100 20H108V100H200');
  });

  it('goes round where what waits begins too early, above and below', () => {
    expect(line({ x: 100, y: 20 }, { x: 60, y: 100 }, 40)).toBe('100 20H108V40H52V100H60');
    expect(line({ x: 100, y: 100 }, { x: 60, y: 20 }, 40)).toBe('100 100H108V80H52V20H60');
  });
});
