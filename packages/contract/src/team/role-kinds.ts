import type { RoleCode } from '../kinds/roles.ts';
import { PERMISSIONS } from '../workflow/permissions.ts';

/** Whether this role decides on the work of others: its holder by mail is confirmed by the inviter. */
export function isReviewerRole(role: RoleCode): boolean {
  return PERMISSIONS.decide[role] === 'yes';
}

/** Whether the creator of a project may hold this role: he always keeps one of the author side. */
export function isCreatorRole(role: RoleCode): boolean {
  return PERMISSIONS.delete[role] === 'creator';
}
