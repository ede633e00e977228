import type { TaskRow } from '@pv/contract';
import type { TaskGroup } from '../set/group-tasks.ts';

/** One line of the list. */
export type ListRow =
  | {
      kind: 'group';
      key: string;
      group: string;
      count: number;
      folded: boolean;
      /** By which it is folded and opened. */
      fold: string;
      /** A line to write a new task in stands in it once it is opened. */
      adds: boolean;
    }
  | {
      kind: 'task';
      key: string;
      group: string;
      task: TaskRow;
      /** A part stands under what it is a part of. */
      part: boolean;
      /** Of what it is a part, where that stands elsewhere. */
      of: TaskRow | null;
      parts: number;
      folded: boolean;
    }
  | { kind: 'done'; key: string; group: string; count: number; folded: boolean }
  /** Instead of the first groups, in which there is nothing to do. */
  | { kind: 'quiet'; key: string; group: string; count: number; folded: boolean }
  | { kind: 'add'; key: string; group: string };

/** What is folded: groups and tasks with parts by their ids, finished ones unless they are opened. */
export type Folds = ReadonlySet<string>;

export const foldKey = {
  group: (group: string) => `group:${group}`,
  parts: (task: string) => `parts:${task}`,
  /** Held once somebody has opened a group that is folded at first. */
  opened: (group: string) => `opened:${group}`,
  /** Held once somebody has opened the finished tasks of a group. */
  done: (group: string) => `done:${group}`,
  /** Held once somebody has opened the first groups, in which there is nothing to do. */
  quiet: () => 'quiet',
};

interface Listing {
  groups: readonly TaskGroup[];
  /** All tasks of the project by their ids. */
  all: ReadonlyMap<string, TaskRow>;
  folds: Folds;
  /** The groups have a heading. */
  headed: boolean;
  /** A line to write a new task in closes each group that takes one. */
  adds: boolean;
  /** Groups of finished tasks only, which have no fold of their own. */
  closed: ReadonlySet<string>;
  /** Groups in which all was finished when the list was opened. */
  finished: ReadonlySet<string>;
  /** The first groups share one line for as long as there is nothing to do in them. */
  short: boolean;
}

/** The parts of each task of a group that stand under it: a part that is open leaves one that is finished. */
function nested(tasks: readonly TaskRow[]) {
  const here = new Map(tasks.map((task) => [task.id, task]));
  const parts = new Map<string, TaskRow[]>();
  const tops: TaskRow[] = [];
  for (const task of tasks) {
    const parent = task.parent_id ? here.get(task.parent_id) : undefined;
    if (!parent || (parent.done && !task.done)) tops.push(task);
    else parts.set(parent.id, [...(parts.get(parent.id) ?? []), task]);
  }
  return { tops, parts };
}

function linesOf({ key: group, tasks, takes }: TaskGroup, listing: Listing): ListRow[] {
  const { all, folds, closed } = listing;
  const { tops, parts } = nested(tasks);
  const line = (task: TaskRow, part: boolean): ListRow => ({
    kind: 'task',
    key: `${group}:${task.id}`,
    group,
    task,
    part,
    of: part || !task.parent_id ? null : (all.get(task.parent_id) ?? null),
    parts: parts.get(task.id)?.length ?? 0,
    folded: folds.has(foldKey.parts(task.id)),
  });
  const withParts = (task: TaskRow): ListRow[] => [
    line(task, false),
    ...(folds.has(foldKey.parts(task.id)) ? [] : (parts.get(task.id) ?? [])).map((part) =>
      line(part, true),
    ),
  ];
  if (closed.has(group)) return tops.flatMap(withParts);
  const done = tops.filter((task) => task.done);
  const opened = folds.has(foldKey.done(group));
  const fold: ListRow = {
    kind: 'done',
    key: `done:${group}`,
    group,
    count: done.length,
    folded: !opened,
  };
  return [
    ...tops.filter((task) => !task.done).flatMap(withParts),
    ...(listing.adds && takes ? [{ kind: 'add', key: `add:${group}`, group } as const] : []),
    ...(done.length > 0 ? [fold] : []),
    ...(opened ? done.flatMap(withParts) : []),
  ];
}

/** Whether there are tasks and all of them are finished. */
export const isFinished = (tasks: readonly TaskRow[]): boolean =>
  tasks.length > 0 && tasks.every(({ done }) => done);

/** A group is folded at first where there is nothing to do in it: finished tasks only, or none. */
const foldsFirst = ({ key, tasks }: TaskGroup, { closed, finished }: Listing): boolean =>
  closed.has(key) || tasks.length === 0 || (finished.has(key) && isFinished(tasks));

/** How many groups from the first one have nothing to do: none where all are so, and for one alone. */
function quietFirst(listing: Listing): number {
  const count = listing.groups.findIndex((group) => !foldsFirst(group, listing));
  return listing.short && count > 1 ? count : 0;
}

/** The lines of the list from above to below. */
export function listRows(listing: Listing): ListRow[] {
  const { groups, headed } = listing;
  const count = quietFirst(listing);
  const hidden = !listing.folds.has(foldKey.quiet());
  const quiet: ListRow = { kind: 'quiet', key: 'quiet', group: '', count, folded: hidden };
  const lines = groups.slice(hidden ? count : 0).flatMap((group) => {
    if (!headed) return linesOf(group, listing);
    const { key } = group;
    const first = foldsFirst(group, listing);
    const fold = first ? foldKey.opened(key) : foldKey.group(key);
    const folded = listing.folds.has(fold) !== first;
    const head: ListRow = {
      kind: 'group',
      key: `group:${key}`,
      group: key,
      count: group.tasks.length,
      folded,
      fold,
      adds: listing.adds && group.takes && !listing.closed.has(key),
    };
    return folded ? [head] : [head, ...linesOf(group, listing)];
  });
  return count > 0 ? [quiet, ...lines] : lines;
}

/** The tasks of the lines between two of them, both included: what Shift selects. */
export function between(rows: readonly ListRow[], one: string, other: string): string[] {
  const tasks = rows.filter((row) => row.kind === 'task');
  const [from, to] = [one, other]
    .map((key) => tasks.findIndex((row) => row.key === key))
    .sort((a, b) => a - b);
  if (from === undefined || to === undefined || from < 0) return [];
  return tasks.slice(from, to + 1).map((row) => row.task.id);
}
