import { and, asc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { documentAssets, documents } from '../../../db/schema/index.ts';

/**
 * The pictures that a document may show and that are uploaded, in the order in which they came: those of all
 * documents of its project, since texts are gathered from one into another.
 */
export function findAssets(
  executor: Executor,
  documentId: string,
): Promise<(typeof documentAssets.$inferSelect)[]> {
  const own = alias(documents, 'own');
  const ofProject = executor
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(own, eq(own.projectId, documents.projectId))
    .where(eq(own.id, documentId));
  return executor
    .select()
    .from(documentAssets)
    .where(and(inArray(documentAssets.documentId, ofProject), eq(documentAssets.ready, true)))
    .orderBy(asc(documentAssets.id));
}
