import { type Dependent, inTurn } from '../days/dependencies.ts';
import { daysTaken, lastDay } from '../days/task-days.ts';

interface Chain {
  /** Days of all its tasks. */
  days: number;
  /** The task before, null for the first. */
  behind: string | null;
}

/**
 * The tasks on which the end of the work hangs, the first one first: of the open tasks that are due last
 * the one with the longest chain of what it waits for, counted in days of work. Empty where no open task has days.
 */
export function criticalPath(tasks: readonly Dependent[]): string[] {
  const open = tasks.filter((task) => !task.done && lastDay(task));
  const chains = new Map<string, Chain>();
  for (const task of inTurn(open)) {
    let behind: string | null = null;
    let longest = 0;
    for (const id of task.blocked_by) {
      const { days } = chains.get(id) ?? { days: 0 };
      if (days > longest) [behind, longest] = [id, days];
    }
    chains.set(task.id, { days: longest + daysTaken(task), behind });
  }
  const last = open.reduce((day, task) => maxDay(day, lastDay(task)), '');
  let end: string | null = null;
  for (const task of open) {
    if (lastDay(task) !== last) continue;
    if (end === null || daysIn(chains, task.id) > daysIn(chains, end)) end = task.id;
  }
  const path: string[] = [];
  for (let id = end; id !== null; id = chains.get(id)?.behind ?? null) path.unshift(id);
  return path;
}

const maxDay = (one: string, other: string | null): string => (other && other > one ? other : one);
const daysIn = (chains: ReadonlyMap<string, Chain>, id: string) => chains.get(id)?.days ?? 0;
