import { describe, expect, it } from 'vitest';
import { rowAfter } from './row-after.ts';

const rows = ['a', 'b', 'c'];

describe('stepping through rows', () => {
  it('goes to the next and to the previous one', () => {
    expect(rowAfter(rows, 'a', 1)).toBe('b');
    expect(rowAfter(rows, 'c', -1)).toBe('b');
  });

  it('begins at the first row, or backwards at the last', () => {
    expect(rowAfter(rows, null, 1)).toBe('a');
    expect(rowAfter(rows, null, -1)).toBe('c');
  });

  it('stays at the ends', () => {
    expect(rowAfter(rows, 'c', 1)).toBeUndefined();
    expect(rowAfter(rows, 'a', -1)).toBeUndefined();
    expect(rowAfter([], null, 1)).toBeUndefined();
  });
});
