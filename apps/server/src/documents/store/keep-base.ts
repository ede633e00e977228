import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/database.ts';
import { documentBases, documents } from '../../db/schema/index.ts';
import type { PackedVersion } from '../tasks.ts';

/** How many answers of a document are remembered: who has made changes from an older one hears of conflicts. */
const KEPT = 20;

/** What was answered under a digest; null when that is too long ago, or never was. */
export async function findBase(
  executor: Executor,
  documentId: string,
  hash: string | null,
): Promise<Uint8Array | null> {
  if (hash === null) return null;
  const [row] = await executor
    .select({ snapshot: documentBases.snapshot })
    .from(documentBases)
    .where(and(eq(documentBases.documentId, documentId), eq(documentBases.hash, hash)));
  return row?.snapshot ?? null;
}

/**
 * Remembers what is answered, and forgets what was answered long ago; one at a time for a document, so
 * that two do not wait for each other's rows.
 */
export async function keepBase(
  trx: Transaction,
  documentId: string,
  { packed: snapshot, digest: hash }: PackedVersion,
  now: Date,
): Promise<void> {
  const { documentId: document, createdAt } = documentBases;
  const own = eq(documents.id, documentId);
  await trx.select({ id: documents.id }).from(documents).where(own).for('no key update');
  await trx
    .insert(documentBases)
    .values({ documentId, hash, snapshot, createdAt: now })
    .onConflictDoUpdate({ target: [document, documentBases.hash], set: { createdAt: now } });
  const latest = trx
    .select({ hash: documentBases.hash })
    .from(documentBases)
    .where(eq(document, documentId))
    .orderBy(desc(createdAt))
    .limit(KEPT);
  await trx
    .delete(documentBases)
    .where(and(eq(document, documentId), notInArray(documentBases.hash, latest)));
}
