import type { ProjectType } from '@pv/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { members, projects } from '../../db/schema/index.ts';

/** A project of a person with what decides what becomes of it when he goes. */
export interface OwnProject {
  id: string;
  type: ProjectType;
  title: string;
  creatorId: string;
  /** How many others are in the team. */
  others: number;
}

/** The projects that a person is in, in the order of their ids, in which they are locked. */
export function findOwnProjects(executor: Executor, userId: string): Promise<OwnProject[]> {
  return executor
    .select({
      id: projects.id,
      type: projects.type,
      title: projects.title,
      creatorId: projects.creatorId,
      others: sql<number>`(select count(*)::int - 1 from members mate
        where mate.project_id = ${projects.id})`,
    })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(eq(members.userId, userId))
    .orderBy(asc(projects.id));
}
