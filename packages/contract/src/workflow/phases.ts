import type { RoleCode } from '../kinds/roles.ts';

/** How far a section has come, whatever the kind of project calls it. */
export type PhaseFamily = 'created' | 'reapproval' | 'waiting' | 'revision' | 'approved';

/**
 * What the statuses of the project section, the plan and the result have in common. The spec words
 * each status anew for each kind of section; the rules of approval do not differ.
 */
export interface PhaseInfo {
  family: PhaseFamily;
  /** The roles that the phase names: all whom it waits for, or the one. */
  roles: readonly RoleCode[];
  /** The content is closed to its authors: reviewers read it, or are asked to open it again. */
  locked: boolean;
}

const OPEN = { roles: [], locked: false };

/** The phases that every kind of project has. */
export const BEGINNINGS = {
  created: { family: 'created', ...OPEN },
  reapproval: { family: 'reapproval', ...OPEN },
} as const satisfies Record<string, PhaseInfo>;

/** A phase in which these roles are asked, all at once. */
export const waiting = (...roles: RoleCode[]): PhaseInfo => ({
  family: 'waiting',
  roles,
  locked: true,
});

/** A phase in which the section was returned to a role that works on it. */
export const revision = (role: RoleCode): PhaseInfo => ({
  family: 'revision',
  roles: [role],
  locked: false,
});

/** A phase in which a reviewer is asked to open again what was approved. */
export const requested = (role: RoleCode): PhaseInfo => ({ ...revision(role), locked: true });

/** A phase in which this role has approved last. */
export const approved = (role: RoleCode): PhaseInfo => ({
  family: 'approved',
  roles: [role],
  locked: false,
});
