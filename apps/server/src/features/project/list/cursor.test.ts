import { AppError } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

describe('the mark of a page', () => {
  it('reads back as it was written', () => {
    const place = fc.record({
      mine: fc.boolean(),
      updatedAt: fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((date) => date.toISOString()),
      id: fc.uuid({ version: 7 }),
    });
    fc.assert(
      fc.property(place, (one) => {
        expect(readCursor(writeCursor(one))).toEqual(one);
      }),
    );
  });

  it.each(['', 'abc', Buffer.from('[true,"yesterday","x"]').toString('base64url')])(
    'refuses %j',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow(AppError);
    },
  );
});
