import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { articleProposals } from '../../../db/schema/index.ts';
import { lockForeignState, type ProjectState } from '../../approval/public.ts';
import { requireRight } from '../../platform/public.ts';
import type { ProposalRow } from '../present-proposal.ts';
import { findProposals } from './find-proposals.ts';

interface Asked {
  id: string;
  userId: string;
}

async function find(executor: Executor, { id, userId }: Asked) {
  await requireRight(executor, userId, 'decide_proposals');
  const [found] = await findProposals(executor, eq(articleProposals.id, id), 1);
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * A proposal for an editor.
 * @throws AppError `not_found`, for everybody else alike, and for one that was withdrawn
 */
export async function loadProposal(executor: Executor, asked: Asked) {
  const found = await find(executor, asked);
  if (found.row.status === 'withdrawn') throw new AppError('not_found');
  return found;
}

/**
 * An open proposal with its project, both locked, to be decided.
 * @throws AppError `not_found`, `proposal_closed`
 */
export async function lockProposal(
  { trx }: Work,
  asked: Asked,
): Promise<{ row: ProposalRow; state: ProjectState }> {
  const { row } = await find(trx, asked);
  const state = await lockForeignState(trx, row.projectId);
  const [now] = await trx
    .select()
    .from(articleProposals)
    .where(eq(articleProposals.id, asked.id))
    .for('update');
  if (now?.status !== 'open') throw new AppError('proposal_closed');
  return { row: now, state };
}
