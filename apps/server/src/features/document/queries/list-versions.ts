import type { DocumentVersion } from '@pv/contract';
import { and, desc, eq, inArray, notInArray, or } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { personNameOf } from '../../../db/person-name-of.ts';
import { documentVersions, users } from '../../../db/schema/index.ts';

/** Editions that nobody has asked for: they come by themselves while people or scripts write. */
const BY_THEMSELVES: DocumentVersion['reason'][] = ['automatic', 'before_sync'];
const LATEST = 200;

/**
 * The kept editions of a document, the newest first, without their content: all that were kept for what
 * somebody did (sent, took in, restored), and the latest of those that keep themselves.
 */
export async function listVersions(
  executor: Executor,
  documentId: string,
): Promise<DocumentVersion[]> {
  const { id, reason, words, createdAt, authorId } = documentVersions;
  const ofDocument = eq(documentVersions.documentId, documentId);
  const latest = executor
    .select({ id })
    .from(documentVersions)
    .where(and(ofDocument, inArray(reason, BY_THEMSELVES)))
    .orderBy(desc(createdAt), desc(id))
    .limit(LATEST);
  const rows = await executor
    .select({ id, reason, words, createdAt, author: personNameOf(authorId), author_id: users.id })
    .from(documentVersions)
    .leftJoin(users, eq(users.id, authorId))
    .where(and(ofDocument, or(notInArray(reason, BY_THEMSELVES), inArray(id, latest))))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}
