import type { RoleCode } from '@pv/contract';
import { AppError, ROLES_BY_TYPE } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { checkInviter } from '../invitations/check-inviter.ts';
import { offerRole } from '../requests/offer-role.ts';

interface RoleChange {
  projectId: string;
  userId: string;
  targetId: string;
  role: RoleCode;
}

/**
 * Offers a member, named by id, another role.
 * @throws AppError as `offerRole`, `not_found`, `forbidden`
 */
export async function changeMemberRole(
  work: Work,
  { projectId, userId, targetId, role }: RoleChange,
): Promise<void> {
  const state = await lockState(work.trx, projectId, userId);
  const requester = memberOf(state, userId);
  const target = memberOf(state, targetId);
  checkInviter(requester, role);
  if (!ROLES_BY_TYPE[state.project.type].includes(role)) throw new AppError('validation_failed');
  await offerRole(work, state, { requester, target, role });
}
