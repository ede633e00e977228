import { AppError, isCreatorRole } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { openRequest } from '../requests/open-request.ts';

/**
 * The creator asks a member to become the author of the project. Nothing changes before he accepts.
 * @throws AppError `not_found`, `forbidden` for anybody but the creator, `handover_role`,
 *   `already_requested`
 */
export async function handOver(
  work: Work,
  { projectId, userId, targetId }: { projectId: string; userId: string; targetId: string },
): Promise<void> {
  const state = await lockState(work.trx, projectId, userId);
  const requester = memberOf(state, userId);
  const target = memberOf(state, targetId);
  if (state.project.creatorId !== userId || targetId === userId) throw new AppError('forbidden');
  if (!isCreatorRole(target.role)) throw new AppError('handover_role');
  await openRequest(work, state, { kind: 'handover', requester, target });
}
