import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { documents, stages } from '../../db/schema/index.ts';

/** What a stage knows of its document without reading it. */
export interface StageDocument {
  id: string;
  empty: boolean;
  /** Digest of the content as it was last sent; null before the first time. */
  hash: string | null;
}

/** The documents of a project's stages, by stage; stages whose document nobody has opened are absent. */
export async function stageDocuments(
  executor: Executor,
  projectId: string,
): Promise<Map<string, StageDocument>> {
  const rows = await executor
    .select({
      stageId: documents.stageId,
      id: documents.id,
      empty: documents.empty,
      hash: documents.hash,
    })
    .from(documents)
    .innerJoin(stages, eq(stages.id, documents.stageId))
    .where(eq(stages.projectId, projectId));
  return new Map(rows.map(({ stageId, ...document }) => [stageId, document]));
}

/** True when nobody has written anything in the document of a stage. */
export async function isDocumentEmpty(executor: Executor, stageId: string): Promise<boolean> {
  const [row] = await executor
    .select({ empty: documents.empty })
    .from(documents)
    .where(eq(documents.stageId, stageId));
  return row?.empty ?? true;
}
