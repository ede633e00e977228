import type { Review } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { roundsOf } from './rounds.ts';

const review = (id: string, part: Partial<Review>): Review => ({
  id,
  section: 'plan',
  stage_id: 'stage',
  kind: 'plan',
  decision: null,
  event: 'sent',
  text: null,
  remarks: [],
  author: null,
  author_role: null,
  edition_no: null,
  round_no: 1,
  created_at: '2026-05-01T10:00:00.000Z',
  ...part,
});

describe('rounds of an approval', () => {
  it('gather what happened in each, the newest first', () => {
    const rounds = roundsOf([
      review('d', { round_no: 2, edition_no: 2 }),
      review('c', { round_no: 2 }),
      review('b', { round_no: 1, edition_no: 1 }),
      review('a', { round_no: 1 }),
    ]);
    expect(rounds.map(({ round, edition }) => [round, edition])).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(rounds.map(({ reviews }) => reviews.map(({ id }) => id))).toEqual([
      ['d', 'c'],
      ['b', 'a'],
    ]);
  });

  it('keep plan and result apart, whose rounds have the same numbers', () => {
    const rounds = roundsOf([review('b', { section: 'result' }), review('a', {})]);
    expect(rounds.map(({ section }) => section)).toEqual(['result', 'plan']);
  });

  it('take the edition from whatever tells it', () => {
    expect(roundsOf([review('b', {}), review('a', { edition_no: 3 })])[0]?.edition).toBe(3);
  });
});
