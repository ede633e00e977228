import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outOfOrder, putInOrder } from './date-order.ts';
import { addDays, daysBetween } from './days.ts';

const stage = (id: string, starts_at: string | null, ends_at: string | null) => ({
  id,
  starts_at,
  ends_at,
});
const METHODS = stage('methods', '2027-01-18', '2027-02-06');
const REVIEW = stage('review', '2026-12-30', '2027-01-17');
const STUDY = stage('study', '2027-02-07', '2027-03-16');

describe('dates of a roadmap', () => {
  it('run backwards where a stage begins before the one above it', () => {
    expect(outOfOrder([METHODS, REVIEW, STUDY])).toEqual([REVIEW]);
    expect(outOfOrder([REVIEW, METHODS, STUDY])).toEqual([]);
  });

  it('may overlap, and need not be set', () => {
    const parallel = stage('parallel', '2027-01-18', '2027-03-01');
    expect(outOfOrder([METHODS, parallel, stage('none', null, null), STUDY])).toEqual([]);
  });

  it('are put in order with the lengths and the gaps that they have', () => {
    expect(putInOrder([METHODS, REVIEW, STUDY])).toEqual([
      { stage_id: 'methods', starts_at: '2026-12-30', ends_at: '2027-01-18' },
      { stage_id: 'review', starts_at: '2027-01-19', ends_at: '2027-02-06' },
    ]);
  });

  it('that are in order stay', () => {
    expect(putInOrder([REVIEW, METHODS, STUDY])).toEqual([]);
  });

  it('are in order afterwards, whatever they were, and no stage gets another length', () => {
    const term = fc.tuple(fc.nat(400), fc.nat(60)).map(([from, days]) => {
      const starts = addDays('2026-09-01', from);
      return { starts_at: starts, ends_at: addDays(starts, days) };
    });
    fc.assert(
      fc.property(fc.array(term, { maxLength: 13 }), (terms) => {
        const before = terms.map((one, at) => ({ id: `s${at}`, ...one }));
        const moves = putInOrder(before);
        const after = before.map((one) => {
          const moved = moves.find(({ stage_id }) => stage_id === one.id);
          return moved ? { ...one, starts_at: moved.starts_at, ends_at: moved.ends_at } : one;
        });
        expect(outOfOrder(after)).toEqual([]);
        for (const [at, one] of after.entries()) {
          const was = before[at];
          if (!was) throw new Error('a stage is gone');
          expect(daysBetween(one.starts_at ?? '', one.ends_at ?? '')).toBe(
            daysBetween(was.starts_at, was.ends_at),
          );
        }
      }),
    );
  });
});
