import { AppError, type Preview } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import { presentPictures } from '../pictures.ts';
import { presentPreview } from '../present-preview.ts';

/**
 * What is written of a publication, for whoever has its secret key.
 * @throws AppError `not_found`
 */
export async function readPreview(
  { connection: { db }, storage }: Deps,
  key: string,
  locale: Locale,
): Promise<Preview> {
  const [row] = await db.select().from(articles).where(eq(articles.previewKey, key));
  if (!row) throw new AppError('not_found');
  const pictures = await presentPictures(db, storage, row.id, row.content);
  return presentPreview({ row, content: row.content, pictures }, locale);
}
