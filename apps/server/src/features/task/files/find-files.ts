import { AppError } from '@pv/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { ownedKeys } from '../../../db/owned-keys.ts';
import { taskFiles } from '../../../db/schema/index.ts';
import { TASKS_FOLDER } from './storage-keys.ts';

export type TaskFileRecord = typeof taskFiles.$inferSelect;

/**
 * A file with the state of its upload, whoever asks; the caller looks into its project next.
 * @throws AppError `not_found`
 */
export async function findFile(executor: Executor, id: string): Promise<TaskFileRecord> {
  const [row] = await executor.select().from(taskFiles).where(eq(taskFiles.id, id));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The files of a task in the order of their coming, without those that are still being uploaded. */
export function findFiles(executor: Executor, taskId: string): Promise<TaskFileRecord[]> {
  return executor
    .select()
    .from(taskFiles)
    .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.ready, true)))
    .orderBy(asc(taskFiles.id));
}

/** How many files each task has, by its id: of a whole project, or of some tasks; those without are left out. */
export async function countFiles(
  executor: Executor,
  of: { projectId: string } | { ids: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { taskId, projectId, ready } = taskFiles;
  const which = 'ids' in of ? inArray(taskId, [...of.ids]) : eq(projectId, of.projectId);
  const rows = await executor
    .select({ id: taskId, count: sql<number>`count(*)::int` })
    .from(taskFiles)
    .where(and(which, eq(ready, true)))
    .groupBy(taskId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Those of the keys that a file of a task belongs to; in other folders, all. */
export const taskFileOwners = (executor: Executor, keys: readonly string[]) =>
  ownedKeys(executor, keys, { folder: TASKS_FOLDER, column: taskFiles.storageKey });
