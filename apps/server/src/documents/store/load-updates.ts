import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { documentStates, documentUpdates } from '../../db/schema/index.ts';

/**
 * Everything stored of a document as Yjs updates, the compacted state first. The log is read before
 * the state: a compaction in between then shows an update twice, which Yjs bears, and never loses one.
 */
export async function loadUpdates(executor: Executor, documentId: string): Promise<Uint8Array[]> {
  const updates = await executor
    .select({ bytes: documentUpdates.bytes })
    .from(documentUpdates)
    .where(eq(documentUpdates.documentId, documentId))
    .orderBy(asc(documentUpdates.sequence));
  const states = await executor
    .select({ bytes: documentStates.bytes })
    .from(documentStates)
    .where(eq(documentStates.documentId, documentId));
  return [...states, ...updates].map((row) => row.bytes);
}
