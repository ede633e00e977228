import { describe, expect, it } from 'vitest';
import { type DraftWork, laidOut, overlapOf, ownTimes, putAt } from './lay-out.ts';

const work = (id: string, own: Partial<DraftWork> = {}): DraftWork => ({
  id,
  title: id,
  authors: [],
  starts_at: null,
  minutes: null,
  ...own,
});
const order = (...works: DraftWork[]) => ({ starts_at: '10:00', slot_minutes: 20, works });
const times = (...works: DraftWork[]) => laidOut(order(...works)).map((slot) => slot.starts_at);

describe('the times of works', () => {
  it('follow from their order, and go on after one that has a time of its own', () => {
    const list = [work('a', { minutes: 30 }), work('b'), work('c', { starts_at: '12:00' })];
    expect(times(...list, work('d'))).toEqual(['10:00', '10:30', '12:00', '12:20']);
  });

  it('come back from what is kept as they were set', () => {
    const list = [work('a', { minutes: 30 }), work('b'), work('c', { starts_at: '12:00' })];
    const kept = order();
    expect(ownTimes({ ...kept, works: laidOut(order(...list)) })).toEqual(list);
  });

  it('tell at once which two works overlap', () => {
    const list = [work('a'), work('b'), work('c', { starts_at: '10:30' })];
    expect(overlapOf(laidOut(order(...list)))?.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(overlapOf(laidOut(order(work('a'), work('b'))))).toBeNull();
  });

  it('move with the works', () => {
    const moved = putAt([work('a', { minutes: 30 }), work('b'), work('c')], 'c', 0);
    expect(moved.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(times(...moved)).toEqual(['10:00', '10:20', '10:50']);
  });
});
