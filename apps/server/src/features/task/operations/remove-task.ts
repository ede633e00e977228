import { AppError, type BodyOf, type endpoints, MOST_TASKS } from '@pv/contract';
import { and, count, eq, inArray, isNotNull, isNull, notInArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { tasks } from '../../../db/schema/index.ts';
import { checkBlockers } from '../check-names.ts';
import { findTasks, findTasksOf, type TaskRecord } from '../find-tasks.ts';
import { keepProgress } from '../keep-progress.ts';
import { editTask } from '../open-task.ts';
import { editScene, type TaskScene, tellTeam } from '../task-scene.ts';
import { tellTask } from '../tell-task.ts';

async function markDeleted(
  work: Work,
  scene: TaskScene,
  gone: readonly TaskRecord[],
): Promise<void> {
  const ids = gone.map(({ id }) => id);
  await work.trx.update(tasks).set({ deletedAt: work.now }).where(inArray(tasks.id, ids));
  for (const task of gone) await tellTask(work, scene, { kind: 'task_deleted', task });
  if (gone.some(({ stageId }) => stageId)) await keepProgress(work, scene);
  await tellTeam(work, scene.project.id);
}

interface Removal {
  id: string;
  userId: string;
  /** What becomes of its parts; unsaid, a task that has some is not deleted. */
  subtasks: 'delete' | 'keep' | undefined;
}

function requireSaid(parts: readonly TaskRecord[], subtasks: Removal['subtasks']): void {
  if (parts.length === 0 || subtasks) return;
  throw new AppError('task_has_subtasks', { data: { subtasks: String(parts.length) } });
}

async function freeParts({ trx }: Work, parts: readonly TaskRecord[]): Promise<void> {
  const ids = parts.map(({ id }) => id);
  await trx.update(tasks).set({ parentId: null }).where(inArray(tasks.id, ids));
}

/**
 * Deletes a task. Parts that stay become tasks of their own.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `task_has_subtasks`
 */
export async function removeTask(work: Work, { id, userId, subtasks }: Removal): Promise<void> {
  const { scene, task } = await editTask(work, id, userId);
  const parts = await findTasks(work.trx, eq(tasks.parentId, id));
  requireSaid(parts, subtasks);
  if (subtasks === 'keep') await freeParts(work, parts);
  await markDeleted(work, scene, [task, ...(subtasks === 'delete' ? parts : [])]);
}

/** Deletes several tasks. Parts that are not among them stay or go, and are refused, as of `removeTask`. */
export async function removeMany(
  work: Work,
  userId: string,
  { project_id: projectId, ids, subtasks }: BodyOf<typeof endpoints.task.removeMany>,
): Promise<void> {
  const scene = await editScene(work, { projectId }, userId);
  const found = await findTasksOf(work.trx, projectId, ids);
  const parts = await findTasks(
    work.trx,
    and(inArray(tasks.parentId, ids), notInArray(tasks.id, ids)),
  );
  requireSaid(parts, subtasks);
  if (subtasks === 'keep') await freeParts(work, parts);
  await markDeleted(work, scene, [...found, ...(subtasks === 'delete' ? parts : [])]);
}

/** A task as it may come back: of what is there, and without a circle. */
async function fitting(work: Work, task: TaskRecord): Promise<TaskRecord> {
  const { trx } = work;
  const { projectId, blockedBy, parentId } = task;
  const [parent] = parentId ? await findTasks(trx, eq(tasks.id, parentId)) : [];
  const kept = { ...task, parentId: parent && !parent.parentId ? parentId : null };
  try {
    await checkBlockers(trx, projectId, { ...kept, kept: blockedBy });
    return kept;
  } catch (error) {
    if (error instanceof AppError && error.code === 'task_cycle') return { ...kept, blockedBy: [] };
    throw error;
  }
}

/** Brings deleted tasks back, each with the parts that went along. */
async function bringBack(work: Work, scene: TaskScene, asked: readonly TaskRecord[]) {
  const { trx } = work;
  const { id: projectId } = scene.project;
  const known = new Map(asked.map((task) => [task.id, task]));
  const gone = and(inArray(tasks.parentId, [...known.keys()]), isNotNull(tasks.deletedAt));
  const parts = await trx.select().from(tasks).where(gone);
  const along = parts.filter(({ id, parentId, deletedAt }) => {
    const whole = known.get(parentId ?? '');
    return !known.has(id) && whole?.deletedAt?.getTime() === deletedAt?.getTime();
  });
  // a part finds its task there
  const isPart = ({ parentId }: TaskRecord) => parentId !== null;
  const back = [...asked.filter((task) => !isPart(task)), ...asked.filter(isPart), ...along];
  const here = and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const [there] = await trx.select({ count: count() }).from(tasks).where(here);
  if ((there?.count ?? 0) + back.length > MOST_TASKS) throw new AppError('too_many_tasks');
  for (const one of back) {
    const { parentId, blockedBy } = await fitting(work, one);
    await trx
      .update(tasks)
      .set({ deletedAt: null, parentId, blockedBy })
      .where(eq(tasks.id, one.id));
    await tellTask(work, scene, { kind: 'task_restored', task: one });
  }
  if (back.some(({ stageId }) => stageId)) await keepProgress(work, scene);
  await tellTeam(work, projectId);
}

/**
 * Takes deletions back, with the parts that went along; what is there already stays as it is. Links that
 * would close a circle by now stay away, and a part of what is gone becomes a task of its own.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `too_many_tasks`
 */
export async function restoreMany(
  work: Work,
  userId: string,
  { project_id: projectId, ids }: BodyOf<typeof endpoints.task.restoreMany>,
): Promise<void> {
  const scene = await editScene(work, { projectId }, userId);
  const deleted = and(
    eq(tasks.projectId, projectId),
    inArray(tasks.id, ids),
    isNotNull(tasks.deletedAt),
  );
  const asked = await work.trx.select().from(tasks).where(deleted);
  if (asked.length > 0) await bringBack(work, scene, asked);
}
