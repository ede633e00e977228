import * as Y from 'yjs';
import type { Database } from '../../db/database.ts';
import type { PackedVersion } from '../tasks.ts';
import { compactDocument } from './compact-document.ts';
import { hasFreshVersion } from './has-fresh-version.ts';
import { keepVersion } from './keep-version.ts';

/** Rows of the log that are folded away while a document is open, and when it is closed. */
const WHILE_OPEN = 500;
const WHEN_CLOSED = 50;

export interface Folding {
  /** The last editor has left. */
  closing: boolean;
  now: Date;
  /** Packs the content of a document, away from this process. */
  pack(updates: Uint8Array[]): Promise<PackedVersion>;
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
  if (!doc || (await hasFreshVersion(db, documentId, { now }))) return;
  const content = await pack([Y.encodeStateAsUpdate(doc)]);
  await keepVersion(db, { documentId, reason: 'automatic', authorId: null, content, now });
}
