import { createHash } from 'node:crypto';
import { AppError } from '@pv/contract';
import type { Storage } from '../../../storage/storage.ts';

/**
 * SHA-256 of a kept file, read as a stream.
 * @throws AppError `file_missing`
 */
export async function hashFile(storage: Storage, key: string): Promise<string> {
  const stream = await storage.stream(key);
  if (!stream) throw new AppError('file_missing');
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}
