import { AppError, type endpoints, idSchema, type QueryOf, type ReplyOf } from '@pv/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { members, projects } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';

type Call = (typeof endpoints)['project']['progress'];

const mark = cursorOf(idSchema);

/**
 * How far the projects of a person are, those begun last first; the figures are those of the list.
 * @throws AppError `not_found` for a project that is absent or foreign
 */
export async function listProgress(
  executor: Executor,
  userId: string,
  { project_id, cursor, limit }: QueryOf<Call>,
): Promise<ReplyOf<Call>> {
  const rows = await executor
    .select({ project_id: projects.id, title: projects.title, progress: projects.progress })
    .from(members)
    .innerJoin(projects, eq(projects.id, members.projectId))
    .where(
      and(
        eq(members.userId, userId),
        project_id ? eq(projects.id, project_id) : undefined,
        cursor ? lt(projects.id, mark.read(cursor)) : undefined,
      ),
    )
    // ids are made in the order of time
    .orderBy(desc(projects.id))
    .limit(limit + 1);
  if (project_id && rows.length === 0) throw new AppError('not_found');
  const progress = rows.slice(0, limit);
  const last = rows.length > limit ? progress.at(-1) : undefined;
  return { progress, next_cursor: last ? mark.write(last.project_id) : null };
}
