import { daysBetween } from '@pv/contract';
import { type Dependent, followersOf, inTurn } from './dependencies.ts';
import { firstDay, lastDay, movedBy, type TaskDays } from './task-days.ts';

/** All open tasks with days that wait for one, directly or through others; never that one itself. */
function successorsOf(tasks: readonly Dependent[], id: string): Set<string> {
  const followers = followersOf(tasks.filter((task) => !task.done && lastDay(task)));
  const found = new Set<string>();
  const asked = [id];
  for (const one of asked) {
    for (const next of followers.get(one) ?? []) {
      if (next.id === id || found.has(next.id)) continue;
      found.add(next.id);
      asked.push(next.id);
    }
  }
  return found;
}

/** By how many days, none or fewer, a task can move towards one that it waits for and that stays. */
function roomBehind(blocker: Dependent, task: Dependent): number {
  const [end, first] = [lastDay(blocker), firstDay(task)];
  if (blocker.done || !end || !first) return Number.NEGATIVE_INFINITY;
  return Math.min(0, daysBetween(first, end) + 1);
}

/**
 * New days of the tasks that wait for one whose last day has moved, directly or through others: they move
 * along, and the gaps between them stay. Earlier they move only as far as what else they wait for lets them.
 * Finished tasks and those without days stay. Circles do no harm.
 * @param tasks all of them
 * @param before the days that the task had
 * @param after the days that it has now
 */
export function shiftSuccessors(
  tasks: readonly Dependent[],
  before: TaskDays,
  after: TaskDays,
): TaskDays[] {
  const [from, to] = [lastDay(before), lastDay(after)];
  const days = from && to ? daysBetween(from, to) : 0;
  if (days === 0) return [];
  const known = new Map(tasks.map((task) => [task.id, task]));
  const found = successorsOf(tasks, before.id);
  const shifts = new Map([[before.id, days]]);
  const moves: TaskDays[] = [];
  for (const task of inTurn(tasks.filter(({ id }) => found.has(id)))) {
    const rooms = task.blocked_by.map((id) => {
      const blocker = known.get(id);
      const along = shifts.get(id);
      if (along !== undefined) return along;
      return blocker && days < 0 ? roomBehind(blocker, task) : Number.NEGATIVE_INFINITY;
    });
    const shift = Math.max(...rooms);
    if (!Number.isFinite(shift)) continue;
    shifts.set(task.id, shift);
    if (shift !== 0) moves.push(movedBy(task, shift));
  }
  return moves;
}
