import type { TaskLead, TaskSource } from '@pv/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { tasks } from './schema/index.ts';

/** The tasks of a project that were made of its remarks or comments and are there, by the ids of those. */
export async function findMadeTasks(
  executor: Executor,
  { projectId, kind }: { projectId: string; kind: TaskSource['kind'] },
): Promise<ReadonlyMap<string, TaskLead>> {
  const { source, number, id } = tasks;
  const here = and(eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const rows = await executor
    .select({ madeOf: sql<string>`${source} ->> 'id'`, id, number })
    .from(tasks)
    .where(and(here, sql`${source} ->> 'kind' = ${kind}`))
    .orderBy(asc(number));
  return new Map(rows.map(({ madeOf, ...task }) => [madeOf, task]));
}
