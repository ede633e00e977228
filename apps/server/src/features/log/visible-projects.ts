import { AppError, type ProjectType } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { deletedProjects, formerMembers, members, projects } from '../../db/schema/index.ts';

/** A project whose log somebody may read. */
export interface VisibleProject {
  id: string;
  type: ProjectType;
  title: string;
  deleted: boolean;
}

/** The projects of a person, and those that were deleted while he was in them. */
export async function visibleProjects(
  executor: Executor,
  userId: string,
): Promise<Map<string, VisibleProject>> {
  const own = await executor
    .select({ id: projects.id, type: projects.type, title: projects.title })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(eq(members.userId, userId));
  const gone = await executor
    .select({ id: deletedProjects.id, type: deletedProjects.type, title: deletedProjects.title })
    .from(formerMembers)
    .innerJoin(deletedProjects, eq(deletedProjects.id, formerMembers.projectId))
    .where(eq(formerMembers.userId, userId));
  const all = [
    ...own.map((project) => ({ ...project, deleted: false })),
    ...gone.map((project) => ({ ...project, deleted: true })),
  ];
  return new Map(all.map((project) => [project.id, project]));
}

/**
 * Those of the visible projects that are asked for: one, or all.
 * @throws AppError `not_found` for an absent and for a foreign one alike
 */
export function askedProjects(
  visible: ReadonlyMap<string, VisibleProject>,
  projectId: string | undefined,
): string[] {
  if (projectId === undefined) return [...visible.keys()];
  if (!visible.has(projectId)) throw new AppError('not_found');
  return [projectId];
}
