import { FIRST_TASK_STATUSES, MOST_ADDED_STATUSES, type TaskStatus } from '@pv/contract';

/** The columns with one of them moved a step to the left or to the right. */
export function movedColumn(all: readonly TaskStatus[], id: string, step: 1 | -1): TaskStatus[] {
  const at = all.findIndex((status) => status.id === id);
  const [status, other] = [all[at], all[at + step]];
  if (!status || !other) return [...all];
  return all.map((one, index) => (index === at ? other : index === at + step ? status : one));
}

/** The columns with a new one behind another. */
export function withColumn(all: readonly TaskStatus[], behind: string, added: TaskStatus) {
  return all.flatMap((one) => (one.id === behind ? [one, added] : [one]));
}

/** Whether one more column may be added. */
export const hasRoom = (all: readonly TaskStatus[]): boolean =>
  all.length < FIRST_TASK_STATUSES.length + MOST_ADDED_STATUSES;

/** Whether the columns without this one may still begin and finish tasks. */
export function mayGo(all: readonly TaskStatus[], id: string): boolean {
  const rest = all.filter((status) => status.id !== id);
  return rest.some(({ closed }) => closed) && rest.some(({ closed }) => !closed);
}
