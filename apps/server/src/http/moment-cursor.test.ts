import { AppError } from '@pv/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutPage, type MomentPlace, readMoment } from './moment-cursor.ts';

const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
const place = fc.tuple(date, fc.uuid({ version: 7 }));
const own = (row: MomentPlace) => row;

describe('the mark of a page', () => {
  it('is that of its last row where there is more, and reads back as that', () => {
    fc.assert(
      fc.property(place, place, place, (...rows) => {
        const { page, next_cursor } = cutPage(rows, 2, own);
        expect(page).toEqual(rows.slice(0, 2));
        expect(readMoment(next_cursor ?? '')).toEqual(rows[1]);
      }),
    );
  });

  it('is none on the last page', () => {
    const rows = fc.sample(place, { numRuns: 3, seed: 1 });
    expect(cutPage(rows, 3, own)).toEqual({ page: rows, next_cursor: null });
  });

  it.each(['', 'abc', Buffer.from('["yesterday","x"]').toString('base64url')])(
    'refuses %j',
    (cursor) => {
      expect(() => readMoment(cursor)).toThrow(AppError);
    },
  );
});
