import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articlePictures, articles } from '../../../db/schema/index.ts';
import { hasAddress, kindOf } from '../article-row.ts';
import { type Asked, lockArticle } from '../queries/load-article.ts';

/**
 * Removes a draft with its pictures. What readers have seen, and a page, is kept.
 * @throws AppError `not_found`, `article_was_public`
 */
export async function removeArticle(work: Work, asked: Asked): Promise<void> {
  const { trx, deps, afterCommit } = work;
  const row = await lockArticle(trx, asked);
  // a page comes with the product and stays
  if (hasAddress(row) || kindOf(row) === 'page') throw new AppError('article_was_public');
  const pictures = await trx
    .select({ key: articlePictures.storageKey })
    .from(articlePictures)
    .where(eq(articlePictures.articleId, row.id));
  await trx.delete(articles).where(eq(articles.id, row.id));
  afterCommit(() => {
    for (const { key } of pictures) {
      deps.storage
        .remove(key)
        .catch((error: unknown) => deps.log.warn({ err: error }, 'picture not removed'));
    }
  });
}
