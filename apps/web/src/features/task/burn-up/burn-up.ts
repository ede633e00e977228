import { addDays, dayIn, daysBetween, type TaskRow } from '@pv/contract';

/** So many days are drawn at most: a longer stage is drawn by its last ones. */
const MOST_DAYS = 400;

/** How many tasks there were at the end of a day, and how many of them were finished. */
interface BurnDay {
  day: string;
  total: number;
  done: number;
}

/** How the work of a stage goes, day by day. */
export interface BurnUp {
  days: BurnDay[];
  /** The first day of the work: that of the stage once it has come, else the first of `days`. */
  start: string;
  /** The planned end, where the stage has one. */
  end: string | null;
  /** The day on which all is finished at the pace so far; null where nothing is finished or all is. */
  expected: string | null;
}

type Counted = Pick<TaskRow, 'created_at' | 'done_at'>;

/** The days on which a task was made and finished. */
interface Lived {
  made: string;
  done: string | null;
}

function countOn(tasks: readonly Lived[], day: string): BurnDay {
  const made = tasks.filter((task) => task.made <= day);
  const done = made.filter((task) => task.done !== null && task.done <= day);
  return { day, total: made.length, done: done.length };
}

/** At the mean of finished tasks a day since the work began. */
function expectedEnd(days: readonly BurnDay[], start: string): string | null {
  const now = days.at(-1);
  if (!now || now.done === 0 || now.done === now.total) return null;
  const passed = daysBetween(start, now.day) + 1;
  return addDays(now.day, Math.ceil(((now.total - now.done) * passed) / now.done));
}

/**
 * The burn-up of a stage: from its first day, or that of its first task, to today. Empty without tasks.
 * @param now the present day as an ISO date, and the zone of the project, in which days end
 */
export function burnUp(
  tasks: readonly Counted[],
  term: { starts_at: string | null; ends_at: string | null },
  { today, zone }: { today: string; zone: string },
): BurnUp {
  const lived = tasks.map(({ created_at, done_at }) => ({
    made: dayIn(new Date(created_at), zone),
    done: done_at && dayIn(new Date(done_at), zone),
  }));
  const [firstMade] = lived.map(({ made }) => made).sort();
  if (!firstMade) return { days: [], start: today, end: term.ends_at, expected: null };
  const planned = term.starts_at ?? firstMade;
  const from = [planned < firstMade ? planned : firstMade, today].sort()[0] ?? today;
  const length = Math.min(daysBetween(from, today), MOST_DAYS - 1);
  const first = addDays(today, -length);
  const days = Array.from({ length: length + 1 }, (_, at) => countOn(lived, addDays(first, at)));
  const start = term.starts_at && term.starts_at <= today ? term.starts_at : first;
  return { days, start, end: term.ends_at, expected: expectedEnd(days, start) };
}
