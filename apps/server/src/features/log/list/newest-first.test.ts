import { expect, it } from 'vitest';
import { newestFirst } from './newest-first.ts';

it('the log puts the newest first, and of one moment the greater id', () => {
  const at = (ms: number, id: string) => ({ createdAt: new Date(ms), id });
  const sorted = [at(1, 'a'), at(2, 'a'), at(2, 'b')].sort(newestFirst);
  expect(sorted).toEqual([at(2, 'b'), at(2, 'a'), at(1, 'a')]);
});
