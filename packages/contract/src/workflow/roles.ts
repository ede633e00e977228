import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';

/** Roles of research and article projects, in the order in which they approve. */
export const RESEARCH_ROLES = ['researcher', 'supervisor', 'curator'] as const;
export type ResearchRole = (typeof RESEARCH_ROLES)[number];
/** The research roles that review the work of others. */
export type ReviewerRole = Exclude<ResearchRole, 'researcher'>;

/** Which research roles somebody in the team holds. */
export type Presence = Readonly<Record<ResearchRole, boolean>>;

/** True for the roles of research and article projects. */
export function isResearchRole(role: RoleCode): role is ResearchRole {
  return ROLES_BY_TYPE.nir.includes(role);
}

/** The research roles that somebody holds, in the order of approval. */
export function presentRoles(present: Presence): ResearchRole[] {
  return RESEARCH_ROLES.filter((role) => present[role]);
}
