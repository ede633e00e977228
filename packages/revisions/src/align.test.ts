import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { align } from './align.ts';

const by = {
  key: (word: string) => word,
  alike: (one: string, other: string) => one[0]?.toLowerCase() === other[0]?.toLowerCase(),
};
const told = (before: string[], after: string[]) =>
  align(before, after, by).map((pair) =>
    pair.state === 'same'
      ? pair.after
      : `${'before' in pair ? pair.before : ''}→${'after' in pair ? pair.after : ''}`,
  );

describe('two lists side by side', () => {
  it('show what is the same, what came and what went', () => {
    expect(told(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual(['a', 'b→', '→x', 'c', '→d']);
  });

  it('pair what was rewritten, in order, with what came before it', () => {
    expect(told(['a', 'b1', 'c1', 'd'], ['a', 'new', 'b2', 'c2', 'd'])).toEqual([
      'a',
      '→new',
      'b1→b2',
      'c1→c2',
      'd',
    ]);
  });

  it('hold every element of both exactly once and in its order', () => {
    const list = fc.array(fc.constantFrom('a', 'A', 'b', 'B', 'c', 'd'), { maxLength: 30 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const pairs = align(before, after, by);
        expect(pairs.flatMap((pair) => ('before' in pair ? [pair.before] : []))).toEqual(before);
        expect(pairs.flatMap((pair) => ('after' in pair ? [pair.after] : []))).toEqual(after);
      }),
    );
  });

  it('are laid beside each other quickly even when nothing is the same', () => {
    const list = (sign: string) => Array.from({ length: 100_000 }, (_, n) => `${sign}${n}`);
    // compared one with one these would outlast the time that a test has
    expect(align(list('a'), list('b'), by)).toHaveLength(200_000);
  });
});
