import type { endpoints, ResponseOf } from '@pv/contract';
import { and, desc, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectEvents } from '../../../db/schema/index.ts';
import { askedProjects, visibleProjects } from '../visible-projects.ts';

/** Everybody who has acted in these projects, under his latest name, by the alphabet. */
async function actorsOf(executor: Executor, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const { projectId, actorId: id, actorName: name, createdAt } = projectEvents;
  const rows = await executor
    .selectDistinctOn([projectId, id], { id, name, createdAt })
    .from(projectEvents)
    .where(and(inArray(projectId, [...projectIds]), isNotNull(id)))
    .orderBy(projectId, id, desc(createdAt), desc(projectEvents.id));
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  const names = new Map(rows.flatMap((row) => (row.id ? [[row.id, row.name] as const] : [])));
  const people = [...names].map(([actor, called]) => ({ id: actor, name: called }));
  return people.sort((one, other) => one.name.localeCompare(other.name, 'ru'));
}

/**
 * What somebody's log may be filtered by: his projects, and who has acted in them or in one of them.
 * @throws AppError `not_found` for a foreign project
 */
export async function listChoices(
  executor: Executor,
  { userId, projectId }: { userId: string; projectId: string | undefined },
): Promise<ResponseOf<typeof endpoints.log.choices>> {
  const visible = await visibleProjects(executor, userId);
  const people = await actorsOf(executor, askedProjects(visible, projectId));
  const projects = [...visible.values()].sort((one, other) =>
    one.title.localeCompare(other.title, 'ru'),
  );
  return { projects, people };
}
