import { type DocumentSnapshot, keptSnapshots } from '@pv/editor-schema';
import * as Y from 'yjs';
import type { TextChanges } from '../store/changes-since.ts';
import { docOf } from '../store/doc-of.ts';

/** Asks for what a copy of the text lacks, by its state vector. */
export type FindText = (vector: Uint8Array | null) => Promise<TextChanges>;

/**
 * Keeps the document that was read last: to decode 300 pages anew for every edit, and to clear them away
 * after it, takes a sixth of the time of a preview.
 */
export function createTextCache(
  findText: FindText,
): (documentId: string) => Promise<DocumentSnapshot> {
  let last: { documentId: string; doc: Y.Doc; read: () => DocumentSnapshot } | null = null;
  return async (documentId) => {
    const known = last?.documentId === documentId ? last : null;
    const { whole, updates } = await findText(known && Y.encodeStateVector(known.doc));
    // one that cannot be read is not kept
    last = null;
    let text = known;
    if (text && !whole) for (const update of updates) Y.applyUpdate(text.doc, update);
    else {
      const doc = docOf(updates);
      text = { documentId, doc, read: keptSnapshots(doc) };
    }
    const snapshot = text.read();
    last = text;
    return snapshot;
  };
}
