import type { RoleCode } from '../../kinds/roles.ts';

/** Roles that decide in a startup. The coordinator looks on. */
export const STARTUP_ROLES = ['founder', 'topmanager', 'mentor', 'expert', 'tracker'] as const;
export type StartupRole = (typeof STARTUP_ROLES)[number];

/** Who writes and sends. */
export const STARTUP_AUTHORS = ['founder', 'topmanager'] as const;
export type StartupAuthor = (typeof STARTUP_AUTHORS)[number];

/** Who reviews, in any order: one person of each role that is held. */
export const STARTUP_REVIEWERS = ['mentor', 'expert', 'tracker'] as const;
export type StartupReviewer = (typeof STARTUP_REVIEWERS)[number];

/** Which of the deciding roles somebody in the team holds. */
export type StartupPresence = Readonly<Record<StartupRole, boolean>>;

/** True for the roles that decide in a startup. */
export function isStartupRole(role: RoleCode): role is StartupRole {
  return (STARTUP_ROLES as readonly RoleCode[]).includes(role);
}

/** True for mentor, expert and tracker. */
export function isStartupReviewer(role: RoleCode): role is StartupReviewer {
  return (STARTUP_REVIEWERS as readonly RoleCode[]).includes(role);
}

/** True for founder and top manager. */
export function isStartupAuthor(role: RoleCode): role is StartupAuthor {
  return (STARTUP_AUTHORS as readonly RoleCode[]).includes(role);
}

/** The deciding roles that somebody holds. */
export function heldRoles(present: StartupPresence): StartupRole[] {
  return STARTUP_ROLES.filter((role) => present[role]);
}

/** The reviewing roles that somebody holds: W of the table. */
export function heldReviewers(present: StartupPresence): StartupReviewer[] {
  return STARTUP_REVIEWERS.filter((role) => present[role]);
}

/**
 * The author in whose queue a returned section stands: who sent it last, or the other one when
 * nobody holds that role any more.
 */
export function queueOf(sender: StartupAuthor | null, present: StartupPresence): StartupAuthor {
  if (sender && present[sender]) return sender;
  return STARTUP_AUTHORS.find((role) => present[role]) ?? 'founder';
}
