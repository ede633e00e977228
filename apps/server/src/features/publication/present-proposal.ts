import type { Offered, Proposal } from '@pv/contract';
import type { articleProposals, articles } from '../../db/schema/index.ts';
import { sectionOf, statusOf } from './article-row.ts';

export type ProposalRow = typeof articleProposals.$inferSelect;
type MadeOf = typeof articles.$inferSelect | null;

/** A proposal as the team of its project sees it; the article is named once readers see it. */
export function presentProposal(row: ProposalRow, article: MadeOf, now: Date): Proposal {
  const seen = article && statusOf(article, now) === 'published';
  return {
    id: row.id,
    section: row.section,
    message: row.message,
    status: row.status,
    reason: row.reason,
    proposed_by: row.proposerName,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    article: seen ? { section: sectionOf(article), slug: article.slug } : null,
  };
}

/** A proposal as editors see it. */
export function presentOffered(row: ProposalRow, article: MadeOf, now: Date): Offered {
  return {
    ...presentProposal(row, article, now),
    project_title: row.manuscript.ru.title,
    article_id: row.articleId,
  };
}
