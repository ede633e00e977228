import * as Y from 'yjs';

/** So long after it was made a change is taken to have reached the browser's database, ms. */
const WINDOW = 60_000;
/** More than this is left to the database alone, bytes. */
const ROOM = 1_000_000;

export interface LastChangesDeps {
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
