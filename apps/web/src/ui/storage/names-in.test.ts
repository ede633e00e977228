import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test('the names in a storage stay while its entries are removed', () => {
  const entries = new Map([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
  const storage = {
    get length() {
      return entries.size;
    },
    key: (at: number) => [...entries.keys()][at] ?? null,
  };
  const seen: string[] = [];
  for (const name of namesIn(storage)) {
    seen.push(name);
    entries.delete(name);
  }
  expect(seen).toEqual(['a', 'b', 'c']);
});
