import { describe, expect, it } from 'vitest';
import { withIds } from './part-ids.ts';

const part = (id?: string) => ({ heading: '', text: '', picture: null, ...(id && { id }) });
const ids = (...given: (string | undefined)[]) =>
  withIds(given.map((id) => part(id))).map(({ id }) => id);

describe('the ids of parts', () => {
  it('are their own where they have any, and by their place where they have none', () => {
    expect(ids('a', undefined, 'b', undefined)).toEqual(['a', 'p2', 'b', 'p4']);
  });

  it('are never the same twice', () => {
    expect(ids('p2', undefined, 'p2', undefined)).toEqual(['p2', 'p3', 'p4', 'p5']);
    expect(new Set(ids('p3', undefined, undefined, 'p3')).size).toBe(4);
  });

  it('are the same however often they are given', () => {
    const once = withIds([part(), part('p1'), part()]);
    expect(withIds(once)).toEqual(once);
  });
});
