import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { documents, stages } from '../db/schema/index.ts';

/** What a stage knows of its document without reading it. */
export interface StageDocument {
  id: string;
  empty: boolean;
  /** Digest of the content as it was last sent; null before the first time. */
  hash: string | null;
}

/** The documents of the stages of projects; stages whose document nobody has opened are absent. */
export async function stageDocuments(
  executor: Executor,
  projectIds: readonly string[],
): Promise<{ projectId: string; stageId: string; document: StageDocument }[]> {
  return executor
    .select({
      projectId: stages.projectId,
      stageId: documents.stageId,
      document: { id: documents.id, empty: documents.empty, hash: documents.hash },
    })
    .from(documents)
    .innerJoin(stages, eq(stages.id, documents.stageId))
    .where(inArray(stages.projectId, [...projectIds]));
}

/** True when nobody has written anything in the document of a stage. */
export async function isDocumentEmpty(executor: Executor, stageId: string): Promise<boolean> {
  const [row] = await executor
    .select({ empty: documents.empty })
    .from(documents)
    .where(eq(documents.stageId, stageId));
  return row?.empty ?? true;
}
