import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { documentUpdates, users } from '../../db/schema/index.ts';

/** A Yjs update with its writer; null for what the server itself wrote. */
export interface AuthoredUpdate {
  authorId: string | null;
  bytes: Uint8Array;
}

/** The writer, or nobody when his account was deleted while his words were on their way. */
const authorOf = (id: string) => sql`(select ${users.id} from ${users} where ${users.id} = ${id})`;

/** Adds updates to the log of a document, in one statement. */
export async function appendUpdates(
  executor: Executor,
  documentId: string,
  updates: readonly AuthoredUpdate[],
  now: Date,
): Promise<void> {
  const rows = updates.map(({ authorId, bytes }) => ({
    documentId,
    authorId: authorId && authorOf(authorId),
    bytes,
    createdAt: now,
  }));
  if (rows.length > 0) await executor.insert(documentUpdates).values(rows);
}
