import type { Work } from '../../../context.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { checkInviter } from './check-inviter.ts';
import { findInvitation } from './find-invitation.ts';

/**
 * An invitation that a member is about to change, with its project locked.
 * @throws AppError `not_found` for an absent one and for one of a foreign project alike, `forbidden`
 */
export async function lockInvitation(
  work: Work,
  { invitationId, userId }: { invitationId: string; userId: string },
) {
  const { projectId } = await findInvitation(work.trx, invitationId);
  const state = await lockState(work.trx, projectId, userId);
  const row = await findInvitation(work.trx, invitationId);
  const member = memberOf(state, userId);
  checkInviter(member, row.role);
  return { state, row, member };
}
