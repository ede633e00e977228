import { AppError, type Preview } from '@pv/contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Deps, Locale } from '../../../context.ts';
import { articles, retiredPreviews } from '../../../db/schema/index.ts';
import { placeOf } from '../article-row.ts';
import { presentPictures } from '../pictures.ts';
import { presentPreview } from '../present-preview.ts';

/** Where readers see what the key once showed as a draft; what they do not see is told to nobody. */
async function findPublic({ connection: { db }, clock }: Deps, key: string): Promise<Preview> {
  const [found] = await db
    .select({ row: articles })
    .from(retiredPreviews)
    .innerJoin(articles, eq(articles.id, retiredPreviews.articleId))
    .where(
      and(
        eq(retiredPreviews.key, key),
        lte(articles.publishAt, clock()),
        isNotNull(articles.shown),
      ),
    );
  if (!found) throw new AppError('not_found');
  return { kind: 'public', place: placeOf(found.row), slug: found.row.slug };
}

/**
 * What is written of a publication, for whoever has its secret key; where it stands, for whoever has
 * the key that a draft of it had.
 * @throws AppError `not_found`
 */
export async function readPreview(deps: Deps, key: string, locale: Locale): Promise<Preview> {
  const { connection, storage } = deps;
  const [row] = await connection.db.select().from(articles).where(eq(articles.previewKey, key));
  if (!row) return findPublic(deps, key);
  const pictures = await presentPictures(connection.db, storage, row.id, row.content);
  return presentPreview({ row, content: row.content, pictures }, locale);
}
