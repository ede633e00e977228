import { addDays, daysBetween, inCalendar, type TaskRow, type Term } from '@pv/contract';

/** The days of a task, as a call takes them. */
export type TaskDays = Pick<TaskRow, 'id' | 'starts_at' | 'due_at'>;

/** Saves new days of tasks, all or none; fails when that was refused and the old ones stand again. */
export type ChangeDays = (days: TaskDays[]) => Promise<unknown>;

type Days = Omit<TaskDays, 'id'>;

/** The days of a task as a term: its last one is the day when it is due. */
export const termOf = ({ starts_at, due_at }: Days): Term => ({ starts_at, ends_at: due_at });

/** The days that a task has by a term. */
export const daysOf = (id: string, { starts_at, ends_at }: Term): TaskDays => ({
  id,
  starts_at,
  due_at: ends_at,
});

/** The first day that a task takes; null without days. */
export const firstDay = ({ starts_at, due_at }: Days): string | null => starts_at ?? due_at;

/** The last day that a task takes; null without days. */
export const lastDay = ({ starts_at, due_at }: Days): string | null => due_at ?? starts_at;

/** How many days a task takes; 1 where only one is set, 0 without any. */
export function daysTaken(task: Days): number {
  const [first, last] = [firstDay(task), lastDay(task)];
  return first && last ? daysBetween(first, last) + 1 : 0;
}

/** A task with both of its days moved. */
export const movedBy = ({ id, starts_at, due_at }: TaskDays, days: number): TaskDays => ({
  id,
  starts_at: starts_at && addDays(starts_at, days),
  due_at: due_at && addDays(due_at, days),
});

/** Whether two tasks have the same days. */
export const sameDays = (one: Days, other: Days): boolean =>
  one.starts_at === other.starts_at && one.due_at === other.due_at;

/** Whether a call takes the days. */
export const canBeSent = ({ starts_at, due_at }: Days): boolean =>
  [starts_at, due_at].every((day) => !day || inCalendar(day));
