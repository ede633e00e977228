import type { Proposal } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { articleProposals } from '../../../db/schema/index.ts';
import { completionOf } from '../../approval/public.ts';
import { approvedManuscript, loadArticleProject, mayPropose } from '../load-finished.ts';
import { presentProposal } from '../present-proposal.ts';
import { findProposals } from '../queries/find-proposals.ts';

interface ProposalOfProject {
  proposal: Proposal | null;
  can: { propose: boolean; withdraw: boolean };
  as_file: boolean;
}

/**
 * The newest proposal of a project, and what its reader may do.
 * @throws AppError `not_found`
 */
export async function readProposal(
  { connection: { db }, clock }: Deps,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<ProposalOfProject> {
  const state = await loadArticleProject(db, projectId, userId);
  const [found] = await findProposals(db, eq(articleProposals.projectId, projectId), 1);
  const may = mayPropose(state, userId);
  const status = found?.row.status;
  const made = status === 'accepted' && found?.row.articleId !== null;
  const free = status !== 'open' && !made;
  return {
    proposal: found ? presentProposal(found.row, found.article, clock()) : null,
    can: {
      propose: may && free && approvedManuscript(state) !== null,
      withdraw: may && status === 'open',
    },
    as_file:
      may && free && completionOf(state) === 'succeeded' && approvedManuscript(state) === null,
  };
}
