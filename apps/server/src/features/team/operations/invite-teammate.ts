import { AppError, allowed, type RoleCode } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { admit } from '../admit.ts';
import { ownerOfCode } from '../invitations/owner-of-code.ts';
import { tellOwnerOfCode } from '../notices/tell.ts';

interface Invitation {
  projectId: string;
  userId: string;
  role: RoleCode;
  code: string;
}

/**
 * Takes the owner of a personal code into a team at once: giving the code is the consent. A reviewer
 * who joins resets the approvals.
 * @throws AppError `not_found`, `forbidden`, `invite_code_wrong`, `already_member`, `reviewer_too_late`
 */
export async function inviteTeammate(work: Work, invitation: Invitation): Promise<void> {
  const { projectId, role } = invitation;
  const before = await lockState(work.trx, projectId, invitation.userId);
  const inviter = memberOf(before, invitation.userId);
  if (!allowed(inviter.role, 'invite', { invitedRole: role })) throw new AppError('forbidden');
  const sought = { code: invitation.code, role, type: before.project.type, now: work.now };
  const userId = await ownerOfCode(work.trx, sought);
  const newcomer = await admit(work, before, { userId, role, invitedBy: inviter, way: 'code' });
  await tellOwnerOfCode(work, before, inviter, newcomer);
}
