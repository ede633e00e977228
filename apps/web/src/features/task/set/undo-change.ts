import type { TaskRow, TaskSet } from '@pv/contract';
import { byOrder, type TaskChange } from './change-set.ts';

/** What is chosen or moved, and how it is read off a task; what is typed has an undo of its own. */
const CHOSEN = {
  status: ({ status }: TaskRow) => status,
  priority: ({ priority }: TaskRow) => priority,
  stage_id: ({ stage_id }: TaskRow) => stage_id,
  parent_id: ({ parent_id }: TaskRow) => parent_id,
  assignees: ({ assignees }: TaskRow) => assignees.map(({ id }) => id),
  tags: ({ tags }: TaskRow) => tags,
  starts_at: ({ starts_at }: TaskRow) => starts_at,
  due_at: ({ due_at }: TaskRow) => due_at,
  blocked_by: ({ blocked_by }: TaskRow) => blocked_by,
} as const;
type Chosen = keyof typeof CHOSEN;

/** The task that one stands behind in its project; null at the beginning. */
function standsBehind({ tasks }: Pick<TaskSet, 'tasks'>, task: TaskRow): string | null {
  const before = tasks.filter((one) => one.id !== task.id && byOrder(one, task) < 0);
  return before.toSorted(byOrder).at(-1)?.id ?? null;
}

/** The change that takes another one of a task back; null where nothing of it is chosen or moved. */
export function undoOf(
  set: Pick<TaskSet, 'tasks'>,
  id: string,
  change: TaskChange,
): TaskChange | null {
  const task = set.tasks.find((one) => one.id === id);
  if (!task) return null;
  const names = (Object.keys(CHOSEN) as Chosen[]).filter((name) => name in change);
  const back = {
    ...Object.fromEntries(names.map((name) => [name, CHOSEN[name](task)])),
    ...('after' in change && { after: standsBehind(set, task) }),
  };
  return Object.keys(back).length > 0 ? (back as TaskChange) : null;
}
