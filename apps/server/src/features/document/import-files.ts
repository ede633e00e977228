import type { Storage } from '../../storage/storage.ts';

/** Where the uploaded file of an import lies. */
export const importSource = (importId: string): string => `imports/${importId}/source`;

/** Where what was read of it lies until it is applied or discarded. */
export const importResult = (importId: string): string => `imports/${importId}/result`;

/** Removes what an import has put into the storage; its pictures too, unless they are in use. */
export async function removeImportFiles(
  storage: Storage,
  importId: string,
  pictures: readonly { storageKey: string }[],
): Promise<void> {
  const keys = [importSource(importId), importResult(importId)];
  for (const key of [...keys, ...pictures.map(({ storageKey }) => storageKey)]) {
    await storage.remove(key);
  }
}
