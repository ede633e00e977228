import { expect, it } from 'vitest';
import { deadlineStep } from './reminders.ts';

it.each([
  ['2026-12-14', null],
  ['2026-12-13', 'soon'],
  ['2026-12-11', 'soon'],
  ['2026-12-10', 'today'],
  ['2026-12-09', 'overdue'],
  ['2026-12-03', 'overdue'],
  ['2026-12-02', null],
])('of a stage that ends on %s on the tenth is told: %s', (endsAt, step) => {
  expect(deadlineStep(endsAt, '2026-12-10')).toBe(step);
});
