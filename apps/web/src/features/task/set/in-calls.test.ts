import { expect, it } from 'vitest';
import { inCalls } from './in-calls.ts';

it('many tasks are cut into as many as one call takes, in their order', () => {
  expect(inCalls(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']]);
  expect(inCalls([])).toEqual([]);
});
