/** Roles of research and article projects, in the order in which they approve. */
export const RESEARCH_ROLES = ['researcher', 'supervisor', 'curator'] as const;

/** Roles of startup projects. */
export const STARTUP_ROLES = [
  'founder',
  'top_manager',
  'expert',
  'mentor',
  'tracker',
  'coordinator',
] as const;

export const ROLES = [...RESEARCH_ROLES, ...STARTUP_ROLES] as const;

export type ResearchRole = (typeof RESEARCH_ROLES)[number];
export type StartupRole = (typeof STARTUP_ROLES)[number];
/** A person holds exactly one role in a project. */
export type Role = (typeof ROLES)[number];
/** The research roles that review the work of others. */
export type ReviewerRole = Exclude<ResearchRole, 'researcher'>;

/** Which research roles somebody in the team holds. */
export type Presence = Readonly<Record<ResearchRole, boolean>>;

/** True for the roles of research and article projects. */
export function isResearchRole(role: Role): role is ResearchRole {
  return (RESEARCH_ROLES as readonly Role[]).includes(role);
}

/** The research roles that somebody holds, in the order of approval. */
export function presentRoles(present: Presence): ResearchRole[] {
  return RESEARCH_ROLES.filter((role) => present[role]);
}
