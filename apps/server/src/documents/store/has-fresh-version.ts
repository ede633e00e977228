import type { DocumentVersion } from '@pv/contract';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { documentVersions } from '../../db/schema/index.ts';

/** While a document is written, live or over HTTP, an edition is kept about as often as this. */
const VERSION_EVERY_MS = 30 * 60_000;

/**
 * Whether an edition of the last half an hour is kept, of `reason` or else of any but `before_sync`: that
 * one holds what stood before a change over HTTP, and nothing that people have written since.
 */
export async function hasFreshVersion(
  executor: Executor,
  documentId: string,
  { now, reason }: { now: Date; reason?: DocumentVersion['reason'] },
): Promise<boolean> {
  const since = new Date(now.getTime() - VERSION_EVERY_MS);
  const fresh = await executor
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.documentId, documentId),
        gt(documentVersions.createdAt, since),
        reason ? eq(documentVersions.reason, reason) : ne(documentVersions.reason, 'before_sync'),
      ),
    )
    .limit(1);
  return fresh.length > 0;
}
