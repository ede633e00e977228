import { AppError } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

describe('the cursor of the board', () => {
  it('is read as it was written, to the microsecond', () => {
    const place = { group: 1, since: '2026-10-01T09:00:00.123456Z', key: 'project stage plan' };
    expect(readCursor(writeCursor(place))).toEqual(place);
  });

  it.each(['', 'abc', writeCursor({ group: 0, since: 'yesterday', key: 'a' })])(
    'is nothing else: «%s»',
    (mark) => {
      expect(() => readCursor(mark)).toThrow(AppError);
    },
  );
});
