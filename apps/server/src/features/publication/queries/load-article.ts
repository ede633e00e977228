import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { articles } from '../../../db/schema/index.ts';
import { requireRight } from '../../platform/public.ts';
import type { ArticleRecord } from '../article-row.ts';

/** Who asks for which article. */
export interface Asked {
  id: string;
  userId: string;
}

async function only(rows: Promise<ArticleRecord[]>): Promise<ArticleRecord> {
  const [row] = await rows;
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * An article for an editor.
 * @throws AppError `not_found`, for everybody else alike
 */
export async function loadArticle(executor: Executor, asked: Asked): Promise<ArticleRecord> {
  await requireRight(executor, asked.userId, 'write_articles');
  return only(executor.select().from(articles).where(eq(articles.id, asked.id)));
}

/** As `loadArticle`, locked until the end of the transaction. */
export async function lockArticle(executor: Executor, asked: Asked): Promise<ArticleRecord> {
  await requireRight(executor, asked.userId, 'write_articles');
  return only(executor.select().from(articles).where(eq(articles.id, asked.id)).for('update'));
}

/**
 * Refuses to write over what the caller has not seen.
 * @throws AppError `stale_version`
 */
export function requireVersion(row: ArticleRecord, version: number): void {
  if (row.version !== version) throw new AppError('stale_version');
}
