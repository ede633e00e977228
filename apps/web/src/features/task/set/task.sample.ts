import { DEFAULT_TASK_STATUSES, type TaskRow, type TaskSet } from '@pv/contract';

export const PROJECT = '0192f0a0-0000-7000-8000-000000000001';

/** An id with this number at its end. */
export const idOf = (last: number): string =>
  `0192f0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

/** A task of the sample project; its number makes its id and its place. */
export const taskOf = (number: number, own: Partial<TaskRow> = {}): TaskRow => ({
  id: idOf(100 + number),
  project_id: PROJECT,
  number,
  title: `Задача ${number}`,
  stage_id: null,
  parent_id: null,
  status: 'todo',
  done: false,
  priority: 'medium',
  assignees: [],
  formerly: [],
  tags: [],
  starts_at: null,
  due_at: null,
  blocked_by: [],
  order: `a${number}`,
  checklist_done: 0,
  checklist_total: 0,
  has_description: false,
  comments: 0,
  files: 0,
  version: 1,
  created_at: '2026-05-01T09:00:00.000Z',
  updated_at: '2026-05-01T09:00:00.000Z',
  done_at: null,
  ...own,
});

/** A set of tasks in the statuses that every project begins with. */
export const setOf = (tasks: TaskRow[], own: Partial<TaskSet> = {}): TaskSet => ({
  tasks,
  statuses: [...DEFAULT_TASK_STATUSES],
  statuses_version: 0,
  tags: [],
  can: { edit: true },
  ...own,
});
