import type { Storage } from '../../storage/storage.ts';
import { importResult, importSource, importUpload } from './storage-keys.ts';

/** Removes what an import has put into the storage; its pictures too, unless they are in use. */
export async function removeImportFiles(
  storage: Storage,
  importId: string,
  pictures: readonly { storageKey: string }[],
): Promise<void> {
  const keys = [importUpload(importId), importSource(importId), importResult(importId)];
  for (const key of [...keys, ...pictures.map(({ storageKey }) => storageKey)]) {
    await storage.remove(key);
  }
}
