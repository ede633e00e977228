import { dayIn, type OwnTask } from '@pv/contract';

/** By when tasks are to be done, the most urgent first. */
const DUE_GROUPS = ['overdue', 'today', 'week', 'later', 'none'] as const;
type DueGroup = (typeof DUE_GROUPS)[number];

/** The last day of the week of a day; weeks begin on Monday. */
export function endOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

function groupOf(due: string | null, today: string): DueGroup {
  if (!due) return 'none';
  if (due < today) return 'overdue';
  if (due === today) return 'today';
  return due <= endOfWeek(today) ? 'week' : 'later';
}

const WEIGHT = { high: 0, medium: 1, low: 2 };

function byUrgency(one: OwnTask, other: OwnTask): number {
  const [a, b] = [one.due_at ?? '9999', other.due_at ?? '9999'];
  if (a !== b) return a < b ? -1 : 1;
  return WEIGHT[one.priority] - WEIGHT[other.priority];
}

/** The day at a moment where the task's project is: in its zone the days of its tasks end. */
export const todayOf = ({ project }: OwnTask, now: Date): string => dayIn(now, project.time_zone);

/** One's own tasks by when they are to be done; groups without any are left out. */
export function dueGroups(tasks: readonly OwnTask[], now: Date) {
  const open = tasks.filter(({ done }) => !done).sort(byUrgency);
  return DUE_GROUPS.map((group) => ({
    group,
    tasks: open.filter((task) => groupOf(task.due_at, todayOf(task, now)) === group),
  })).filter((one) => one.tasks.length > 0);
}
