import { describe, expect, it } from 'vitest';
import { burnUp } from './burn-up.ts';

const task = (made: string, done: string | null = null) => ({
  created_at: `${made}T10:00:00Z`,
  done_at: done && `${done}T10:00:00Z`,
});
const on = (today: string) => ({ today, zone: 'Europe/Moscow' });
const TERM = { starts_at: '2026-11-02', ends_at: '2026-11-20' };

describe('the burn-up of a stage', () => {
  it('counts what there was and what was finished at the end of each day', () => {
    const tasks = [task('2026-11-01', '2026-11-03'), task('2026-11-03')];
    expect(burnUp(tasks, TERM, on('2026-11-04')).days).toEqual([
      { day: '2026-11-01', total: 1, done: 0 },
      { day: '2026-11-02', total: 1, done: 0 },
      { day: '2026-11-03', total: 2, done: 1 },
      { day: '2026-11-04', total: 2, done: 1 },
    ]);
  });

  it('counts a day till midnight where the project is', () => {
    const late = { created_at: '2026-11-02T20:00:00Z', done_at: '2026-11-03T20:59:59Z' };
    const night = { created_at: '2026-11-02T21:00:00Z', done_at: '2026-11-03T21:00:00Z' };
    expect(burnUp([late, night], TERM, on('2026-11-04')).days).toEqual([
      { day: '2026-11-02', total: 1, done: 0 },
      { day: '2026-11-03', total: 2, done: 1 },
      { day: '2026-11-04', total: 2, done: 2 },
    ]);
  });

  it('expects the end at the pace so far', () => {
    const tasks = [task('2026-11-02', '2026-11-03'), task('2026-11-02')];
    // one in four days, so the other in four more
    expect(burnUp(tasks, TERM, on('2026-11-05')).expected).toBe('2026-11-09');
    // the days before the stage, in which tasks were only written down, are none of work
    const early = [task('2026-10-20', '2026-11-03'), task('2026-10-20')];
    expect(burnUp(early, TERM, on('2026-11-05')).expected).toBe('2026-11-09');
    expect(burnUp([task('2026-11-02')], TERM, on('2026-11-05')).expected).toBeNull();
    expect(burnUp([task('2026-11-02', '2026-11-03')], TERM, on('2026-11-05')).expected).toBeNull();
  });

  it('is empty without tasks, and one day long where all was made today', () => {
    expect(burnUp([], TERM, on('2026-11-05')).days).toEqual([]);
    const late = { starts_at: '2026-12-01', ends_at: null };
    expect(burnUp([task('2026-11-05')], late, on('2026-11-05')).days).toHaveLength(1);
  });
});
