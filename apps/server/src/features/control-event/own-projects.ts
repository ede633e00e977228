import { allowed, type ControlEventType, type ProjectType, type RoleCode } from '@pv/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, projects } from '../../db/schema/index.ts';

/** Articles are research. */
export const PROJECTS_OF: Readonly<Record<ControlEventType, readonly ProjectType[]>> = {
  nir: ['nir', 'article'],
  startup: ['startup'],
};

/** Of a type of events: projects where somebody holds a role that runs them. */
export async function findOwnProjects(
  executor: Executor,
  userId: string,
  type: ControlEventType,
): Promise<{ id: string; title: string }[]> {
  const rows = await executor
    .select({ id: projects.id, title: projects.title, role: members.role })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(and(eq(members.userId, userId), inArray(projects.type, [...PROJECTS_OF[type]])))
    .orderBy(asc(projects.title), asc(projects.id));
  const runs = (role: RoleCode) => allowed(role, 'run_events');
  return rows.filter(({ role }) => runs(role)).map(({ id, title }) => ({ id, title }));
}
