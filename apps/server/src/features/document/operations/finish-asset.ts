import { createHash } from 'node:crypto';
import { AppError, type AssetView } from '@pv/contract';
import { type ImageInfo, imageInfo } from '@pv/gost';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { documentAssets } from '../../../db/schema/index.ts';
import { fits, printable } from '../asset-kinds.ts';
import { loadAccess, requireEdit } from '../load-access.ts';
import { presentAsset } from '../present-asset.ts';
import { uploadKey } from '../storage-keys.ts';

/** What a picture is by its own bytes, whatever its name and sender say. */
function inspect(bytes: Uint8Array): ImageInfo {
  if (!fits(bytes.length)) throw new AppError('file_too_large');
  const info = imageInfo(bytes);
  if (!info) throw new AppError('file_type_refused');
  if (!printable(info)) throw new AppError('file_too_large');
  return info;
}

/**
 * Takes an uploaded picture into the document: looks at its bytes and moves them where nobody can
 * write. A second call gives the same picture.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `file_missing`, `file_type_refused`,
 * `file_too_large`
 */
export async function finishAsset(
  { trx, deps: { storage } }: Work,
  { assetId, userId }: { assetId: string; userId: string },
): Promise<AssetView> {
  const [asset] = await trx
    .select()
    .from(documentAssets)
    .where(eq(documentAssets.id, assetId))
    // two calls at once: the second finds the picture taken in
    .for('update');
  if (!asset) throw new AppError('not_found');
  requireEdit(await loadAccess(trx, asset.documentId, userId));
  if (asset.ready) return presentAsset(storage, asset);
  const upload = uploadKey(assetId);
  const bytes = await storage.get(upload);
  if (!bytes) throw new AppError('file_missing');
  try {
    const info = inspect(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = { ...info, size: bytes.length, sha256, ready: true };
    await trx.update(documentAssets).set(known).where(eq(documentAssets.id, assetId));
    await storage.move(upload, asset.storageKey);
    return presentAsset(storage, { ...asset, ...known });
  } catch (error) {
    await storage.remove(upload);
    throw error;
  }
}
