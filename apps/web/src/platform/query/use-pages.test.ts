import { expect, it } from 'vitest';
import { onceEach } from './use-pages.ts';

const row = (id: string, at = 0) => ({ id, at });
const once = (...rows: { id: string; at: number }[]) => onceEach(rows, ({ id }) => id);

it('leaves a list as it is in which nothing stands twice', () => {
  expect(once(row('b'), row('a'), row('c'))).toEqual([row('b'), row('a'), row('c')]);
});

it('shows a row that came on two pages in its first place, as it was read last', () => {
  expect(once(row('a', 1), row('b', 1), row('a', 2), row('c', 2))).toEqual([
    row('a', 2),
    row('b', 1),
    row('c', 2),
  ]);
});
