import * as Y from 'yjs';
import type { Transaction } from '../../db/database.ts';
import type { LiveDocuments } from '../live-documents.ts';
import { docOf } from './doc-of.ts';
import { loadUpdates } from './load-updates.ts';

/** Who has written how much: another one after a change means that somebody has written meanwhile. */
const extent = (updates: readonly Uint8Array[]): Buffer =>
  Buffer.from(Y.encodeStateVector(docOf(updates)));

/**
 * Whether nobody has written in a document since `updates` were read. From this look on nobody writes,
 * until its rights are looked up again, so that what was made of them can be committed. Asked inside
 * the transaction that commits it, with the project locked.
 */
export async function unchangedSince(
  trx: Transaction,
  live: Pick<LiveDocuments, 'pause' | 'open'>,
  documentId: string,
  updates: readonly Uint8Array[],
): Promise<boolean> {
  live.pause(documentId);
  const open = live.open(documentId);
  const stored = open ? [Y.encodeStateAsUpdate(open)] : await loadUpdates(trx, documentId);
  return extent(stored).equals(extent(updates));
}
