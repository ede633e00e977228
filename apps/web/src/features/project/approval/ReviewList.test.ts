import type { Review } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { foldRounds, roundsOf } from './ReviewList.tsx';

const review = (id: string, part: Partial<Review>): Review => ({
  id,
  section: 'plan',
  stage_id: 'stage',
  kind: 'plan',
  status_type: 'plan',
  review: null,
  decision: null,
  event: 'sent',
  cause: null,
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

describe('earlier rounds are folded', () => {
  const remark = (done: boolean) => ({
    id: `remark ${done}`,
    text: 'Уточнить цель',
    done,
    comment: null,
    task: null,
    done_by: null,
    done_at: null,
  });
  const returned = (done: boolean[], part: Partial<Review> = {}) =>
    review('a', { event: 'decided', decision: 'revision', remarks: done.map(remark), ...part });
  const numbers = (...reviews: Review[]) => {
    const { shown, folded } = foldRounds(roundsOf(reviews));
    return [shown, folded].map((rounds) => rounds.map(({ round }) => round));
  };
  const recalled = review('b', { event: 'recalled', round_no: 3 });
  const between = review('c', { round_no: 2 });

  it('but for the latest with remarks to do, which a recall has put behind it', () => {
    expect(numbers(recalled, between, returned([true, false]))).toEqual([[3, 1], [2]]);
    expect(numbers(recalled, between, returned([true]))).toEqual([[3], [2, 1]]);
  });

  it('whatever remarks they hold once the section is sent or approved', () => {
    const sent = review('b', { round_no: 3 });
    const approved = review('b', { round_no: 3, event: 'decided', decision: 'approve' });
    expect(numbers(sent, returned([false]))).toEqual([[3], [1]]);
    expect(numbers(approved, returned([false]))).toEqual([[3], [1]]);
  });

  it('when their remarks are those of another section', () => {
    const ofResult = review('b', { section: 'result', event: 'recalled' });
    const { shown } = foldRounds(roundsOf([ofResult, returned([false])]));
    expect(shown.map(({ section }) => section)).toEqual(['result']);
  });

  it('and nothing where there is none', () => {
    expect(foldRounds([])).toEqual({ shown: [], folded: [] });
  });
});
