import { type DocumentSnapshot, keptSnapshots } from '@pv/editor-schema';
import * as Y from 'yjs';
import type { TextChanges, TextCopy } from '../store/changes-since.ts';
import { docOf } from '../store/doc-of.ts';
import type { PictureHead } from '../tasks.ts';

/** A text as it is now, and the pictures that it may name. */
export type FoundText = TextChanges & { pictures: PictureHead[] };

/** Asks for what a copy of the text lacks. */
export type FindText = (copy: TextCopy | null) => Promise<FoundText>;

/** The text of a document. Whoever gets it changes nothing in it. */
export interface ReadText {
  doc: Y.Doc;
  /** What nobody has changed since the last time is the same object. */
  read: () => DocumentSnapshot;
  pictures: readonly PictureHead[];
}

interface Kept extends Pick<ReadText, 'doc' | 'read'> {
  /** The document of the server that it follows. */
  of: string;
}

/** How much was ever written in a document: letters and objects. */
const writtenIn = (doc: Y.Doc): number =>
  [...Y.decodeStateVector(Y.encodeStateVector(doc)).values()].reduce((sum, n) => sum + n, 0);

/**
 * Keeps the open documents that were read last, until more than `limit` letters were written in them: to
 * decode 300 pages anew for every file, and to clear them away after it, takes a sixth of the time of a
 * preview. Those pages are 600,000 letters and 12 MB.
 */
export function createTextCache(
  findText: FindText,
  limit: number,
): (documentId: string) => Promise<ReadText> {
  const kept = new Map<string, Kept>();

  function makeRoom(): void {
    let written = [...kept.values()].reduce((sum, { doc }) => sum + writtenIn(doc), 0);
    for (const [id, { doc }] of kept) {
      if (written <= limit || kept.size === 1) return;
      kept.delete(id);
      written -= writtenIn(doc);
    }
  }

  return async (documentId) => {
    const known = kept.get(documentId);
    const copy = known ? { of: known.of, vector: Y.encodeStateVector(known.doc) } : null;
    const { of, whole, updates, pictures } = await findText(copy);
    // one whose changes cannot be taken in is not kept
    kept.delete(documentId);
    let text: Pick<ReadText, 'doc' | 'read'>;
    if (known && !whole) {
      for (const update of updates) Y.applyUpdate(known.doc, update);
      text = known;
    } else {
      const doc = docOf(updates);
      text = { doc, read: keptSnapshots(doc) };
    }
    // one that nobody has open comes whole each time
    if (of !== null) kept.set(documentId, { ...text, of });
    makeRoom();
    return { doc: text.doc, read: text.read, pictures };
  };
}
