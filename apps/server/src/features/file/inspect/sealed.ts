import { AppError, FILE_TYPE_NAMES, type FileType, fileTypeOf } from '@pv/contract';
import type { Storage } from '../../../storage/storage.ts';
import { hashFile } from './hash-file.ts';
import { isOfType } from './is-of-type.ts';

/** An upload as its row promises it. */
export interface Promised {
  name: string;
  /** In bytes. */
  size: number;
  /** Where it lies for good. */
  storageKey: string;
}

/**
 * The type that the name of a file promises.
 * @throws AppError `file_type_refused`, with the types that are taken
 */
export function requireType(name: string): FileType {
  const type = fileTypeOf(name);
  if (type) return type;
  const params = { types: FILE_TYPE_NAMES };
  throw new AppError('file_type_refused', { items: ['files.refusal.type'], params });
}

/**
 * Takes uploaded bytes out of the reach of the address they came by; done before, it stays so.
 * @throws AppError `file_missing`
 */
export async function seal(
  storage: Storage,
  upload: string,
  { storageKey }: Pick<Promised, 'storageKey'>,
): Promise<void> {
  await storage.settle(upload, storageKey);
  if ((await storage.size(storageKey)) === null) throw new AppError('file_missing');
}

/**
 * The digest of sealed bytes that are what the name of the file promises.
 * @throws AppError `file_missing`, `file_type_refused`
 */
export async function inspect(
  storage: Storage,
  { name, size, storageKey }: Promised,
): Promise<string> {
  if ((await storage.size(storageKey)) !== size) throw new AppError('file_missing');
  const type = fileTypeOf(name);
  const path = await storage.file(storageKey);
  if (!type || !path || !(await isOfType(type, path))) {
    const params = { type: type ?? '', types: FILE_TYPE_NAMES };
    throw new AppError('file_type_refused', { items: ['files.refusal.content'], params });
  }
  return hashFile(storage, storageKey);
}
