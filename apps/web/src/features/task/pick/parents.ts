import type { TaskRow } from '@pv/contract';

/** Tasks that one may be put into, those that take it first, open ones before finished. */
export function parentsFor(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const rank = ({ parent_id, done }: TaskRow) => (parent_id === null ? 0 : 2) + Number(done);
  return tasks
    .filter(({ id }) => id !== task.id)
    .sort((one, other) => rank(one) - rank(other) || one.number - other.number);
}

/**
 * Why a task cannot be a part of another: that one is a part itself, or this one has parts of its own, and
 * parts have no parts; or one of them waits for the other. Null where it can.
 */
export function parentRefusal(
  tasks: readonly TaskRow[],
  task: TaskRow,
  parent: TaskRow,
): 'isPart' | 'hasParts' | 'waits' | null {
  if (tasks.some(({ parent_id }) => parent_id === task.id)) return 'hasParts';
  if (parent.parent_id !== null) return 'isPart';
  const waits = parent.blocked_by.includes(task.id) || task.blocked_by.includes(parent.id);
  return waits ? 'waits' : null;
}
