import { addDays, daysBetween, type Project, type Stage, type TaskRow } from '@pv/contract';

/** Any Monday. */
const MONDAY = '2024-01-01';

/** The place of a day in its week: 0 for Monday. */
const weekday = (day: string): number => ((daysBetween(MONDAY, day) % 7) + 7) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -weekday(day));

/** The seven days of the week of a day, from Monday. */
export const weekOf = (day: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(mondayOf(day), at));

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The weeks in which the month of a day lies. */
export function monthWeeks(day: string): string[][] {
  const month = day.slice(0, 7);
  const weeks: string[][] = [];
  for (
    let monday = mondayOf(firstOf(day));
    monday.slice(0, 7) <= month;
    monday = addDays(monday, 7)
  ) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const first = `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`;
  const wanted = addDays(first, Number(day.slice(8)) - 1);
  return wanted.slice(0, 7) === first.slice(0, 7)
    ? wanted
    : addDays(wanted, -Number(wanted.slice(8)));
}

/** What ends on a day. */
export interface DayContents {
  stages: Stage[];
  tasks: TaskRow[];
}

/** Open tasks first, each as people have put them. */
function inDay(one: TaskRow, other: TaskRow): number {
  if (one.done !== other.done) return one.done ? 1 : -1;
  if (one.order === other.order) return one.number - other.number;
  return one.order < other.order ? -1 : 1;
}

/**
 * Tasks and stages by the day on which they are due; days without any are left out.
 * @param first the id of a task that stands first on its day
 */
export function contentsByDay(
  tasks: readonly TaskRow[],
  { stages }: Pick<Project, 'stages'>,
  first: string | null = null,
): ReadonlyMap<string, DayContents> {
  const days = new Map<string, DayContents>();
  function of(day: string): DayContents {
    const known = days.get(day) ?? { stages: [], tasks: [] };
    days.set(day, known);
    return known;
  }
  for (const task of tasks) if (task.due_at) of(task.due_at).tasks.push(task);
  for (const stage of stages) if (stage.ends_at) of(stage.ends_at).stages.push(stage);
  for (const day of days.values()) {
    const ahead = (task: TaskRow) => Number(task.id === first);
    day.tasks.sort((one, other) => ahead(other) - ahead(one) || inDay(one, other));
  }
  return days;
}
