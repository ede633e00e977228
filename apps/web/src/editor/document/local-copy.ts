import { IndexeddbPersistence } from 'y-indexeddb';
import type * as Y from 'yjs';

/** The copy of a document on this device, from which it opens without a network. */
export interface LocalCopy {
  /** Resolves when what was kept is in the document; at once where the browser keeps nothing. */
  loaded: Promise<void>;
  close(): void;
}

/**
 * Keeps every change of a document on this device, for this person only: two people at one computer
 * have two copies.
 */
export function keepLocalCopy(documentId: string, userId: string, doc: Y.Doc): LocalCopy {
  if (typeof indexedDB === 'undefined') return { loaded: Promise.resolve(), close() {} };
  const kept = new IndexeddbPersistence(`pv_document_${documentId}_${userId}`, doc);
  const loaded = new Promise<void>((resolve) => {
    kept.once('synced', () => resolve());
    // private windows of some browsers refuse storage; the document then comes from the server
    setTimeout(resolve, 3000);
  });
  return { loaded, close: () => void kept.destroy().catch(() => undefined) };
}
