import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import {
  documents,
  projects,
  stages,
  startupDocuments,
  startupOrigins,
} from '../../db/schema/index.ts';

/** A reference of a startup to an approved text, with what its PDF is made from. */
export interface PrintOrder {
  startupId: string;
  hash: string;
  status: (typeof startupDocuments.$inferSelect)['status'];
  /**
   * Null when the work was deleted since. It is printed with the rights of the work's creator, who cannot
   * leave it as the author of the startup can.
   */
  text: { documentId: string; stageId: string; readerId: string } | null;
  author: { userId: string; name: string };
}

/** The order with this id; null where its startup is gone. */
export async function findOrder(executor: Executor, id: string): Promise<PrintOrder | null> {
  const [row] = await executor
    .select({
      order: startupDocuments,
      origin: startupOrigins,
      documentId: documents.id,
      readerId: projects.creatorId,
    })
    .from(startupDocuments)
    .innerJoin(startupOrigins, eq(startupOrigins.startupId, startupDocuments.startupId))
    .leftJoin(documents, eq(documents.stageId, startupDocuments.stageId))
    .leftJoin(stages, eq(stages.id, documents.stageId))
    .leftJoin(projects, eq(projects.id, stages.projectId))
    .where(eq(startupDocuments.id, id));
  if (!row) return null;
  const { order, origin, documentId, readerId } = row;
  const { startupId, hash, status, stageId } = order;
  const text = documentId && stageId && readerId ? { documentId, stageId, readerId } : null;
  const author = { userId: origin.creatorId, name: origin.creatorName };
  return { startupId, hash, status, text, author };
}
