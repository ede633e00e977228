import { AppError } from '@pv/contract';
import { and, desc, eq, gt, isNull, min, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Executor } from '../../db/database.ts';
import { planned } from '../../db/planned.ts';
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

interface Neighbours {
  /** The place of the task to stand behind. */
  before: string | null;
  /** The first place behind that, or of all. */
  next: string | null;
}

const selectNeighbours = planned(
  'neighbours',
  ['projectId', 'self', 'after'],
  (executor, { projectId, self, after }) => {
    const own = sql`(select project_id from ${tasks} own where own.id = ${self}::uuid)`;
    const here = and(
      eq(tasks.projectId, sql`coalesce(${projectId}::uuid, ${own})`),
      isNull(tasks.deletedAt),
      sql`${tasks.id} is distinct from ${self}::uuid`,
    );
    const standing = executor
      .select({ rank: tasks.rank })
      .from(tasks)
      .where(and(here, eq(tasks.id, after)));
    return executor
      .select({ before: sql<string | null>`(${standing})`, next: min(tasks.rank) })
      .from(tasks)
      .where(and(here, gt(tasks.rank, sql`coalesce((${standing}), '')`)));
  },
);

/** A new task of a project, or one that is there and does not count. */
type Put = { projectId: string } | { self: string };

/** Between which places a task is to stand, right behind another; for null before all. */
export async function findNeighbours(
  executor: Executor,
  put: Put,
  after: string | null,
): Promise<Neighbours> {
  const nothing = { projectId: null, self: null };
  const [found] = await selectNeighbours(executor, { ...nothing, ...put, after });
  return found ?? { before: null, next: null };
}

/**
 * A place between those of `findNeighbours`. Two tasks that were put to one place at once may share it: their
 * numbers order them.
 * @throws AppError `task_names_absent` where the one to stand behind is not there
 */
export function rankBetween({ before, next }: Neighbours, after: string | null): string {
  if (after && before === null) throw new AppError('task_names_absent');
  const [rank = ''] = generateNKeysBetween(before, next, 1);
  return rank;
}
