import { desc, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { articleProposals, articles } from '../../../db/schema/index.ts';

/** Proposals with the articles that were made of them, the newest first. */
export function findProposals(executor: Executor, which: SQL | undefined, limit: number) {
  return executor
    .select({ row: articleProposals, article: articles })
    .from(articleProposals)
    .leftJoin(articles, eq(articles.id, articleProposals.articleId))
    .where(which)
    .orderBy(desc(articleProposals.createdAt), desc(articleProposals.id))
    .limit(limit);
}
