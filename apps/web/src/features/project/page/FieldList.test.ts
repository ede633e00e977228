import { describe, expect, it } from 'vitest';
import { inOrder, putAt } from './FieldList.tsx';

const list = ['a', 'b', 'c'].map((id) => ({ id }));

describe('the blocks of a list', () => {
  it('are put at a place, and those between close up', () => {
    expect(putAt(list, 'a', 2)).toEqual(['b', 'c', 'a']);
    expect(putAt(list, 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(putAt(list, 'b', 1)).toEqual(['a', 'b', 'c']);
  });

  it('stand as they were put, a new one at the end', () => {
    expect(inOrder([...list, { id: 'd' }], ['c', 'a', 'b']).map(({ id }) => id)).toEqual([
      'c',
      'a',
      'b',
      'd',
    ]);
    expect(inOrder(list, null)).toEqual(list);
  });
});
