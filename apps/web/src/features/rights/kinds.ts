import { ROLES_BY_TYPE, type RoleCode } from '@pv/contract';

/** Kinds of projects by their roles. */
export type RightsKind = 'research' | 'startup';

export const RIGHTS_ROLES: Readonly<Record<RightsKind, readonly RoleCode[]>> = {
  research: ROLES_BY_TYPE.nir,
  startup: ROLES_BY_TYPE.startup,
};
