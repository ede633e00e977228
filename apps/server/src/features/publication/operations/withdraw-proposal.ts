import { AppError, type ArticleContent, emptyArticle, type Proposal } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { articleProposals } from '../../../db/schema/index.ts';
import { appendEvent, checkKind, lockState, memberOf } from '../../approval/public.ts';
import { mayPropose } from '../load-finished.ts';
import { presentProposal } from '../present-proposal.ts';

/** Of what is taken back the editors keep the name alone. */
function blank({ ru: { title } }: ArticleContent): ArticleContent {
  const nothing = emptyArticle();
  return { ...nothing, ru: { ...nothing.ru, title } };
}

/**
 * Takes the open proposal of a project back, with its manuscript.
 * @throws AppError `not_found`, `forbidden`, `proposal_closed`
 */
export async function withdrawProposal(
  work: Work,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Proposal> {
  const { trx, now } = work;
  await checkKind(trx, projectId, 'article');
  const state = await lockState(trx, projectId, userId);
  if (!mayPropose(state, userId)) throw new AppError('forbidden');
  const [open] = await trx
    .select()
    .from(articleProposals)
    .where(and(eq(articleProposals.projectId, projectId), eq(articleProposals.status, 'open')))
    .for('update');
  if (!open) throw new AppError('proposal_closed');
  const [row] = await trx
    .update(articleProposals)
    .set({ status: 'withdrawn', decidedAt: now, manuscript: blank(open.manuscript) })
    .where(eq(articleProposals.id, open.id))
    .returning();
  if (!row) throw new AppError('proposal_closed');
  const actor = memberOf(state, userId);
  await appendEvent(work, { projectId, kind: 'proposal_withdrawn', actor });
  return presentProposal(row, null, now);
}
