import type { DocumentVersion } from '@pv/contract';
import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { documentVersions, profiles } from '../../../db/schema/index.ts';

const LATEST = 200;

/** The kept editions of a document, the newest first, without their content. */
export async function listVersions(
  executor: Executor,
  documentId: string,
): Promise<DocumentVersion[]> {
  const { id, reason, words, createdAt } = documentVersions;
  const rows = await executor
    .select({ id, reason, words, createdAt, author: profiles.name })
    .from(documentVersions)
    .leftJoin(profiles, eq(profiles.userId, documentVersions.authorId))
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(desc(documentVersions.createdAt), desc(documentVersions.id))
    .limit(LATEST);
  return rows.map(({ createdAt: at, ...row }) => ({ ...row, created_at: at.toISOString() }));
}
