import { randomBytes } from 'node:crypto';
import { AppError, SUPPORT_FILE_BYTES, SUPPORT_FILE_TYPES, supportFileType } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { supportFiles } from '../../../db/schema/index.ts';
import { supportFileKey, supportUploadKey } from '../storage-keys.ts';
import { countUpload, type Uploader } from './count-upload.ts';

const MINUTES = 60;
const MEBIBYTE = 1024 * 1024;

/**
 * Makes room for a file of a message that is still being written, and an address to upload it to, for an
 * hour. Whoever has the key may send the file with a message, within a day.
 * @throws AppError `file_type_refused`, `file_too_large`, `too_many_requests`
 */
export async function addFile(
  work: Work,
  { name, size, ...uploader }: Uploader & { name: string; size: number },
): Promise<{ key: string; upload_url: string }> {
  if (!supportFileType(name)) {
    const params = { types: SUPPORT_FILE_TYPES.join(', ') };
    throw new AppError('file_type_refused', { items: ['files.refusal.type'], params });
  }
  if (size > SUPPORT_FILE_BYTES) {
    const params = { limit: SUPPORT_FILE_BYTES / MEBIBYTE };
    throw new AppError('file_too_large', { items: ['files.refusal.size'], params });
  }
  await countUpload(work, uploader, size);
  const { trx, deps, now } = work;
  const id = uuidv7();
  const key = randomBytes(24).toString('base64url');
  await trx
    .insert(supportFiles)
    .values({ id, key, name, size, storageKey: supportFileKey(id), createdAt: now });
  const options = { maxBytes: size, minutes: MINUTES };
  return { key, upload_url: await deps.storage.signPut(supportUploadKey(id), options) };
}
