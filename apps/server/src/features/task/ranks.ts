import { AppError } from '@pv/contract';
import {
  and,
  desc,
  eq,
  isNull,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Executor } from '../../db/database.ts';
import { projects, tasks } from '../../db/schema/index.ts';

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

/** Between which places a task is to stand. */
export interface Neighbours {
  /** The place of the task to stand behind. */
  before: string | null;
  /** The first place behind that, or of all. */
  next: string | null;
}

/**
 * What a statement selects to learn between which places a task is to stand.
 * @param own the task, which does not count; null for a new one
 * @param after right behind which task it is to stand; null for before all
 */
export function neighboursIn(
  projectId: SQLWrapper | string,
  own: SQLWrapper | null,
  after: Placeholder | string | null,
): Record<keyof Neighbours, SQL<string | null>> {
  const others = sql`from ${tasks} o
    where o.project_id = ${projectId} and o.deleted_at is null and o.id is distinct from ${own}::uuid`;
  const before = sql<string | null>`(select o.rank ${others} and o.id = ${after}::uuid)`;
  const next = sql<
    string | null
  >`(select min(o.rank) ${others} and o.rank > coalesce(${before}, ''))`;
  return { before, next };
}

/**
 * A place between those of `neighboursIn`. Two tasks that were put to one place at once may share it: their
 * numbers order them.
 * @throws AppError `task_names_absent` where the one to stand behind is not there
 */
export function rankBetween({ before, next }: Neighbours, after: string | null): string {
  if (after && before === null) throw new AppError('task_names_absent');
  const [rank = ''] = generateNKeysBetween(before, next, 1);
  return rank;
}

/**
 * A place for a new task, right behind another or before all.
 * @throws AppError `task_names_absent` where the one to stand behind is not there
 */
export async function placeBehind(
  executor: Executor,
  projectId: string,
  after: string | null,
): Promise<string> {
  const [found] = await executor
    .select(neighboursIn(projectId, null, after))
    .from(projects)
    .where(eq(projects.id, projectId));
  return rankBetween(found ?? { before: null, next: null }, after);
}
