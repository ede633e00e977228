import { AppError } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { documentAssets } from '../../../db/schema/index.ts';
import { ASSET_TYPES, fits } from '../asset-kinds.ts';
import { lockAccess, requireEdit } from '../load-access.ts';
import { requirePictureRoom, UPLOAD_MINUTES } from '../require-picture-room.ts';
import { assetKey, uploadKey } from '../storage-keys.ts';

export interface NewAsset {
  documentId: string;
  userId: string;
  name: string;
  /** In bytes, as the caller says; more is not taken. */
  size: number;
  type: string;
}

/**
 * Makes room for a picture and an address to upload it to, which works for ten minutes.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `file_type_refused`, `file_too_large`,
 * `project_full`
 */
export async function addAsset(
  work: Work,
  { documentId, userId, name, size, type }: NewAsset,
): Promise<{ asset_id: string; upload_url: string }> {
  const { trx, deps, now } = work;
  const opened = await lockAccess(trx, documentId, userId);
  requireEdit(opened);
  if (!ASSET_TYPES.has(type)) throw new AppError('file_type_refused');
  if (!fits(size)) throw new AppError('file_too_large');
  await requirePictureRoom(work, { projectId: opened.access.project.id, size });
  const id = uuidv7();
  const storageKey = assetKey(documentId, id);
  await trx
    .insert(documentAssets)
    .values({ id, documentId, name, mime: type, size, storageKey, createdAt: now });
  const options = { maxBytes: size, minutes: UPLOAD_MINUTES };
  return { asset_id: id, upload_url: await deps.storage.signPut(uploadKey(id), options) };
}
