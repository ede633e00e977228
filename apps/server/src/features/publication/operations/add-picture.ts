import { AppError, ASSET_MAX_BYTES, PICTURE_TYPES } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { articlePictures } from '../../../db/schema/index.ts';
import { pictureKey, uploadKeyOf } from '../pictures.ts';
import { type Asked, loadArticle } from '../queries/load-article.ts';

const TAKEN: ReadonlySet<string> = new Set(PICTURE_TYPES);

interface NewPicture extends Asked {
  name: string;
  /** In bytes; more is not taken. */
  size: number;
  type: string;
}

/**
 * Makes room for a picture of an article and an address to upload it to, for ten minutes.
 * @throws AppError `not_found`, `file_type_refused`, `file_too_large`
 */
export async function addPicture(
  { trx, deps, now }: Work,
  { name, size, type, ...asked }: NewPicture,
): Promise<{ picture_id: string; upload_url: string }> {
  await loadArticle(trx, asked);
  if (!TAKEN.has(type)) throw new AppError('file_type_refused');
  if (size > ASSET_MAX_BYTES) throw new AppError('file_too_large');
  const id = uuidv7();
  const storageKey = pictureKey(asked.id, id);
  await trx
    .insert(articlePictures)
    .values({ id, articleId: asked.id, name, mime: type, size, storageKey, createdAt: now });
  const options = { maxBytes: size, minutes: 10 };
  return { picture_id: id, upload_url: await deps.storage.signPut(uploadKeyOf(id), options) };
}
