import { AppError } from '@pv/contract';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { documents, stages } from '../db/schema/index.ts';
import { stageOfDocument } from './thesis/find-thesis.ts';

/** Where a document belongs. */
export interface DocumentHome {
  projectId: string;
  stageId: string;
  /** As notices call the document. */
  title: string;
}

/**
 * The project of a document, with its stage, the last one where it is the one document of the project; null
 * where there is no such document or its stage is deleted.
 */
export async function findDocumentHome(
  executor: Executor,
  documentId: string,
): Promise<DocumentHome | null> {
  const [row] = await executor
    .select({ projectId: documents.projectId, stageId: documents.stageId })
    .from(documents)
    .where(eq(documents.id, documentId));
  if (!row) return null;
  const stageId = await stageOfDocument(executor, row);
  const [stage] = await executor
    .select({ stageId: stages.id, title: stages.title })
    .from(stages)
    .where(and(eq(stages.id, stageId), or(isNull(stages.status), ne(stages.status, 'deleted'))));
  return stage ? { projectId: row.projectId, ...stage } : null;
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
