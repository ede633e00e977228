import { describe, expect, it } from 'vitest';
import { endsByMidnight, layOutSlots, overlappingSlots, timeOf } from './slots.ts';

const slot = (starts_at: string, minutes: number) => ({ starts_at, minutes });

describe('slots', () => {
  it('follow each other, each as long as its work is given', () => {
    const works = [{ minutes: 15 }, { minutes: 50 }, { minutes: 10 }];
    const starts = layOutSlots('09:50', works).map(({ starts_at }) => starts_at);
    expect(starts).toEqual(['09:50', '10:05', '10:55']);
  });

  it('stay within the day', () => {
    expect(timeOf(24 * 60 + 5)).toBe('23:59');
    expect(endsByMidnight([slot('23:45', 15)])).toBe(true);
    expect(endsByMidnight([slot('10:00', 15), slot('23:46', 15)])).toBe(false);
  });

  it('may touch but not overlap, in whatever order they stand', () => {
    expect(overlappingSlots([slot('10:15', 15), slot('10:00', 15)])).toBeNull();
    expect(overlappingSlots([slot('10:15', 15), slot('10:00', 16)])).toEqual([1, 0]);
    expect(overlappingSlots([slot('10:00', 15), slot('10:00', 15)])).toEqual([0, 1]);
  });

  it('overlap also where a long one covers several', () => {
    expect(overlappingSlots([slot('10:00', 60), slot('10:10', 5)])).toEqual([0, 1]);
  });
});
