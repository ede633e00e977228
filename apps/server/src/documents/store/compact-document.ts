import { asc, eq, inArray } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Database } from '../../db/database.ts';
import { documentStates, documents, documentUpdates } from '../../db/schema/index.ts';
import { docOf } from './doc-of.ts';

/**
 * Folds the log of a document into its state when the log has at least `threshold` rows. Deletes only
 * the rows that it has read, so that an update which commits meanwhile stays in the log.
 * @returns the compacted document, or null when there was too little to do
 */
export async function compactDocument(
  db: Database,
  documentId: string,
  { threshold, now }: { threshold: number; now: Date },
): Promise<Y.Doc | null> {
  return db.transaction(async (trx) => {
    // two processes that compact at once would each write a state without the other's rows
    await trx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, documentId))
      .for('no key update');
    const rows = await trx
      .select({ sequence: documentUpdates.sequence, bytes: documentUpdates.bytes })
      .from(documentUpdates)
      .where(eq(documentUpdates.documentId, documentId))
      .orderBy(asc(documentUpdates.sequence));
    if (rows.length < threshold) return null;
    const [state] = await trx
      .select({ bytes: documentStates.bytes })
      .from(documentStates)
      .where(eq(documentStates.documentId, documentId));
    const doc = docOf([...(state ? [state] : []), ...rows].map((row) => row.bytes));
    const bytes = Y.encodeStateAsUpdate(doc);
    await trx
      .insert(documentStates)
      .values({ documentId, bytes, updatedAt: now })
      .onConflictDoUpdate({ target: documentStates.documentId, set: { bytes, updatedAt: now } });
    await trx.delete(documentUpdates).where(
      inArray(
        documentUpdates.sequence,
        rows.map((row) => row.sequence),
      ),
    );
    return doc;
  });
}
