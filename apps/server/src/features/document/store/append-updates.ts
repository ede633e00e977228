import type { Executor } from '../../../db/database.ts';
import { documentUpdates } from '../../../db/schema/index.ts';

/** A Yjs update with its writer; null for what the server itself wrote. */
export interface AuthoredUpdate {
  authorId: string | null;
  bytes: Uint8Array;
}

/** Adds updates to the log of a document, in one statement. */
export async function appendUpdates(
  executor: Executor,
  documentId: string,
  updates: readonly AuthoredUpdate[],
  now: Date,
): Promise<void> {
  const rows = updates.map((update) => ({ ...update, documentId, createdAt: now }));
  if (rows.length > 0) await executor.insert(documentUpdates).values(rows);
}
