import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import type { ArchiveRow } from './change-archive.ts';

/** The newest archive of a project that somebody has ordered and not thrown away. */
export async function findNewest(
  executor: Executor,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<ArchiveRow | null> {
  const [row] = await executor
    .select()
    .from(projectArchives)
    .where(
      and(
        eq(projectArchives.projectId, projectId),
        eq(projectArchives.authorId, userId),
        ne(projectArchives.status, 'cancelled'),
      ),
    )
    .orderBy(desc(projectArchives.id))
    .limit(1);
  return row ?? null;
}
