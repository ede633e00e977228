import { copyOf } from '../../editor/document/copy-name.ts';
import { draftPrefix } from '../../platform/drafts.ts';
import { namesIn } from '../../ui/storage.ts';
import { createKeyStore, type KeyPlace } from '../note/public.ts';

/** The parts of a window where things of a person are kept. */
export interface KeptPlace extends KeyPlace {
  localStorage: Storage;
  indexedDB?: {
    /** Not there in every browser. */
    databases?(): Promise<{ name?: string }[]>;
    deleteDatabase(name: string): unknown;
  };
}

/** Removes the entries of the storage; gives the copies of documents that they told of. */
function forgetEntries(storage: Storage, userId: string): Set<string> {
  const copies = new Set<string>();
  for (const name of namesIn(storage)) {
    const copy = copyOf(userId, name);
    if (copy) copies.add(copy);
    if (copy || name.startsWith(draftPrefix(userId))) storage.removeItem(name);
  }
  return copies;
}

/**
 * Removes from this browser what it keeps for a person whose account is gone: drafts, copies of documents,
 * the key of closed notes. What belongs to others at the same computer stays.
 */
export async function forgetOnDevice(place: KeptPlace, userId: string): Promise<void> {
  const { localStorage, indexedDB } = place;
  createKeyStore(place).forget(userId);
  const noted = forgetEntries(localStorage, userId);
  for (const copy of noted) indexedDB?.deleteDatabase(copy);
  // those of the time when none was noted
  for (const { name = '' } of (await indexedDB?.databases?.()) ?? []) {
    if (copyOf(userId, name) === name && !noted.has(name)) indexedDB?.deleteDatabase(name);
  }
}
