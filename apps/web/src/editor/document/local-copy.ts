import { IndexeddbPersistence } from 'y-indexeddb';
import * as Y from 'yjs';
import { copyName, isNoted, lastChangesName, noteCopy } from './copy-name.ts';

/** So long after it was made a change is taken to have reached the browser's database, ms. */
const WINDOW = 60_000;
/** More than this is left to the database alone, bytes. */
const ROOM = 1_000_000;

interface LastChangesDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  key: string;
  now(): number;
}

function toText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/**
 * The changes of the last minute. The database of the browser writes a moment after each letter, and
 * what is on its way there is dropped when the page ends; these are stored at once, as the page ends.
 */
export function keepLastChanges({ storage, key, now }: LastChangesDeps) {
  let noted: { at: number; update: Uint8Array }[] = [];

  function stored(): Uint8Array | null {
    try {
      const text = storage.getItem(key);
      return text === null ? null : toBytes(text);
    } catch {
      return null;
    }
  }

  return {
    /** A change was made here. */
    note(update: Uint8Array): void {
      const at = now();
      noted = noted.filter((one) => at - one.at < WINDOW);
      noted.push({ at, update });
    },
    /** The page ends, or may. */
    store(): void {
      const before = stored();
      const updates = noted.map(({ update }) => update);
      if (updates.length === 0) return;
      try {
        const all = Y.mergeUpdates(before ? [before, ...updates] : updates);
        if (all.length <= ROOM) storage.setItem(key, toText(all));
      } catch {
        // a full or forbidden storage: the database still has nearly everything
      }
    },
    /** What an earlier visit stored, as one update, or null. */
    stored,
    /** The server has everything. */
    forget(): void {
      noted = [];
      try {
        storage.removeItem(key);
      } catch {
        // nothing was stored then
      }
    },
  };
}

/** The copy of a document on this device, from which it opens without a network. */
export interface LocalCopy {
  /** Resolves when what was kept is in the document; at once where the browser keeps nothing. */
  loaded: Promise<void>;
  /** An earlier visit ended before the server was known to have everything. */
  left(): boolean;
  /** The server has everything that was typed here. */
  committed(): void;
  /** A text that was set aside here and that nobody has taken yet. */
  apart(): Promise<string | undefined>;
  /** Keeps a text that was set aside until it is taken; undefined when it is. */
  keepApart(text: string | undefined): void;
  /** Removes the copy. */
  forget(): Promise<void>;
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

type Database = Omit<LocalCopy, 'left' | 'committed'>;

const NO_DATABASE: Database = {
  loaded: Promise.resolve(),
  apart: async () => undefined,
  keepApart() {},
  forget: async () => {},
  close() {},
};

const APART = 'apart';

/** The database of the browser, or nothing where it has none. */
function openDatabase(name: string, doc: Y.Doc): Database {
  if (!hasDatabase()) return NO_DATABASE;
  const kept = new IndexeddbPersistence(name, doc);
  if (!isNoted(localStorage, name)) noteCopy(localStorage, name, true);
  // what is read here would be encoded anew for one who listens already, and all of a long text at once
  doc.off('update', kept._storeUpdate);
  const loaded = new Promise<void>((resolve) => {
    kept.once('synced', () => {
      doc.on('update', kept._storeUpdate);
      resolve();
    });
    // private windows of some browsers refuse storage; the document then comes from the server
    setTimeout(resolve, 3000);
  });
  return {
    loaded,
    apart: () => kept.get(APART).catch(() => undefined),
    keepApart: (text) =>
      void (text === undefined ? kept.del(APART) : kept.set(APART, text)).catch(() => undefined),
    forget: () => kept.clearData(),
    close: () => void kept.destroy().catch(() => undefined),
  };
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
  // null: it is as an earlier visit has left it
  let typedSent: boolean | null = null;
  let setAside = false;
  const note = () => {
    // the server has nothing of a text that was set aside
    if (setAside) noteCopy(localStorage, name, false);
    else if (typedSent !== null) noteCopy(localStorage, name, typedSent);
  };
  const noteTyped = (sent: boolean) => {
    typedSent = sent;
    note();
  };
  const noteApart = (text: string | undefined) => {
    setAside = text !== undefined;
    note();
  };
  const store = () => last.store();
  const storeWhenHidden = () => document.visibilityState === 'hidden' && last.store();
  window.addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', storeWhenHidden);

  return {
    loaded: database.loaded.then(() => {
      doc.on('update', (update: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }) => {
        if (!local) return;
        last.note(update);
        noteTyped(false);
      });
      const left = last.stored();
      if (left) Y.applyUpdate(doc, left, last);
    }),
    left: () => last.stored() !== null,
    committed() {
      last.forget();
      noteTyped(true);
    },
    async apart() {
      const text = await database.apart();
      noteApart(text);
      return text;
    },
    keepApart(text) {
      noteApart(text);
      database.keepApart(text);
    },
    async forget() {
      last.forget();
      await database.forget();
    },
    close() {
      window.removeEventListener('pagehide', store);
      document.removeEventListener('visibilitychange', storeWhenHidden);
      last.store();
      database.close();
    },
  };
}
