import { AppError } from '@pv/contract';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, profiles, tasks } from '../../db/schema/index.ts';

export type TaskRecord = typeof tasks.$inferSelect;

/** Tasks that are there, in the order in which people have put them. */
export function findTasks(executor: Executor, where: SQL | undefined): Promise<TaskRecord[]> {
  return executor
    .select()
    .from(tasks)
    .where(and(isNull(tasks.deletedAt), where))
    .orderBy(asc(tasks.rank), asc(tasks.number));
}

/**
 * A task that is there, whoever asks; the caller looks into its project next.
 * @throws AppError `not_found`
 */
export async function findTask(executor: Executor, id: string): Promise<TaskRecord> {
  const [task] = await findTasks(executor, eq(tasks.id, id));
  if (!task) throw new AppError('not_found');
  return task;
}

/**
 * Tasks of one project by their ids, in the order of the project.
 * @throws AppError `task_names_absent` where one is not there
 */
export async function findTasksOf(
  executor: Executor,
  projectId: string,
  ids: readonly string[],
): Promise<TaskRecord[]> {
  const wanted = [...new Set(ids)];
  const here = and(eq(tasks.projectId, projectId), inArray(tasks.id, wanted));
  const found = wanted.length > 0 ? await findTasks(executor, here) : [];
  if (found.length < wanted.length) throw new AppError('task_names_absent');
  return found;
}

/** How the people of a team are called, by their ids. */
export async function namesIn(executor: Executor, projectId: string): Promise<Map<string, string>> {
  const rows = await executor
    .select({ id: members.userId, name: profiles.name })
    .from(members)
    .leftJoin(profiles, eq(profiles.userId, members.userId))
    .where(eq(members.projectId, projectId));
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}
