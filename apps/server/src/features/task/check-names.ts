import { AppError, allowed, type TaskStatusId } from '@pv/contract';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, stages, tasks, taskTags } from '../../db/schema/index.ts';
import { findTasksOf } from './find-tasks.ts';
import type { TaskScene } from './task-scene.ts';

/** What a change of tasks names; what is left out is not asked about. */
export interface Named {
  status?: TaskStatusId | undefined;
  stageId?: string | null | undefined;
  assignees?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
}

/**
 * Refuses who has left the team, and who may only look at its tasks: he could not finish one.
 * @throws AppError `task_names_absent`, `task_assignee_reads`, with the field
 */
async function checkAssignees(
  executor: Executor,
  projectId: string,
  assignees: readonly string[],
): Promise<void> {
  const ids = [...new Set(assignees)];
  if (ids.length === 0) return;
  const found = await executor
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.projectId, projectId), inArray(members.userId, ids)));
  const fields = { assignees: 'field_wrong' };
  if (found.length < ids.length) throw new AppError('task_names_absent', { fields });
  if (!found.every(({ role }) => allowed(role, 'manage_tasks'))) {
    throw new AppError('task_assignee_reads', { fields });
  }
}

async function missing(
  wanted: readonly string[],
  find: (ids: string[]) => Promise<unknown[]>,
): Promise<boolean> {
  const ids = [...new Set(wanted)];
  return ids.length > 0 && (await find(ids)).length < ids.length;
}

/**
 * Refuses what is not in the project: a status, a stage that was deleted, a person who has left, a tag; and
 * an assignee whose role only reads tasks.
 * @throws AppError `task_names_absent`, `task_assignee_reads`, with the field
 */
export async function checkNames(
  executor: Executor,
  { project: { id: projectId }, statuses }: TaskScene,
  { status, stageId, assignees = [], tags = [] }: Named,
): Promise<void> {
  const refuse = (field: string): never => {
    throw new AppError('task_names_absent', { fields: { [field]: 'field_wrong' } });
  };
  if (status !== undefined && !statuses.some(({ id }) => id === status)) refuse('status');
  const there = or(eq(stages.kind, 'start'), ne(stages.status, 'deleted'));
  const inStages = (ids: string[]) =>
    executor
      .select({ id: stages.id })
      .from(stages)
      .where(and(eq(stages.projectId, projectId), inArray(stages.id, ids), there));
  const inTags = (ids: string[]) =>
    executor
      .select({ id: taskTags.id })
      .from(taskTags)
      .where(and(eq(taskTags.projectId, projectId), inArray(taskTags.id, ids)));
  if (await missing(stageId ? [stageId] : [], inStages)) refuse('stage_id');
  await checkAssignees(executor, projectId, assignees);
  if (await missing(tags, inTags)) refuse('tags');
}

/**
 * Refuses what cannot be a part of what: a task of itself, of a part, of what it waits for or is waited for
 * by, or one that has parts of its own.
 * @throws AppError `task_parent`, `task_waits_kin`, `task_names_absent`
 */
export async function checkParent(
  executor: Executor,
  projectId: string,
  { id, parentId, blockedBy }: { id: string; parentId: string; blockedBy: readonly string[] },
): Promise<void> {
  const [parent] = await findTasksOf(executor, projectId, [parentId]);
  if (id === parentId || parent?.parentId) throw new AppError('task_parent');
  if (blockedBy.includes(parentId) || parent?.blockedBy.includes(id)) {
    throw new AppError('task_waits_kin');
  }
  const [part] = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.parentId, id), isNull(tasks.deletedAt)))
    .limit(1);
  if (part) throw new AppError('task_parent');
}

interface Waiting {
  id: string;
  title: string;
  blockedBy: readonly string[];
}

/** The first task that is reached from `from` by waiting and waits for `id`; null where there is no circle. */
function closesCircle(
  waits: ReadonlyMap<string, Waiting>,
  from: readonly string[],
  id: string,
): string | null {
  const seen = new Set<string>();
  const open = [...from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const task = waits.get(at);
    if (at === id) return null;
    if (!task || seen.has(at)) continue;
    seen.add(at);
    if (task.blockedBy.includes(id)) return task.title;
    open.push(...task.blockedBy);
  }
  return null;
}

interface Rewaiting extends Waiting {
  /** What it is a part of. */
  parentId: string | null;
  /** What it waited for before, of which some may be deleted. */
  kept?: readonly string[];
}

/**
 * Refuses that tasks wait for each other in a circle, or a task for itself, for its parent or for its part.
 * @throws AppError `task_waits_itself`, `task_waits_kin`, `task_names_absent`; `task_cycle`, with the title of a
 *   task of the circle
 */
export async function checkBlockers(
  executor: Executor,
  projectId: string,
  { id, parentId, blockedBy, kept = [] }: Rewaiting,
): Promise<void> {
  if (blockedBy.length === 0) return;
  if (blockedBy.includes(id)) throw new AppError('task_waits_itself');
  const added = await findTasksOf(
    executor,
    projectId,
    blockedBy.filter((one) => !kept.includes(one)),
  );
  if (added.some((one) => one.id === parentId || one.parentId === id)) {
    throw new AppError('task_waits_kin');
  }
  const all = await executor
    .select({ id: tasks.id, title: tasks.title, blockedBy: tasks.blockedBy })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt)));
  const waits = new Map(all.map((task) => [task.id, task]));
  const circle = closesCircle(waits, blockedBy, id);
  if (circle !== null) throw new AppError('task_cycle', { params: { title: circle } });
}
