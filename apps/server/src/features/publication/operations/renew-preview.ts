import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import type { ArticleRecord } from '../article-row.ts';
import { newPreviewKey } from '../new-preview-key.ts';
import { type Asked, lockArticle } from '../queries/load-article.ts';

/**
 * Gives a publication another secret link. It is no change of the text: no version is counted, so whoever
 * writes meanwhile goes on.
 * @throws AppError `not_found`
 */
export async function renewPreview(work: Work, asked: Asked): Promise<ArticleRecord> {
  const row = await lockArticle(work.trx, asked);
  const previewKey = newPreviewKey();
  await work.trx.update(articles).set({ previewKey }).where(eq(articles.id, row.id));
  return { ...row, previewKey };
}
