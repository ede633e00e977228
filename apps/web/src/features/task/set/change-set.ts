import type {
  Person,
  RequestOf,
  TaskRow,
  TaskSet,
  TaskStatusId,
  taskEndpoints,
} from '@pv/contract';
import { closedStatuses, firstOpen } from '@pv/contract';
import { generateKeyBetween } from 'fractional-indexing';

/** What one task is changed to. */
export type TaskChange = RequestOf<typeof taskEndpoints.change>['body'];
/** What several tasks are changed to alike. */
export type BulkChange = RequestOf<typeof taskEndpoints.changeMany>['body']['change'];
/** A task that is to be made. */
export type NewTask = RequestOf<typeof taskEndpoints.create>['body'];

/** What becomes of the parts of a task that goes: they go along, or stay as tasks of their own. */
export type Parts = 'delete' | 'keep';

/** Who may be named in a change, by id. */
export type People = ReadonlyMap<string, Person>;

/** Tasks as people have put them. */
export function byOrder(one: TaskRow, other: TaskRow): number {
  if (one.order === other.order) return one.number - other.number;
  return one.order < other.order ? -1 : 1;
}

function keyBetween(before: string | null, behind: string | null): string {
  try {
    return generateKeyBetween(before, behind);
  } catch {
    // keys of another making: near enough until the server has answered
    return `${before ?? ''}V`;
  }
}

/** The sorting key of a task that is put behind another one, or at the beginning. */
export function orderBehind(tasks: readonly TaskRow[], id: string, after: string | null): string {
  const others = tasks.filter((task) => task.id !== id).sort(byOrder);
  const at = after === null ? -1 : others.findIndex((task) => task.id === after);
  return keyBetween(others[at]?.order ?? null, others[at + 1]?.order ?? null);
}

type Change = TaskChange & BulkChange;

function joined(
  now: readonly string[],
  change: { set?: string[]; add?: string[]; drop?: string[] },
) {
  const kept = (change.set ?? now).filter((id) => !change.drop?.includes(id));
  return [...new Set([...kept, ...(change.add ?? [])])];
}

function assigneesOf(row: TaskRow, change: Change, people: People): Person[] {
  const { assignees: set, add_assignees: add, remove_assignees: drop } = change;
  if (!(set || add || drop)) return row.assignees;
  const now = new Map(row.assignees.map((person) => [person.id, person]));
  return joined([...now.keys()], {
    ...(set && { set }),
    ...(add && { add }),
    ...(drop && { drop }),
  })
    .map((id) => people.get(id) ?? now.get(id))
    .filter((person) => person !== undefined);
}

function tagsOf(row: TaskRow, { tags: set, add_tags: add, remove_tags: drop }: Change): string[] {
  if (!(set || add || drop)) return row.tags;
  return joined(row.tags, { ...(set && { set }), ...(add && { add }), ...(drop && { drop }) });
}

/** A task as it is after a change. */
function changed(set: TaskSet, row: TaskRow, change: Change, people: People): TaskRow {
  const status = change.status ?? row.status;
  const done = closedStatuses(set.statuses).has(status);
  const { checklist, description, after } = change;
  return {
    ...row,
    title: change.title ?? row.title,
    stage_id: change.stage_id === undefined ? row.stage_id : change.stage_id,
    parent_id: change.parent_id === undefined ? row.parent_id : change.parent_id,
    status,
    done,
    done_at: done ? (row.done_at ?? new Date().toISOString()) : null,
    priority: change.priority ?? row.priority,
    assignees: assigneesOf(row, change, people),
    tags: tagsOf(row, change),
    starts_at: change.starts_at === undefined ? row.starts_at : change.starts_at,
    due_at: change.due_at === undefined ? row.due_at : change.due_at,
    blocked_by: change.blocked_by ?? row.blocked_by,
    order: after === undefined ? row.order : orderBehind(set.tasks, row.id, after),
    has_description: description === undefined ? row.has_description : description.trim() !== '',
    ...(checklist && {
      checklist_total: checklist.length,
      checklist_done: checklist.filter((point) => point.done).length,
    }),
  };
}

/** The set with some of its tasks changed alike. */
export function withChange(
  set: TaskSet,
  ids: readonly string[],
  change: TaskChange | BulkChange,
  people: People,
): TaskSet {
  const those = new Set(ids);
  const tasks = set.tasks.map((row) =>
    those.has(row.id) ? changed(set, row, change, people) : row,
  );
  return { ...set, tasks };
}

/** The set with other columns, and the tasks of those that go where they move to. */
export function withStatuses(
  set: TaskSet,
  statuses: TaskSet['statuses'],
  moves: readonly { from: TaskStatusId; to: TaskStatusId }[],
): TaskSet {
  const next = { ...set, statuses };
  const tasks = set.tasks.map((row) => {
    const status = moves.find(({ from }) => from === row.status)?.to;
    return status ? changed(next, row, { status }, new Map()) : row;
  });
  return { ...next, tasks };
}

/** The set with what the server has answered of some of its tasks. */
export function withRows(set: TaskSet, rows: readonly TaskRow[]): TaskSet {
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const tasks = set.tasks.map((row) => {
    const one = fresh.get(row.id);
    fresh.delete(row.id);
    return one ?? row;
  });
  return { ...set, tasks: [...tasks, ...fresh.values()] };
}

/** A task that is on its way to the server has no number yet. */
export const UNNUMBERED = 0;

/** The set with a task that is being made; its key stands for the id that it will have. */
export function withNew(set: TaskSet, task: NewTask & { key: string }, people: People): TaskSet {
  const now = new Date().toISOString();
  const parent = set.tasks.find(({ id }) => id === task.parent_id);
  const blank: TaskRow = {
    id: task.key,
    project_id: task.project_id,
    number: UNNUMBERED,
    title: task.title,
    stage_id: parent?.stage_id ?? task.stage_id ?? null,
    parent_id: parent?.id ?? null,
    status: firstOpen(set.statuses),
    done: false,
    priority: 'medium',
    assignees: [],
    formerly: [],
    tags: [],
    starts_at: null,
    due_at: null,
    blocked_by: [],
    order: keyBetween([...set.tasks].sort(byOrder).at(-1)?.order ?? null, null),
    checklist_done: 0,
    checklist_total: 0,
    has_description: false,
    comments: 0,
    files: 0,
    version: 0,
    created_at: now,
    updated_at: now,
    done_at: null,
  };
  const { title: _, project_id, key, source, parent_id, stage_id, ...rest } = task;
  const tasks = [...set.tasks, blank];
  return withChange({ ...set, tasks }, [key], rest, people);
}

/** The set without some tasks; their parts go along or stay as tasks of their own. */
export function withoutTasks(
  set: TaskSet,
  ids: readonly string[],
  parts: Parts = 'delete',
): TaskSet {
  const gone = new Set(ids);
  if (parts === 'delete') {
    for (const { id, parent_id } of set.tasks) if (parent_id && gone.has(parent_id)) gone.add(id);
  }
  const tasks = set.tasks
    .filter(({ id }) => !gone.has(id))
    .map((row) => (row.parent_id && gone.has(row.parent_id) ? { ...row, parent_id: null } : row));
  return { ...set, tasks };
}
