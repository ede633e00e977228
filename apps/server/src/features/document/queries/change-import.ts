import { and, desc, eq, inArray, sql } from 'drizzle-orm';
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

/** The import of a document that was applied last, or null. */
export async function findLastImport(
  executor: Executor,
  documentId: string,
): Promise<ImportRow | null> {
  const { id, documentId: ofDocument, status, updatedAt } = documentImports;
  const [row] = await executor
    .select()
    .from(documentImports)
    .where(and(eq(ofDocument, documentId), eq(status, 'applied')))
    .orderBy(desc(updatedAt), desc(id))
    .limit(1);
  return row ?? null;
}
