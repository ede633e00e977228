import type { Work } from '../../../context.ts';
import type { ArticleRecord } from '../article-row.ts';
import { keepVersion } from '../queries/keep-version.ts';
import { lockArticle } from '../queries/load-article.ts';
import { loadVersion } from '../queries/load-version.ts';
import { storeArticle } from '../queries/store-article.ts';

/**
 * Writes a kept state of an article again; what stood there is kept before, and `kept` names it. Readers
 * see nothing of it.
 * @throws AppError `not_found`
 */
export async function restoreVersion(
  work: Work,
  asked: { versionId: string; userId: string },
): Promise<{ row: ArticleRecord; kept: string }> {
  const { userId } = asked;
  const version = await loadVersion(work.trx, asked);
  const row = await lockArticle(work.trx, { id: version.articleId, userId });
  const kept = await keepVersion(work, row, 'before_restore', row.editorId);
  return { row: await storeArticle(work, row, { content: version.content }, userId), kept };
}
