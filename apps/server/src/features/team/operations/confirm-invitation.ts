import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { admit } from '../admit.ts';
import { checkOpen } from '../invitations/find-invitation.ts';
import { lockInvitation } from '../invitations/lock-invitation.ts';
import { tellCandidate } from '../notices/tell.ts';

/**
 * Confirms that whoever has accepted is the person that was meant: the membership starts. Any member
 * who may invite for the role may confirm, so that an invitation outlives its inviter.
 * @throws AppError `not_found`, `forbidden`, `invitation_closed`, `already_member`, `reviewer_too_late`
 */
export async function confirmInvitation(
  work: Work,
  of: { invitationId: string; userId: string },
): Promise<void> {
  const { state, row, member } = await lockInvitation(work, of);
  checkOpen(row, work.now, ['confirming']);
  const { candidateId, role } = row;
  if (!candidateId) throw new AppError('not_found');
  await admit(work, state, { userId: candidateId, role, invitedBy: member, way: 'mail' });
  await tellCandidate(
    work,
    state,
    { userId: candidateId, role },
    { kind: 'confirmed', by: member },
  );
}
