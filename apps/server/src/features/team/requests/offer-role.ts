import { AppError, isCreatorRole, type RoleCode } from '@pv/contract';
import type { Work } from '../../../context.ts';
import type { ProjectState, TeamMember } from '../../approval/public.ts';
import { checkInvitable } from '../change-statuses.ts';
import { openRequest } from './open-request.ts';

interface RoleOffer {
  requester: TeamMember;
  target: TeamMember;
  role: RoleCode;
}

/**
 * Offers a member another role instead of the one he has. Nobody changes his own role, and the author
 * of a project keeps one of the author side. `state` is locked, the requester may invite for the role.
 * @throws AppError `own_role`, `already_member`, `creator_keeps_role`, `reviewer_too_late`,
 *   `already_requested`
 */
export async function offerRole(
  work: Work,
  state: ProjectState,
  { requester, target, role }: RoleOffer,
): Promise<void> {
  if (target.role === role) throw new AppError('already_member');
  if (target.userId === requester.userId) throw new AppError('own_role');
  const isCreator = target.userId === state.project.creatorId;
  if (isCreator && !isCreatorRole(role)) throw new AppError('creator_keeps_role');
  checkInvitable(work, state, role);
  await openRequest(work, state, { kind: 'role_offer', requester, target, role });
}
