import { AppError } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newestFirst, readCursor, writeCursor } from './cursor.ts';

const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
const place = fc.record({ createdAt: date, id: fc.uuid({ version: 7 }) });

describe('the mark of a page of the log', () => {
  it('reads back as it was written', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(readCursor(writeCursor(one))).toEqual(one);
      }),
    );
  });

  it.each(['', 'abc', Buffer.from('["yesterday","x"]').toString('base64url')])(
    'refuses %j',
    (cursor) => {
      expect(() => readCursor(cursor)).toThrow(AppError);
    },
  );

  it('puts the newest first, and of one moment the greater id', () => {
    const at = (ms: number, id: string) => ({ createdAt: new Date(ms), id });
    const sorted = [at(1, 'a'), at(2, 'a'), at(2, 'b')].sort(newestFirst);
    expect(sorted).toEqual([at(2, 'b'), at(2, 'a'), at(1, 'a')]);
  });
});
