import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { projectArchives } from '../../../db/schema/index.ts';

export type ArchiveRow = typeof projectArchives.$inferSelect;
type Change = Partial<
  Pick<ArchiveRow, 'status' | 'progress' | 'error' | 'size' | 'missing' | 'storageKey'>
>;

/** Changes an archive that is in one of the statuses `from`, and counts its revision; null when it is not. */
export async function changeArchive(
  executor: Executor,
  id: string,
  { from, now, ...change }: { from: ArchiveRow['status'][]; now: Date } & Change,
): Promise<ArchiveRow | null> {
  const [row] = await executor
    .update(projectArchives)
    .set({ ...change, updatedAt: now, revision: sql`${projectArchives.revision} + 1` })
    .where(and(eq(projectArchives.id, id), inArray(projectArchives.status, from)))
    .returning();
  return row ?? null;
}
