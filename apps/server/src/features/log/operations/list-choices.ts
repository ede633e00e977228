import type { endpoints, ResponseOf } from '@pv/contract';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectEvents } from '../../../db/schema/index.ts';
import { askedProjects, visibleProjects } from '../visible-projects.ts';

/** Everybody who has acted in these projects, under his latest name, by the alphabet. */
async function actorsOf(executor: Executor, projectIds: readonly string[]) {
  if (projectIds.length === 0) return [];
  const rows = await executor
    .selectDistinct({ id: projectEvents.actorId, name: projectEvents.actorName })
    .from(projectEvents)
    .where(
      and(inArray(projectEvents.projectId, [...projectIds]), isNotNull(projectEvents.actorId)),
    );
  const names = new Map(rows.flatMap(({ id, name }) => (id ? [[id, name] as const] : [])));
  const people = [...names].map(([id, name]) => ({ id, name }));
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
