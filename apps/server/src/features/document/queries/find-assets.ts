import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentAssets } from '../../../db/schema/index.ts';

/** The pictures of a document that are uploaded, in the order in which they came. */
export function findAssets(
  executor: Executor,
  documentId: string,
): Promise<(typeof documentAssets.$inferSelect)[]> {
  return executor
    .select()
    .from(documentAssets)
    .where(and(eq(documentAssets.documentId, documentId), eq(documentAssets.ready, true)))
    .orderBy(asc(documentAssets.id));
}
