import { daysBetween, type TaskRow } from '@pv/contract';
import type { ChartLink } from '../../../ui/timeline/rows.ts';
import { dependenciesOf } from '../days/dependencies.ts';
import { lastDay } from '../days/task-days.ts';
import { criticalPath } from './critical-path.ts';

/** What a chart knows of its tasks besides their days. */
export interface Facts {
  today: string;
  /** Tasks by their ids. */
  tasks: ReadonlyMap<string, TaskRow>;
  links: readonly ChartLink[];
  /** What a task begins too early for, by its id. */
  broken: ReadonlyMap<string, TaskRow[]>;
  /** The tasks of the critical path in their order; none while it is not asked for. */
  path: readonly string[];
  critical: ReadonlySet<string>;
}

/** Finds what a chart tells of its tasks. */
export function factsOf(tasks: readonly TaskRow[], today: string, withPath: boolean): Facts {
  const known = new Map(tasks.map((task) => [task.id, task]));
  const dependencies = dependenciesOf(tasks);
  const broken = new Map<string, TaskRow[]>();
  for (const { from, to, broken: wrong } of dependencies) {
    const blocker = known.get(from);
    if (wrong && blocker) broken.set(to, [...(broken.get(to) ?? []), blocker]);
  }
  const path = withPath ? criticalPath(tasks) : [];
  const critical = new Set(path);
  const links = dependencies.map((one) => ({
    ...one,
    critical: critical.has(one.from) && critical.has(one.to),
  }));
  return { today, tasks: known, links, broken, path, critical };
}

/** By how many days an open task is late. */
export function daysLateOf(task: TaskRow, today: string): number {
  const last = lastDay(task);
  return !task.done && last && last < today ? daysBetween(last, today) : 0;
}
