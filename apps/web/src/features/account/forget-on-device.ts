import { draftPrefix } from '../../app/drafts/use-draft.ts';
import { isCopyOf } from '../../editor/document/copy-name.ts';
import { createKeyStore, type KeyPlace } from '../note/public.ts';

/** The parts of a window where things of a person are kept. */
export interface KeptPlace extends KeyPlace {
  localStorage: Storage;
  indexedDB?: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
}

const namesIn = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

async function forgetDatabases({ indexedDB }: KeptPlace, userId: string): Promise<void> {
  // browsers that cannot list them keep them
  const kept = (await indexedDB?.databases?.()) ?? [];
  for (const { name } of kept) {
    if (name && isCopyOf(userId, name)) indexedDB?.deleteDatabase(name);
  }
}

/**
 * Removes from this browser what it keeps for a person whose account is gone: drafts, copies of documents,
 * the key of closed notes. What belongs to others at the same computer stays.
 */
export async function forgetOnDevice(place: KeptPlace, userId: string): Promise<void> {
  const { localStorage } = place;
  for (const name of namesIn(localStorage)) {
    if (name.startsWith(draftPrefix(userId)) || isCopyOf(userId, name)) {
      localStorage.removeItem(name);
    }
  }
  createKeyStore(place).forget(userId);
  await forgetDatabases(place, userId);
}
