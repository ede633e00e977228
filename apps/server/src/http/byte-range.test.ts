import { describe, expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

describe('the range of bytes that is asked for', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['BYTES= 9-9 ', { start: 9, end: 9 }],
    ['bytes=2-500', { start: 2, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-500', { start: 0, end: 9 }],
  ])('of ten bytes by %j', (header, range) => {
    expect(readRange(header, 10)).toEqual(range);
  });

  it.each(['bytes=10-', 'bytes=10-20', 'bytes=-0', 'bytes=99999999999999999999-'])(
    'does not exist for %j',
    (header) => {
      expect(readRange(header, 10)).toBe('unsatisfiable');
    },
  );

  it.each([undefined, '', 'bytes=-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=a-b'])(
    'is the whole body for %j',
    (header) => {
      expect(readRange(header, 10)).toBeNull();
    },
  );

  it('of an empty body never exists', () => {
    expect([readRange('bytes=0-', 0), readRange('bytes=-1', 0)]).toEqual([
      'unsatisfiable',
      'unsatisfiable',
    ]);
  });
});
