import { AppError, allowed, type RoleCode } from '@pv/contract';
import type { TeamMember } from '../../approval/public.ts';

/**
 * Whether a member may invite people for a role.
 * @throws AppError `forbidden`
 */
export function checkInviter({ role }: Pick<TeamMember, 'role'>, invitedRole: RoleCode): void {
  if (!allowed(role, 'invite', { invitedRole })) throw new AppError('forbidden');
}
