import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentExports } from '../../../db/schema/index.ts';

export type ExportRow = typeof documentExports.$inferSelect;
type Change = Partial<
  Pick<ExportRow, 'status' | 'progress' | 'error' | 'pages' | 'storageKey' | 'fileName'>
>;

/** Changes an export that is in one of the statuses `from`, and counts its revision; null when it is not. */
export async function changeExport(
  executor: Executor,
  id: string,
  { from, now, ...change }: { from: ExportRow['status'][]; now: Date } & Change,
): Promise<ExportRow | null> {
  const [row] = await executor
    .update(documentExports)
    .set({ ...change, updatedAt: now, revision: sql`${documentExports.revision} + 1` })
    .where(and(eq(documentExports.id, id), inArray(documentExports.status, from)))
    .returning();
  return row ?? null;
}
