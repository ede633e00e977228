import { and, eq, gt } from 'drizzle-orm';
import * as Y from 'yjs';
import type { Database } from '../../../db/database.ts';
import { documentVersions } from '../../../db/schema/index.ts';
import type { PackedVersion } from '../../../documents/tasks.ts';
import { compactDocument } from './compact-document.ts';
import { keepVersion } from './keep-version.ts';

/** Rows of the log that are folded away while a document is open, and when it is closed. */
const WHILE_OPEN = 500;
const WHEN_CLOSED = 50;
/** While people write, an edition is kept about as often as this. */
const VERSION_EVERY_MS = 30 * 60_000;

export interface Folding {
  /** The last editor has left. */
  closing: boolean;
  now: Date;
  /** Packs the content of a document, away from this process. */
  pack(updates: Uint8Array[]): Promise<PackedVersion>;
}

async function hasFreshVersion(db: Database, documentId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - VERSION_EVERY_MS);
  const fresh = await db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(and(eq(documentVersions.documentId, documentId), gt(documentVersions.createdAt, since)))
    .limit(1);
  return fresh.length > 0;
}

/**
 * Keeps the log of a document short, and an edition of it every half an hour of writing. Called from
 * time to time and when its last editor leaves.
 */
export async function foldDocument(
  db: Database,
  documentId: string,
  { closing, now, pack }: Folding,
): Promise<void> {
  const threshold = closing ? WHEN_CLOSED : WHILE_OPEN;
  const doc = await compactDocument(db, documentId, { threshold, now });
  if (!doc || (await hasFreshVersion(db, documentId, now))) return;
  const content = await pack([Y.encodeStateAsUpdate(doc)]);
  await keepVersion(db, { documentId, reason: 'automatic', authorId: null, content, now });
}
