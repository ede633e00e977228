import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articleProposals } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { personOf } from '../../user/public.ts';
import { lockProposal } from '../queries/load-proposal.ts';
import { tellTeam } from '../tell-proposal.ts';
import { createArticle } from './create-article.ts';

interface Deciding {
  id: string;
  userId: string;
}

/**
 * Takes a proposal: a draft is made of the manuscript. Gives its id.
 * @throws AppError `not_found`, `proposal_closed`
 */
export async function acceptProposal(work: Work, asked: Deciding): Promise<string> {
  const { row, state } = await lockProposal(work, asked);
  const { section, manuscript: content, projectId } = row;
  const articleId = await createArticle(work, { section, content, editorId: asked.userId });
  await work.trx
    .update(articleProposals)
    .set({ status: 'accepted', decidedAt: work.now, articleId })
    .where(eq(articleProposals.id, row.id));
  const actor = await personOf(work.trx, asked.userId);
  await appendEvent(work, { projectId, kind: 'proposal_accepted', actor });
  await tellTeam(work, state, actor, 'accepted');
  return articleId;
}

/**
 * Declines a proposal; the team reads why.
 * @throws AppError `not_found`, `proposal_closed`
 */
export async function declineProposal(
  work: Work,
  { reason, ...asked }: Deciding & { reason: string },
): Promise<void> {
  const { row, state } = await lockProposal(work, asked);
  await work.trx
    .update(articleProposals)
    .set({ status: 'declined', reason, decidedAt: work.now })
    .where(eq(articleProposals.id, row.id));
  const actor = await personOf(work.trx, asked.userId);
  const after = { reason };
  await appendEvent(work, { projectId: row.projectId, kind: 'proposal_declined', actor, after });
  await tellTeam(work, state, actor, 'declined');
}
