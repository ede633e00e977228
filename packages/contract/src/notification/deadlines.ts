import { daysBetween } from '../roadmap/days.ts';

/** Around its planned end a stage is brought to mind so many days before, on the day and once after it. */
export const DEADLINE_DAYS = {
  before: 3,
  /** What ended longer ago is news to nobody. */
  after: 7,
} as const;

export const DEADLINE_STEPS = ['soon', 'today', 'overdue'] as const;
export type DeadlineStep = (typeof DEADLINE_STEPS)[number];

/** How near the end of a stage is, both ISO dates of one calendar; null where nothing is to be told. */
export function deadlineStep(endsAt: string, today: string): DeadlineStep | null {
  const days = daysBetween(today, endsAt);
  if (days > DEADLINE_DAYS.before || days < -DEADLINE_DAYS.after) return null;
  if (days === 0) return 'today';
  return days > 0 ? 'soon' : 'overdue';
}
