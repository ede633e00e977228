import { AppError } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListPlace, readCursor, writeCursor } from './cursor.ts';

const moment = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
  .map((date) => date.toISOString());
const day = moment.map((at) => at.slice(0, 10));
const id = fc.uuid({ version: 7 });

describe('the mark of a page', () => {
  it('reads back as it was written, in every order', () => {
    const place: fc.Arbitrary<ListPlace> = fc.oneof(
      fc.tuple(fc.constant('move' as const), fc.boolean(), fc.boolean(), moment, id),
      fc.tuple(fc.constant('updated' as const), fc.boolean(), moment, id),
      fc.tuple(fc.constant('deadline' as const), fc.boolean(), fc.option(day), id),
    );
    fc.assert(
      fc.property(place, (one) => {
        expect(readCursor(writeCursor(one), one[0])).toEqual(one);
      }),
    );
  });

  it('of one order is none of another', () => {
    const mark = writeCursor(['deadline', true, null, '01890000-0000-7000-8000-000000000000']);
    expect(() => readCursor(mark, 'updated')).toThrow(AppError);
  });

  it.each(['', 'abc', Buffer.from('["updated",true,"yesterday","x"]').toString('base64url')])(
    'refuses %j',
    (cursor) => {
      expect(() => readCursor(cursor, 'updated')).toThrow(AppError);
    },
  );
});
