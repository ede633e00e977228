import { type DocumentSnapshot, keptSnapshots } from '@pv/editor-schema';
import * as Y from 'yjs';
import type { TextChanges, TextCopy } from '../store/changes-since.ts';
import { docOf } from '../store/doc-of.ts';

/** Asks for what a copy of the text lacks. */
export type FindText = (copy: TextCopy | null) => Promise<TextChanges>;

/** The text of a document as it is now. Whoever gets it changes nothing in it. */
export interface KeptText {
  doc: Y.Doc;
  /** What nobody has changed since the last time is the same object. */
  read: () => DocumentSnapshot;
}

interface Kept extends KeptText {
  of: string | null;
  bytes: number;
}

/**
 * Keeps the documents that were read last, as many as were made of about `limit` bytes: to decode 300 pages
 * anew for every file, and to clear them away after it, takes a sixth of the time of a preview. A megabyte
 * of updates, those 300 pages, are twelve of memory.
 */
export function createTextCache(
  findText: FindText,
  limit: number,
): (documentId: string) => Promise<KeptText> {
  const kept = new Map<string, Kept>();

  function keep(documentId: string, text: Kept): void {
    kept.set(documentId, text);
    let size = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0);
    for (const [id, { bytes }] of kept) {
      if (size <= limit || id === documentId) return;
      kept.delete(id);
      size -= bytes;
    }
  }

  return async (documentId) => {
    const known = kept.get(documentId);
    const copy = known?.of ? { of: known.of, vector: Y.encodeStateVector(known.doc) } : null;
    const { of, whole, updates } = await findText(copy);
    // one that cannot be read is not kept
    kept.delete(documentId);
    const size = updates.reduce((sum, { length }) => sum + length, 0);
    if (known && !whole) {
      for (const update of updates) Y.applyUpdate(known.doc, update);
      keep(documentId, { ...known, bytes: known.bytes + size });
      return known;
    }
    const doc = docOf(updates);
    const text = { doc, read: keptSnapshots(doc), of, bytes: size };
    keep(documentId, text);
    return text;
  };
}
