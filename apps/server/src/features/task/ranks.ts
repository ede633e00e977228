import { AppError } from '@pv/contract';
import { and, desc, eq, gt, isNull, min, ne, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Executor } from '../../db/database.ts';
import { tasks } from '../../db/schema/index.ts';

/** Places behind all tasks of a project, for so many new ones. */
export async function lastRanks(
  executor: Executor,
  projectId: string,
  count: number,
): Promise<string[]> {
  const [last] = await executor
    .select({ rank: tasks.rank })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt)))
    .orderBy(desc(tasks.rank))
    .limit(1);
  return generateNKeysBetween(last?.rank ?? null, null, count);
}

interface Put {
  projectId: string;
  /** The task to stand behind, null for the beginning. */
  after: string | null;
  /** The task that is put, which does not count. */
  self?: string;
}

/**
 * A place right behind a task, or before all. Two tasks that were put to one place at once may share it:
 * their numbers order them.
 * @throws AppError `task_names_absent` where the one to stand behind is not there
 */
export async function rankBehind(
  executor: Executor,
  { projectId, after, self }: Put,
): Promise<string> {
  const here = and(
    eq(tasks.projectId, projectId),
    isNull(tasks.deletedAt),
    self ? ne(tasks.id, self) : undefined,
  );
  const standing = executor
    .select({ rank: tasks.rank })
    .from(tasks)
    .where(and(here, eq(tasks.id, after ?? '')));
  const [found] = await executor
    .select({
      before: after ? sql<string | null>`(${standing})` : sql<null>`null`,
      next: min(tasks.rank),
    })
    .from(tasks)
    .where(and(here, after ? gt(tasks.rank, standing) : undefined))
    .prepare(`rank_behind_${after ? 'task' : 'nothing'}_${self ? 'moved' : 'new'}`)
    .execute();
  const { before = null, next = null } = found ?? {};
  if (after && before === null) throw new AppError('task_names_absent');
  const [rank = ''] = generateNKeysBetween(before, next, 1);
  return rank;
}
