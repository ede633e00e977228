import type { DocumentVersion } from '@pv/contract';
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { personNameOf } from '../../../db/person-name-of.ts';
import { documents, documentVersions, users } from '../../../db/schema/index.ts';

/** Editions that nobody has asked for: they come by themselves while people or scripts write. */
const BY_THEMSELVES: DocumentVersion['reason'][] = ['automatic', 'before_sync'];
const LATEST = 200;

/**
 * The kept editions of a document, the newest first, without their content: all that were kept for what
 * somebody did (sent, took in, restored), and the latest of those that keep themselves. Of the one document of
 * a project those of its stages too.
 */
export async function listVersions(
  executor: Executor,
  documentId: string,
): Promise<DocumentVersion[]> {
  const { id, reason, words, createdAt, authorId } = documentVersions;
  const thesis = alias(documents, 'thesis');
  const [whole] = await executor
    .select({ projectId: documents.projectId })
    .from(documents)
    .where(and(eq(documents.id, documentId), isNull(documents.stageId)));
  const ofProject = executor
    .select({ id: thesis.id })
    .from(thesis)
    .where(eq(thesis.projectId, whole?.projectId ?? documentId));
  const ofDocument = whole
    ? inArray(documentVersions.documentId, ofProject)
    : eq(documentVersions.documentId, documentId);
  const latest = executor
    .select({ id })
    .from(documentVersions)
    .where(and(ofDocument, inArray(reason, BY_THEMSELVES)))
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST);
  const rows = await executor
    .select({
      id,
      reason,
      words,
      stage_id: whole ? documents.stageId : sql<null>`null`,
      createdAt,
      author: personNameOf(authorId),
      author_id: users.id,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .leftJoin(users, eq(users.id, authorId))
    .where(and(ofDocument, or(notInArray(reason, BY_THEMSELVES), inArray(id, latest))))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}
