import { AppError, type ArticlePicture, ASSET_MAX_BYTES, PICTURE_MOST_PIXELS } from '@pv/contract';
import { type ImageInfo, imageInfo } from '@pv/gost';
import { eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { articlePictures } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';
import { type PictureRow, presentPicture, uploadKeyOf } from '../pictures.ts';

interface Asked {
  pictureId: string;
  userId: string;
}

/** The picture, for whoever may write articles. */
async function findPicture(executor: Executor, { pictureId, userId }: Asked): Promise<PictureRow> {
  await requireRight(executor, userId, 'write_articles');
  const [picture] = await executor
    .select()
    .from(articlePictures)
    .where(eq(articlePictures.id, pictureId));
  if (!picture) throw new AppError('not_found');
  return picture;
}

/** What the sealed bytes are, whatever name and sender say; what is no picture of ours is removed. */
async function inspect({ storage }: Deps, key: string): Promise<ImageInfo & { size: number }> {
  const bytes = await storage.get(key);
  if (!bytes) throw new AppError('file_missing');
  const info = imageInfo(bytes);
  const large =
    bytes.length > ASSET_MAX_BYTES || (info && info.width * info.height > PICTURE_MOST_PIXELS);
  if (info && !large) return { ...info, size: bytes.length };
  await storage.remove(key);
  throw new AppError(info ? 'file_too_large' : 'file_type_refused');
}

/**
 * Takes an uploaded picture into its article by what its bytes say, which are sealed and read before the
 * transaction. A second call gives the same one.
 * @throws AppError `not_found`, `file_missing`, `file_type_refused`, `file_too_large`
 */
export async function finishPicture(deps: Deps, asked: Asked): Promise<ArticlePicture> {
  const { connection, storage } = deps;
  const found = await findPicture(connection.db, asked);
  if (found.ready) return presentPicture(storage, found);
  // sealed first: when anything fails after that, the next call finds the bytes there
  await storage.settle(uploadKeyOf(found.id), found.storageKey);
  const known = await inspect(deps, found.storageKey);
  const taken = await inTransaction(deps, async ({ trx }) => {
    await findPicture(trx, asked);
    const [row] = await trx
      .update(articlePictures)
      .set({ ...known, ready: true })
      .where(eq(articlePictures.id, found.id))
      .returning();
    return row;
  });
  if (!taken) throw new AppError('not_found');
  return presentPicture(storage, taken);
}
