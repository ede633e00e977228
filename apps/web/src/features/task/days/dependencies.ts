import type { TaskRow } from '@pv/contract';
import { lastDay } from './task-days.ts';

/** What of a task a dependency reads. */
export type Dependent = Pick<TaskRow, 'id' | 'starts_at' | 'due_at' | 'blocked_by' | 'done'>;

/** A task waits for another one. */
interface Dependency {
  /** What has to be finished before. */
  from: string;
  /** What waits for it. */
  to: string;
  /** The days say otherwise: what waits begins before the end of what it waits for. */
  broken: boolean;
}

/** Whether a task begins before the end of one that it waits for. What is finished breaks nothing. */
export function isBroken(blocker: Dependent, task: Dependent): boolean {
  const end = lastDay(blocker);
  if (blocker.done || task.done || !end) return false;
  if (task.starts_at) return task.starts_at <= end;
  // of a task without a beginning it is only known when it ends
  return task.due_at !== null && task.due_at < end;
}

/** All dependencies between tasks that are there. */
export function dependenciesOf(tasks: readonly Dependent[]): Dependency[] {
  const known = new Map(tasks.map((task) => [task.id, task]));
  return tasks.flatMap((task) =>
    task.blocked_by.flatMap((id) => {
      const blocker = known.get(id);
      return blocker ? [{ from: id, to: task.id, broken: isBroken(blocker, task) }] : [];
    }),
  );
}

/** Tasks by the id of what they wait for. */
export function followersOf<T extends Dependent>(tasks: readonly T[]): ReadonlyMap<string, T[]> {
  const followers = new Map<string, T[]>();
  for (const task of tasks) {
    for (const id of task.blocked_by) {
      const known = followers.get(id);
      if (known) known.push(task);
      else followers.set(id, [task]);
    }
  }
  return followers;
}

/**
 * Tasks so that each comes behind those of them that it waits for. Those in a circle, which no call makes,
 * come last as they are.
 */
export function inTurn<T extends Dependent>(tasks: readonly T[]): T[] {
  const waits = new Map(tasks.map(({ id }) => [id, 0]));
  for (const { id, blocked_by } of tasks) {
    waits.set(id, blocked_by.filter((one) => waits.has(one)).length);
  }
  const followers = followersOf(tasks);
  const turn = tasks.filter(({ id }) => waits.get(id) === 0);
  // grows while it is walked through
  for (const { id } of turn) {
    for (const next of followers.get(id) ?? []) {
      const left = (waits.get(next.id) ?? 0) - 1;
      waits.set(next.id, left);
      if (left === 0) turn.push(next);
    }
  }
  const placed = new Set(turn.map(({ id }) => id));
  return [...turn, ...tasks.filter(({ id }) => !placed.has(id))];
}
