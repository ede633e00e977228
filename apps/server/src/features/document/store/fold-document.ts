import type { Database } from '../../../db/database.ts';
import { compactDocument } from './compact-document.ts';

/** Rows of the log that are folded away while a document is open, and when it is closed. */
const WHILE_OPEN = 500;
const WHEN_CLOSED = 50;

/** Keeps the log of a document short. Called from time to time and when its last editor leaves. */
export async function foldDocument(
  db: Database,
  documentId: string,
  { closing, now }: { closing: boolean; now: Date },
): Promise<void> {
  const threshold = closing ? WHEN_CLOSED : WHILE_OPEN;
  await compactDocument(db, documentId, { threshold, now });
}
