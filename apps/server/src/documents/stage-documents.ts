import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database.ts';
import { documents, stages } from '../db/schema/index.ts';

/** What a stage knows of its document without reading it. */
export interface StageDocument {
  id: string;
  empty: boolean;
  /** Digest of the content as it was last sent; null before the first time. */
  hash: string | null;
}

/**
 * The documents of the stages of projects; stages whose document nobody has opened are absent. Where a
 * project has one document, it is that of every stage but the first, with what is known of its sections.
 */
export async function stageDocuments(
  executor: Executor,
  projectIds: readonly string[],
): Promise<{ projectId: string; stageId: string; document: StageDocument }[]> {
  const thesis = alias(documents, 'thesis');
  const rows = await executor
    .select({
      projectId: stages.projectId,
      stageId: stages.id,
      kind: stages.kind,
      status: stages.status,
      since: stages.statusSince,
      own: { id: documents.id, empty: documents.empty, hash: documents.hash },
      thesis: { id: thesis.id, createdAt: thesis.createdAt },
    })
    .from(stages)
    .leftJoin(documents, eq(documents.stageId, stages.id))
    .leftJoin(thesis, and(eq(thesis.projectId, stages.projectId), isNull(thesis.stageId)))
    .where(inArray(stages.projectId, [...projectIds]));
  return rows.flatMap(({ projectId, stageId, kind, own, thesis: whole, status, since }) => {
    // one deleted before was not made a part of it, and has its text still
    const apart = whole === null || (status === 'deleted' && since < whole.createdAt);
    if (apart) return own ? [{ projectId, stageId, document: own }] : [];
    if (kind === 'start' || status === 'deleted') return [];
    const { empty = true, hash = null } = own ?? {};
    return [{ projectId, stageId, document: { id: whole.id, empty, hash } }];
  });
}

/** True when nobody has written anything in the document of a stage. */
export async function isDocumentEmpty(executor: Executor, stageId: string): Promise<boolean> {
  const [row] = await executor
    .select({ empty: documents.empty })
    .from(documents)
    .where(eq(documents.stageId, stageId));
  return row?.empty ?? true;
}
