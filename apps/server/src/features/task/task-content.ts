import { AppError, type BodyOf, type endpoints } from '@pv/contract';
import type { TaskRecord } from './find-tasks.ts';

/** What people write in a task. */
export type TaskContent = Pick<
  TaskRecord,
  | 'title'
  | 'description'
  | 'stageId'
  | 'parentId'
  | 'status'
  | 'priority'
  | 'assignees'
  | 'tags'
  | 'startsAt'
  | 'dueAt'
  | 'checklist'
  | 'blockedBy'
>;

/** Counted as edits of the task's text: over them two people may write. */
export const TEXTS = ['title', 'description', 'checklist'] as const;

type Typed = Partial<Omit<BodyOf<typeof endpoints.task.change>, 'after' | 'version'>>;

/** What a body gives, by the names of the table; what it leaves out is left out. */
export function contentOf(body: Typed): Partial<TaskContent> {
  const given = {
    title: body.title,
    description: body.description,
    stageId: body.stage_id,
    parentId: body.parent_id,
    status: body.status,
    priority: body.priority,
    assignees: body.assignees,
    tags: body.tags,
    startsAt: body.starts_at,
    dueAt: body.due_at,
    checklist: body.checklist,
    blockedBy: body.blocked_by,
  };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<TaskContent>;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a change really changes: a value given as it was is none. */
export function changedIn(task: TaskContent, change: Partial<TaskContent>): Partial<TaskContent> {
  return Object.fromEntries(
    Object.entries(change).filter(([name, value]) => !same(task[name as keyof TaskContent], value)),
  ) as Partial<TaskContent>;
}

/** @throws AppError `dates_reversed` */
export function checkDays({ startsAt, dueAt }: Pick<TaskContent, 'startsAt' | 'dueAt'>): void {
  if (startsAt && dueAt && dueAt < startsAt) {
    throw new AppError('dates_reversed', { fields: { due_at: 'dates_reversed' } });
  }
}
