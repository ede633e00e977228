import { describe, expect, it } from 'vitest';
import { partAt } from './use-part-in-sight.ts';

describe('the part of a page that is read', () => {
  const scrolledTo = (y: number) => [
    { place: 'about', top: 300 - y },
    { place: 'study', top: 900 - y },
    { place: 'leave', top: 1200 - y },
  ];

  it('is none above the first', () => {
    expect(partAt(scrolledTo(0), 250)).toBeNull();
  });

  it('is the last one that has begun', () => {
    expect([50, 640, 660, 5000].map((y) => partAt(scrolledTo(y), 250))).toEqual([
      'about',
      'about',
      'study',
      'leave',
    ]);
  });

  it('is none of those that have not come yet', () => {
    expect(partAt([], 250)).toBeNull();
  });
});
