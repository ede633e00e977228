import type { ApplicationRow } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { grantApplications, members, projects } from '../../../db/schema/index.ts';
import { type ApplicationReader, presentRow } from '../present-application.ts';
import { templateOf } from '../templates.ts';

/** More than anybody has; a list that long would need pages. */
const MOST = 200;

/** The applications of all projects of somebody, the last changed first. */
export async function listApplications(
  executor: Executor,
  userId: string,
  reader: ApplicationReader,
): Promise<ApplicationRow[]> {
  const { id, type, title, timeZone } = projects;
  const rows = await executor
    .select({ row: grantApplications, project: { id, type, title, timeZone } })
    .from(grantApplications)
    .innerJoin(projects, eq(projects.id, grantApplications.projectId))
    .innerJoin(members, eq(members.projectId, projects.id))
    .where(eq(members.userId, userId))
    .orderBy(desc(grantApplications.updatedAt))
    .limit(MOST);
  return rows.flatMap(({ row, project }) => {
    const template = templateOf(row.template);
    return template ? [presentRow(row, template, project, reader)] : [];
  });
}
