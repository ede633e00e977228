import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentImports } from '../../../db/schema/index.ts';

export type ImportRow = typeof documentImports.$inferSelect;
type Change = Partial<
  Pick<ImportRow, 'status' | 'step' | 'progress' | 'error' | 'report' | 'pictures'>
>;

/**
 * Changes an import that is in one of the statuses `from`, and counts its revision. Null when it is
 * not: somebody else has moved it on.
 */
export async function changeImport(
  executor: Executor,
  id: string,
  { from, now, ...change }: { from: ImportRow['status'][]; now: Date } & Change,
): Promise<ImportRow | null> {
  const [row] = await executor
    .update(documentImports)
    .set({ ...change, updatedAt: now, revision: sql`${documentImports.revision} + 1` })
    .where(and(eq(documentImports.id, id), inArray(documentImports.status, from)))
    .returning();
  return row ?? null;
}
