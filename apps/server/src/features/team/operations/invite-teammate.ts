import { AppError, allowed, type RoleCode } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockState, memberOf, type ProjectState } from '../../approval/public.ts';
import { findInviteCode } from '../../user/public.ts';
import { admit } from '../admit.ts';
import { tellOwnerOfCode } from '../notices/tell-owner-of-code.ts';

interface Invitation {
  projectId: string;
  userId: string;
  role: RoleCode;
  code: string;
}

/** Whose code it is, when it is one for this role in this kind of project. */
async function ownerOfCode(work: Work, state: ProjectState, { code, role }: Invitation) {
  const found = await findInviteCode(work.trx, code, work.now);
  const fits = found?.role === role && found.projectType === state.project.type;
  if (!found || !fits) throw new AppError('invite_code_wrong');
  return found.ownerId;
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
  const userId = await ownerOfCode(work, before, invitation);
  const newcomer = await admit(work, before, { userId, role, invitedBy: inviter, way: 'code' });
  await tellOwnerOfCode(work, before, inviter, newcomer);
}
