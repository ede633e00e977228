import { z } from 'zod';
import { idSchema, line } from '../http/fields.ts';

/** The statuses that every project begins with, in the order of their columns. */
export const FIRST_TASK_STATUSES = ['todo', 'doing', 'review', 'done'] as const;

/** How many statuses a project may have besides the four of the beginning. */
export const MOST_ADDED_STATUSES = 8;
const MOST_STATUSES = FIRST_TASK_STATUSES.length + MOST_ADDED_STATUSES;
/** How many cards a column may be limited to. */
const LARGEST_LIMIT = 999;

/** One of the four, or the id of a status that the project has added. */
export const taskStatusIdSchema = z.union([z.enum(FIRST_TASK_STATUSES), idSchema]);
export type TaskStatusId = z.infer<typeof taskStatusIdSchema>;

/** A status of the tasks of a project, which is a column of its board. */
export const taskStatusSchema = z.object({
  id: taskStatusIdSchema,
  /** Null for one of the four that the project has not named itself: the texts name it. */
  title: line(1, 40).nullable(),
  /** Whether tasks of it are finished, as those of «Готово» or «Отменено» are. */
  closed: z.boolean(),
  /** How many tasks should stand in it at most; a hint that refuses nothing. */
  limit: z.int().min(1).max(LARGEST_LIMIT).nullable(),
});
export type TaskStatus = z.infer<typeof taskStatusSchema>;

/** What stands in a project that has changed nothing. */
export const DEFAULT_TASK_STATUSES: readonly TaskStatus[] = FIRST_TASK_STATUSES.map((id) => ({
  id,
  title: null,
  closed: id === 'done',
  limit: null,
}));

/**
 * All statuses of a project in the order of their columns: no id twice, at least one to begin with and one that
 * is closed. That no two are called alike the server sees, which knows how the first four are called.
 */
export const taskStatusesSchema = z
  .array(taskStatusSchema)
  .min(2)
  .max(MOST_STATUSES, { error: 'too_many_task_statuses' })
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length)
  .refine((all) => all.some(({ closed }) => closed) && all.some(({ closed }) => !closed), {
    error: 'task_status_open_and_closed',
  })
  .meta({ examples: [DEFAULT_TASK_STATUSES] });

/** Ids of the statuses whose tasks are finished. */
export function closedStatuses(statuses: readonly TaskStatus[]): ReadonlySet<TaskStatusId> {
  return new Set(statuses.filter(({ closed }) => closed).map(({ id }) => id));
}

/** Where a task goes that is ticked off. */
export function firstClosed(statuses: readonly TaskStatus[]): TaskStatusId {
  return statuses.find(({ closed }) => closed)?.id ?? 'done';
}

/** Where a new task stands that nobody has placed. */
export function firstOpen(statuses: readonly TaskStatus[]): TaskStatusId {
  return statuses.find(({ closed }) => !closed)?.id ?? 'todo';
}
