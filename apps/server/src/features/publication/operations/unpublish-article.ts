import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articleAddresses } from '../../../db/schema/index.ts';
import type { ArticleRecord } from '../article-row.ts';
import { type Asked, lockArticle } from '../queries/load-article.ts';
import { storeArticle } from '../queries/store-article.ts';

/**
 * Takes an article from the readers, or back from its schedule; then, when nobody could have seen it,
 * it is a draft again and its address is free.
 * @throws AppError `not_found`
 */
export async function unpublishArticle(work: Work, asked: Asked): Promise<ArticleRecord> {
  const row = await lockArticle(work.trx, asked);
  if (!row.publishAt) return row;
  const seen = row.firstPublishedAt !== null && row.firstPublishedAt <= work.now;
  if (seen) return storeArticle(work, row, { publishAt: null }, asked.userId);
  await work.trx.delete(articleAddresses).where(eq(articleAddresses.articleId, row.id));
  const slug = row.path ?? '';
  const draft = { publishAt: null, firstPublishedAt: null, shown: null, shownAt: null, slug };
  return storeArticle(work, row, { ...draft, wordsRu: '', wordsEn: '' }, asked.userId);
}
