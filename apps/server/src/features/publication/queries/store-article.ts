import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articles } from '../../../db/schema/index.ts';
import type { ArticleRecord } from '../article-row.ts';

type Change = Partial<Omit<typeof articles.$inferInsert, 'id' | 'version'>>;

/** Writes a change of a locked article and counts it. Gives the article as it is now. */
export async function storeArticle(
  { trx, now }: Work,
  row: ArticleRecord,
  change: Change,
  editorId: string,
): Promise<ArticleRecord> {
  const news = { ...change, editorId, version: row.version + 1, updatedAt: now };
  await trx.update(articles).set(news).where(eq(articles.id, row.id));
  return { ...row, ...news };
}
