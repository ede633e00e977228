import type { RoleCode } from '@pv/contract';
import type { Teammate } from './teammates.ts';

/**
 * Names of those of a team whom roles belong to, in its order, as one text; empty where that is nobody, or
 * nobody who has given a name yet.
 */
export function holderNames(
  team: readonly Pick<Teammate, 'role' | 'name'>[],
  roles: readonly RoleCode[],
): string {
  return team
    .filter(({ role }) => roles.includes(role))
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
}
