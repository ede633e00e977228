import { AppError } from '@pv/contract';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { documents, stages } from '../db/schema/index.ts';

/** Where a document belongs. */
export interface DocumentHome {
  projectId: string;
  stageId: string;
  /** As notices call the document. */
  title: string;
}

/** The project of a document; null where there is no such document or its stage is deleted. */
export async function findDocumentHome(
  executor: Executor,
  documentId: string,
): Promise<DocumentHome | null> {
  const [row] = await executor
    .select({ projectId: stages.projectId, stageId: stages.id, title: stages.title })
    .from(documents)
    .innerJoin(stages, eq(stages.id, documents.stageId))
    .where(
      and(eq(documents.id, documentId), or(isNull(stages.status), ne(stages.status, 'deleted'))),
    );
  return row ?? null;
}

/**
 * As `findDocumentHome`, of a document that has to be there.
 * @throws AppError `not_found`
 */
export async function documentHome(executor: Executor, documentId: string): Promise<DocumentHome> {
  const home = await findDocumentHome(executor, documentId);
  if (!home) throw new AppError('not_found');
  return home;
}
