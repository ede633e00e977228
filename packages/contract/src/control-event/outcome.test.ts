import { describe, expect, it } from 'vitest';
import { memberResult, placesOf, workResult } from './outcome.ts';

const CRITERIA = [
  { id: 'topic', weight: 1 },
  { id: 'answers', weight: 3 },
];
const marks = (topic: number | null, answers: number | null) => ({ topic, answers });

describe('what comes out of marks', () => {
  it('weighs the criteria of a member by their parts of the sum', () => {
    expect(memberResult(CRITERIA, marks(2, 4))).toBe(3.5);
    expect(memberResult([], {})).toBeNull();
  });

  it('does not count a member who has left something out', () => {
    expect(memberResult(CRITERIA, marks(2, null))).toBeNull();
    expect(memberResult(CRITERIA, { topic: 2 })).toBeNull();
    const result = workResult(CRITERIA, [marks(5, 5), marks(1, null)], false);
    expect(result).toEqual({ result: 5, counted: 1 });
    expect(workResult(CRITERIA, [], false)).toEqual({ result: null, counted: 0 });
  });

  it('takes the mean of the members to two places', () => {
    const three = [marks(5, 5), marks(5, 5), marks(4, 4)];
    expect(workResult(CRITERIA, three, false).result).toBe(4.67);
  });

  it('leaves the highest and the lowest out of five on, where that is wanted', () => {
    const all = [1, 4, 4, 4, 5].map((mark) => marks(mark, mark));
    expect(workResult(CRITERIA, all, true)).toEqual({ result: 4, counted: 3 });
    expect(workResult(CRITERIA, all, false)).toEqual({ result: 3.6, counted: 5 });
    expect(workResult(CRITERIA, all.slice(1), true).counted).toBe(4);
  });
});

describe('places', () => {
  const work = (id: string, result: number | null, place: number | null = null) => ({
    id,
    result,
    place,
  });

  it('are shared by equal results, and the next one is left out', () => {
    const places = placesOf([work('a', 4), work('b', 5), work('c', 5), work('d', null)]);
    expect([...places]).toEqual([
      ['a', { place: 3, shared: false }],
      ['b', { place: 1, shared: true }],
      ['c', { place: 1, shared: true }],
    ]);
  });

  it('are the chair’s between equal results once he has decided on all of them', () => {
    const half = placesOf([work('a', 5, 2), work('b', 5)]);
    expect(half.get('a')).toEqual({ place: 1, shared: true });
    const whole = placesOf([work('a', 5, 2), work('b', 5, 1)]);
    expect(whole.get('a')).toEqual({ place: 2, shared: false });
  });

  it('are put in order by the chair only among equals, whatever numbers he writes', () => {
    const alone = placesOf([work('a', 5), work('b', 4, 1)]);
    expect(alone.get('b')).toEqual({ place: 2, shared: false });
    const low = placesOf([work('a', 5), work('b', 4, 1), work('c', 4, 7), work('d', 3)]);
    expect([...low.values()].map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const slip = placesOf([work('a', 5, 2), work('b', 5, 2)]);
    expect(slip.get('a')).toEqual({ place: 1, shared: true });
  });
});
