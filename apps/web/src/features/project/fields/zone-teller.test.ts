import { describe, expect, it } from 'vitest';
import { endInTimeline, zoneTeller } from './zone-teller.ts';

const stage = (id: string, ends_at: string | null, status = 'created') => ({
  id,
  kind: 'numeric' as const,
  ends_at,
  status,
  result_status: null,
});
const stages = [
  { ...stage('start', '2026-11-01'), kind: 'start' as const },
  stage('done', '2026-11-02', 'result_approved_by_curator'),
  stage('free', null),
  stage('first', '2026-11-20'),
  stage('second', '2026-12-20'),
];
const page = { ends_at: '2027-06-30', completion_status: 'none' as const, stages };
const dated = () => true;

describe('the zone of the dates of a project', () => {
  it('is named once, by the date under the title', () => {
    expect(zoneTeller(page, dated)).toEqual({ id: 'project', ends_at: page.ends_at });
  });

  it('is named by the first stage that is not done where the project has no end, or its end needs no zone', () => {
    expect(zoneTeller({ ...page, ends_at: null }, dated)?.id).toBe('first');
    expect(zoneTeller(page, (day) => day === '2026-12-20')?.id).toBe('second');
  });

  it('is named by none where every day ends with that of the reader', () => {
    expect(zoneTeller(page, () => false)).toBeNull();
  });

  it('is named by the timeline, beside which no rows stand, unless the title names it', () => {
    expect(endInTimeline(zoneTeller({ ...page, ends_at: null }, dated))).toBe('2026-11-20');
    expect(endInTimeline(zoneTeller(page, dated))).toBeNull();
    expect(endInTimeline(null)).toBeNull();
  });
});
