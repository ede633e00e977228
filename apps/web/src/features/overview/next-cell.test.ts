import { describe, expect, it } from 'vitest';
import { nextCell } from './next-cell.ts';

/** The second work has no second stage. */
const GRID = ['xxxx', 'xx.x', 'xxxx'];
const shape = {
  rows: GRID.length,
  columns: 4,
  isFilled: ({ row, column }: { row: number; column: number }) => GRID[row]?.[column] === 'x',
};
const press = (key: string, row: number, column: number, ctrlKey = false) => {
  const next = nextCell({ key, ctrlKey }, { row, column }, shape);
  return next && [next.row, next.column];
};

describe('a key in the picture of works', () => {
  it.each([
    ['ArrowRight', 0, 1, [0, 2]],
    ['ArrowRight', 1, 1, [1, 3]],
    ['ArrowLeft', 1, 3, [1, 1]],
    ['ArrowDown', 0, 3, [1, 3]],
    ['ArrowDown', 0, 2, [1, 1]],
    ['ArrowUp', 2, 0, [1, 0]],
    ['PageDown', 0, 3, [2, 3]],
    ['Home', 2, 3, [2, 0]],
    ['End', 1, 0, [1, 3]],
  ] as const)('%s leads from %i, %i past empty cells to %j', (key, row, column, next) => {
    expect(press(key, row, column)).toEqual(next);
  });

  it.each([
    ['ArrowRight', 0, 3],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 1],
    ['PageDown', 2, 1],
    ['Enter', 1, 1],
  ] as const)('%s leads nowhere from %i, %i', (key, row, column) => {
    expect(press(key, row, column)).toBeNull();
  });

  it('with Ctrl leads to the corners alone', () => {
    expect(press('Home', 2, 3, true)).toEqual([0, 0]);
    expect(press('End', 0, 0, true)).toEqual([2, 3]);
    expect(press('ArrowDown', 0, 0, true)).toBeNull();
  });
});
