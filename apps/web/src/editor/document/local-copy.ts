import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';
import { copyName, lastChangesName, noteCopy } from './copy-name.ts';
import { keepLastChanges } from './last-changes.ts';

/** The copy of a document on this device, from which it opens without a network. */
export interface LocalCopy {
  /** Resolves when what was kept is in the document; at once where the browser keeps nothing. */
  loaded: Promise<void>;
  /** The server has everything that was typed here. */
  committed(): void;
  close(): void;
}

/** Whether the browser has a database for this page; one that forbids it may throw. */
function hasDatabase(): boolean {
  try {
    if (typeof indexedDB === 'undefined') return false;
    // where opening is forbidden, this is too
    indexedDB.deleteDatabase('pv_probe');
    return true;
  } catch {
    return false;
  }
}

/** The database of the browser, or nothing where it has none. */
function openDatabase(name: string, doc: Y.Doc): Pick<LocalCopy, 'loaded' | 'close'> {
  if (!hasDatabase()) return { loaded: Promise.resolve(), close() {} };
  const kept = new IndexeddbPersistence(name, doc);
  noteCopy(localStorage, name);
  const loaded = new Promise<void>((resolve) => {
    kept.once('synced', () => resolve());
    // private windows of some browsers refuse storage; the document then comes from the server
    setTimeout(resolve, 3000);
  });
  return { loaded, close: () => void kept.destroy().catch(() => undefined) };
}

/**
 * Keeps every change of a document on this device, for this person only: two people at one computer
 * have two copies.
 */
export function keepLocalCopy(documentId: string, userId: string, doc: Y.Doc): LocalCopy {
  const name = copyName(documentId, userId);
  const database = openDatabase(name, doc);
  const last = keepLastChanges({
    storage: localStorage,
    key: lastChangesName(name),
    now: Date.now,
  });
  const store = () => last.store();
  const storeWhenHidden = () => document.visibilityState === 'hidden' && last.store();
  doc.on('update', (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }) => {
    if (local) last.note(update);
  });
  window.addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', storeWhenHidden);

  return {
    loaded: database.loaded.then(() => {
      const left = last.stored();
      if (left) Y.applyUpdate(doc, left, last);
    }),
    committed: () => last.forget(),
    close() {
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', storeWhenHidden);
      last.store();
      database.close();
    },
  };
}
