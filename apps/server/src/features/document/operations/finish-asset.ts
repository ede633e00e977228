import { createHash } from 'node:crypto';
import { AppError, type AssetView } from '@pv/contract';
import { type ImageInfo, imageInfo, looksLikePdf } from '@pv/gost';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { documentAssets } from '../../../db/schema/index.ts';
import { fits, PDF, printable } from '../asset-kinds.ts';
import { loadAccess, lockAccess, requireEdit } from '../load-access.ts';
import { presentAsset } from '../present-asset.ts';
import { requirePictureRoom } from '../require-picture-room.ts';
import { uploadKey } from '../storage-keys.ts';

interface Asked {
  assetId: string;
  userId: string;
}

/** The picture, for whoever may change its document now. */
async function findAsset(db: Database, { assetId, userId }: Asked) {
  const [asset] = await db.select().from(documentAssets).where(eq(documentAssets.id, assetId));
  if (!asset) throw new AppError('not_found');
  requireEdit(await loadAccess(db, asset.documentId, userId));
  return asset;
}

/** What a picture is by its own bytes, whatever its name and sender say. */
function pictureOf(bytes: Uint8Array): ImageInfo {
  if (!fits(bytes.length)) throw new AppError('file_too_large');
  const info = imageInfo(bytes);
  if (!info) throw new AppError('file_type_refused');
  if (!printable(info)) throw new AppError('file_too_large');
  return info;
}

/** How many pages a PDF has, counted in a process that may be killed. */
async function pagesOf({ storage, documents }: Deps, key: string): Promise<number> {
  const file = await storage.file(key);
  if (file === null) throw new AppError('file_missing');
  const found = await documents.pool.run({ name: 'pdfPages', given: { file } }, { urgent: true });
  if ('pages' in found) return found.pages;
  throw new AppError('file_type_refused', { items: [`titlePage.ready.${found.problem}`] });
}

/** What is kept of sealed bytes beside them; those that are neither picture nor pages are removed. */
async function inspect(deps: Deps, key: string) {
  const { storage } = deps;
  const bytes = await storage.get(key);
  if (!bytes) throw new AppError('file_missing');
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const kept = { size: bytes.length, sha256 };
    if (!looksLikePdf(bytes)) return { ...pictureOf(bytes), ...kept };
    if (!fits(bytes.length)) throw new AppError('file_too_large');
    return { mime: PDF, pages: await pagesOf(deps, key), ...kept };
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
}

/**
 * Takes an uploaded picture into the document: moves its bytes where nobody can write and looks at them,
 * before the transaction. Whether the document may be changed is asked before and after. A second call
 * gives the same picture.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `file_missing`, `file_type_refused`,
 * `file_too_large`, `project_full`
 */
export async function finishAsset(deps: Deps, asked: Asked): Promise<AssetView> {
  const { connection, storage } = deps;
  const found = await findAsset(connection.db, asked);
  if (found.ready) return presentAsset(storage, found);
  await storage.settle(uploadKey(found.id), found.storageKey);
  const known = await inspect(deps, found.storageKey);
  const taken = await inTransaction(deps, async (work) => {
    const { trx } = work;
    const opened = await lockAccess(trx, found.documentId, asked.userId);
    requireEdit(opened);
    const projectId = opened.access.project.id;
    await requirePictureRoom(work, { projectId, size: known.size, assetId: found.id });
    const [row] = await trx
      .update(documentAssets)
      .set({ ...known, ready: true })
      .where(eq(documentAssets.id, found.id))
      .returning();
    return row;
  });
  if (!taken) throw new AppError('not_found');
  return presentAsset(storage, taken);
}
