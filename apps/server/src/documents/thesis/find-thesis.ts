import type { DocumentStage } from '@pv/contract';
import type { StagesOfDocument } from '@pv/editor-schema';
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../db/database.ts';
import { documents, stages } from '../../db/schema/index.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** The one document of a project; null where its stages have documents of their own, or nobody has begun. */
export async function findThesis(
  executor: Executor,
  projectId: string,
): Promise<DocumentRow | null> {
  const [row] = await executor
    .select()
    .from(documents)
    .where(and(eq(documents.projectId, projectId), isNull(documents.stageId)));
  return row ?? null;
}

/** Whether a document of a stage has become a part of the one document of its project. */
export async function isMerged(executor: Executor, documentId: string): Promise<boolean> {
  const thesis = alias(documents, 'thesis');
  const rows = await executor
    .select({ id: thesis.id })
    .from(documents)
    .innerJoin(thesis, and(eq(thesis.projectId, documents.projectId), isNull(thesis.stageId)))
    .where(and(eq(documents.id, documentId), isNotNull(documents.stageId)));
  return rows.length > 0;
}

/** The stages to which sections of the document of a project may belong, in their order, the last one last. */
export async function findDocumentStages(
  executor: Executor,
  projectId: string,
): Promise<DocumentStage[]> {
  const { id, kind, number, title, status } = stages;
  const rows = await executor
    .select({ id, kind, number, title })
    .from(stages)
    .where(and(eq(stages.projectId, projectId), or(isNull(status), ne(status, 'deleted'))))
    .orderBy(sql`${kind} = 'finish'`, asc(number));
  return rows.flatMap((row) => (row.kind === 'start' ? [] : [{ ...row, kind: row.kind }]));
}

/** Which of the stages a section belongs to is told by these. */
export function stagesOf(found: readonly DocumentStage[]): StagesOfDocument {
  const ids = found.map(({ id }) => id);
  return { numbered: new Set(ids.slice(0, -1)), last: ids.at(-1) ?? '' };
}

/** The stage at which a document is opened by its id: its own, or the last one of its project. */
export async function stageOfDocument(
  executor: Executor,
  { stageId, projectId }: Pick<DocumentRow, 'stageId' | 'projectId'>,
): Promise<string> {
  return stageId ?? stagesOf(await findDocumentStages(executor, projectId)).last;
}
