import type { DocumentVersion } from '@pv/contract';
import { and, desc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../../db/database.ts';
import { personNameOf } from '../../../db/person-name-of.ts';
import { documents, documentVersions, users } from '../../../db/schema/index.ts';
import { changedBetween } from '../../../documents/store/version-outline.ts';

/** Editions that nobody has asked for: they come by themselves while people or scripts write. */
const BY_THEMSELVES: DocumentVersion['reason'][] = ['automatic', 'before_sync'];
const LATEST = 200;

/** A version that somebody has named is his to call otherwise and to remove. */
export const isOwnNamed = (
  { reason, authorId }: { reason: DocumentVersion['reason']; authorId: string | null },
  userId: string,
): boolean => reason === 'named' && authorId === userId;

/**
 * The kept editions of a document, the newest first, without their content: all that were kept for what
 * somebody did (sent, took in, restored, named), and the latest of those that keep themselves. Of the one
 * document of a project those of its stages too.
 */
export async function listVersions(
  executor: Executor,
  { documentId, userId, writes }: { documentId: string; userId: string; writes: boolean },
): Promise<DocumentVersion[]> {
  const { id, reason, name, words, outline, createdAt, authorId } = documentVersions;
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
  const known = { id, reason, name, words, outline, createdAt, authorId };
  const rows = await executor
    .select({
      ...known,
      keptWith: documentVersions.documentId,
      stage_id: whole ? documents.stageId : sql<null>`null`,
      author: personNameOf(authorId),
      author_id: users.id,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .leftJoin(users, eq(users.id, authorId))
    .where(and(ofDocument, or(notInArray(reason, BY_THEMSELVES), inArray(id, latest))))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt: at, outline: own, authorId: by, keptWith, ...row }, index) => {
    const before = rows.slice(index + 1).find((one) => one.keptWith === keptWith)?.outline;
    return {
      ...row,
      changed: own && before ? changedBetween(before, own) : null,
      can: { change: writes && isOwnNamed({ reason: row.reason, authorId: by }, userId) },
      created_at: at.toISOString(),
    };
  });
}
