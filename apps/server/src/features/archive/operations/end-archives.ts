import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectArchives } from '../../../db/schema/index.ts';
import { dropArchiveFiles } from '../drop-files.ts';

/**
 * Throws the archives of a person away, ready ones and such as are being made: those of a project that he
 * leaves, all of them without one.
 */
export async function endArchives(
  work: Work,
  { userId, projectId }: { userId: string; projectId?: string },
): Promise<void> {
  const { authorId, projectId: ofProject } = projectArchives;
  const gone = await work.trx
    .delete(projectArchives)
    .where(and(eq(authorId, userId), projectId ? eq(ofProject, projectId) : undefined))
    .returning();
  dropArchiveFiles(work, gone);
}
