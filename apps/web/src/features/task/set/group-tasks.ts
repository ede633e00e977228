import { PRIORITIES, type TaskRow, type TaskSet } from '@pv/contract';
import { byOrder } from './change-set.ts';
import { plain } from './plain.ts';

export const GROUPINGS = ['stage', 'status', 'assignee', 'priority', 'none'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const SORTS = ['order', 'due', 'priority', 'title'] as const;
export type Sort = (typeof SORTS)[number];

/** The group of what has no stage, or nobody's. */
export const NONE = 'none';

/** What is asked of the tasks that are shown. */
export interface TaskFilters {
  q?: string | undefined;
  /** A person, `me` or `none`. */
  assignee?: string | undefined;
  /** A status, `open` or `closed`. */
  status?: string | undefined;
  tag?: string | undefined;
}

function byAssignee(task: TaskRow, assignee: string, me: string | null): boolean {
  if (assignee === NONE) return task.assignees.length === 0;
  const id = assignee === 'me' ? me : assignee;
  return task.assignees.some((person) => person.id === id);
}

function byStatus(task: TaskRow, status: string): boolean {
  if (status === 'open' || status === 'closed') return task.done === (status === 'closed');
  return task.status === status;
}

/** Makes the check whether a task is among those that are asked for; `#12` and 12 ask for a number. */
export function fits(filters: TaskFilters, me: string | null): (task: TaskRow) => boolean {
  const { q = '', assignee, status, tag } = filters;
  const words = plain(q).split(/\s+/).filter(Boolean);
  const number = /^#?(\d+)$/.exec(q.trim())?.[1];
  return (task) => {
    if (assignee && !byAssignee(task, assignee, me)) return false;
    if (status && !byStatus(task, status)) return false;
    if (tag && !task.tags.includes(tag)) return false;
    if (number && String(task.number) === number) return true;
    const title = words.length > 0 ? plain(task.title) : '';
    return words.every((word) => title.includes(word));
  };
}

const WEIGHT = { high: 0, medium: 1, low: 2 };
const LAST_DAY = '9999';

const SORTERS: Record<Sort, (one: TaskRow, other: TaskRow) => number> = {
  order: byOrder,
  due: (one, other) => {
    const [a, b] = [one.due_at ?? LAST_DAY, other.due_at ?? LAST_DAY];
    return a === b ? 0 : a < b ? -1 : 1;
  },
  priority: (one, other) => WEIGHT[one.priority] - WEIGHT[other.priority],
  title: (one, other) => one.title.localeCompare(other.title, 'ru', { numeric: true }),
};

/** The tasks in the order that is asked for; those alike in it as people have put them. */
export function sorted(tasks: readonly TaskRow[], sort: Sort): TaskRow[] {
  return [...tasks].sort((one, other) => SORTERS[sort](one, other) || byOrder(one, other));
}

/** Tasks that are shown together. */
export interface TaskGroup {
  /** A stage, a status, a person, a priority, or `none`. */
  key: string;
  tasks: TaskRow[];
  /** Tasks may come into it: to whoever only reads them they may not. */
  takes: boolean;
}

function keysOf(task: TaskRow, by: Grouping): readonly string[] {
  switch (by) {
    case 'stage':
      return [task.stage_id ?? NONE];
    case 'status':
      return [task.status];
    case 'assignee':
      return task.assignees.length > 0 ? task.assignees.map(({ id }) => id) : [NONE];
    case 'priority':
      return [task.priority];
    case 'none':
      return [NONE];
  }
}

/** What groups there are, besides those that tasks make. */
interface Known {
  stages: readonly { id: string }[];
  people: readonly { id: string }[];
  /** Of them, to whom tasks may be given. */
  assignable: readonly { id: string }[];
}

function namedKeys(set: TaskSet, by: Grouping, { stages, people }: Known): string[] {
  switch (by) {
    case 'stage':
      return [...stages.map(({ id }) => id), NONE];
    case 'status':
      return set.statuses.map(({ id }) => id);
    case 'assignee':
      return [...people.map(({ id }) => id), NONE];
    case 'priority':
      return [...PRIORITIES].reverse();
    case 'none':
      return [NONE];
  }
}

/**
 * The tasks in groups, in the order of the stages, statuses, people or priorities; a task of several people
 * is with each of them. Those of a stage or a person that is not there any more stand with nobody's.
 */
export function groupTasks(
  set: TaskSet,
  tasks: readonly TaskRow[],
  by: Grouping,
  known: Known,
): TaskGroup[] {
  const groups = new Map(namedKeys(set, by, known).map((key): [string, TaskRow[]] => [key, []]));
  for (const task of tasks) {
    for (const key of keysOf(task, by)) {
      const group = groups.get(key) ?? groups.get(NONE) ?? [];
      if (group.at(-1) !== task) group.push(task);
    }
  }
  const givable = new Set([NONE, ...known.assignable.map(({ id }) => id)]);
  return [...groups].map(([key, members]) => ({
    key,
    tasks: members,
    takes: by !== 'assignee' || givable.has(key),
  }));
}

/** What a new task, or one that is moved there, gets from its group. */
export function groupChange(by: Grouping, key: string) {
  switch (by) {
    case 'stage':
      return { stage_id: key === NONE ? null : key };
    case 'status':
      return { status: key as TaskRow['status'] };
    case 'assignee':
      return { assignees: key === NONE ? [] : [key] };
    case 'priority':
      return { priority: key as TaskRow['priority'] };
    case 'none':
      return {};
  }
}
