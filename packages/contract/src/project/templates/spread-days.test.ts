import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadDays } from './spread-days.ts';

const DAY = 24 * 60 * 60 * 1000;
const next = (day: string) => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

test('stages share the time of a project in proportion', () => {
  expect(spreadDays({ starts_at: '2026-09-01', ends_at: '2026-09-08' }, [1, 2, 1])).toEqual([
    { starts_at: '2026-09-01', ends_at: '2026-09-02' },
    { starts_at: '2026-09-03', ends_at: '2026-09-06' },
    { starts_at: '2026-09-07', ends_at: '2026-09-08' },
  ]);
});

test('a project shorter than its stages gives them no dates', () => {
  expect(spreadDays({ starts_at: '2026-09-01', ends_at: '2026-09-02' }, [1, 1, 1])).toBeNull();
});

test('the periods follow each other without a gap and fill the whole time', () => {
  const project = fc.record({
    shares: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 13 }),
    extra: fc.nat(400),
  });
  fc.assert(
    fc.property(project, ({ shares, extra }) => {
      const starts_at = '2026-02-20';
      const end = Date.parse(starts_at) + (shares.length - 1 + extra) * DAY;
      const ends_at = new Date(end).toISOString().slice(0, 10);
      const periods = spreadDays({ starts_at, ends_at }, shares) ?? [];
      expect(periods).toHaveLength(shares.length);
      expect(periods[0]?.starts_at).toBe(starts_at);
      expect(periods.at(-1)?.ends_at).toBe(ends_at);
      for (const [at, period] of periods.entries()) {
        expect(period.starts_at <= period.ends_at).toBe(true);
        if (at > 0) expect(period.starts_at).toBe(next(periods[at - 1]?.ends_at ?? ''));
      }
    }),
  );
});
