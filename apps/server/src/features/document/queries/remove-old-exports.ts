import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { documentExports } from '../../../db/schema/index.ts';

/** Files of a document that are kept; each can be made again at any time. */
const KEPT = 20;

/** Removes the exports of a document that ended first, with their files; what waits or is being made stays. */
export async function removeOldExports(
  { connection: { db }, storage }: Deps,
  documentId: string,
): Promise<void> {
  const ended = inArray(documentExports.status, ['ready', 'failed']);
  const old = await db
    .select({ id: documentExports.id, storageKey: documentExports.storageKey })
    .from(documentExports)
    .where(and(eq(documentExports.documentId, documentId), ended))
    .orderBy(desc(documentExports.updatedAt), desc(documentExports.id))
    .offset(KEPT);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await db.delete(documentExports).where(inArray(documentExports.id, ids));
  for (const { storageKey } of old) if (storageKey) await storage.remove(storageKey);
}
