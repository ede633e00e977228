import { AppError, type BodyOf, type endpoints, MOST_TASKS } from '@pv/contract';
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { tasks } from '../../../db/schema/index.ts';
import { findTask, findTasks, findTasksOf, type TaskRecord } from '../find-tasks.ts';
import { keepProgress } from '../keep-progress.ts';
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

/**
 * Deletes a task. Parts that stay become tasks of their own.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `task_has_subtasks`
 */
export async function removeTask(work: Work, { id, userId, subtasks }: Removal): Promise<void> {
  const scene = await editScene(work, { taskId: id }, userId);
  const task = await findTask(work.trx, id);
  const parts = await findTasks(work.trx, eq(tasks.parentId, id));
  if (parts.length > 0 && !subtasks) {
    throw new AppError('task_has_subtasks', { data: { subtasks: String(parts.length) } });
  }
  if (subtasks === 'keep') {
    await work.trx.update(tasks).set({ parentId: null }).where(eq(tasks.parentId, id));
  }
  await markDeleted(work, scene, [task, ...(subtasks === 'delete' ? parts : [])]);
}

/** Deletes several tasks with their parts. Refusals as of `removeTask`. */
export async function removeMany(
  work: Work,
  userId: string,
  { project_id: projectId, ids }: BodyOf<typeof endpoints.task.removeMany>,
): Promise<void> {
  const scene = await editScene(work, { projectId }, userId);
  const found = await findTasksOf(work.trx, projectId, ids);
  const parts = await findTasks(work.trx, inArray(tasks.parentId, ids));
  const all = new Map([...found, ...parts].map((task) => [task.id, task]));
  await markDeleted(work, scene, [...all.values()]);
}

/**
 * Takes the deletion of a task back, with the parts that went along.
 * @throws AppError `not_found` also where it is not deleted, `forbidden`, `project_finished`, `too_many_tasks`
 */
export async function restoreTask(work: Work, { id, userId }: Omit<Removal, 'subtasks'>) {
  const deleted = and(eq(tasks.id, id), isNotNull(tasks.deletedAt));
  const [task] = await work.trx.select().from(tasks).where(deleted);
  if (!task?.deletedAt) throw new AppError('not_found');
  const scene = await editScene(work, { projectId: task.projectId }, userId);
  const along = and(eq(tasks.parentId, id), eq(tasks.deletedAt, task.deletedAt));
  const parts = await work.trx.select().from(tasks).where(along);
  const back = [task, ...parts];
  const here = and(eq(tasks.projectId, task.projectId), isNull(tasks.deletedAt));
  const [there] = await work.trx.select({ count: count() }).from(tasks).where(here);
  if ((there?.count ?? 0) + back.length > MOST_TASKS) throw new AppError('too_many_tasks');
  await work.trx
    .update(tasks)
    .set({ deletedAt: null })
    .where(
      inArray(
        tasks.id,
        back.map((one) => one.id),
      ),
    );
  for (const one of back) await tellTask(work, scene, { kind: 'task_restored', task: one });
  if (back.some(({ stageId }) => stageId)) await keepProgress(work, scene);
  await tellTeam(work, task.projectId);
}
