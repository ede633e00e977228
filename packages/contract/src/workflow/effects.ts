import { type Audience, MOVE_RULES, type Move, type RecordEffect } from './moves.ts';
import { isLockedPhase, PHASE_INFO, type Phase } from './phases.ts';
import { type Presence, presentRoles, type ResearchRole } from './roles.ts';

/** Why somebody is told: a move, its shortcut, or a change of the team. */
export type NotifyReason = Move | 'restored' | 'reset' | 'reassigned';

/** What the server does after a change of status, in the order given, in the same transaction. */
export type WorkflowEffect =
  | RecordEffect
  /** Marks the approved edition: a reviewer role was added since. */
  | { kind: 'markReviewerJoined' }
  /** Closes the section's content to its authors: flush and freeze what is being written. */
  | { kind: 'lock' }
  | { kind: 'unlock' }
  /** Adds the review to the section's history; null is an entry without a decision. */
  | { kind: 'storeReview'; decision: 'approve' | 'revision' | null }
  /** Tells everybody in these roles except the person who acted. */
  | { kind: 'notify'; roles: readonly ResearchRole[]; reason: NotifyReason };

/** `lock` or `unlock` where a change of phase asks for it. */
export function lockEffects(from: Phase, to: Phase): WorkflowEffect[] {
  if (isLockedPhase(from) === isLockedPhase(to)) return [];
  return [{ kind: isLockedPhase(to) ? 'lock' : 'unlock' }];
}

function audienceRoles(audience: Audience, actor: ResearchRole, from: Phase, to: Phase) {
  if (audience === 'everyone') return null;
  const other = PHASE_INFO[audience === 'next_and_author' ? to : from].role;
  return new Set<ResearchRole | null>([other, 'researcher'].filter((role) => role !== actor));
}

/** Everything that a move of `actor` leaves behind when it leads from one phase to another. */
export function moveEffects(
  move: Move,
  actor: ResearchRole,
  from: Phase,
  to: Phase,
  present: Presence,
): WorkflowEffect[] {
  const rule = MOVE_RULES[move];
  const told = audienceRoles(rule.audience, actor, from, to);
  const roles = presentRoles(present).filter((role) => told?.has(role) ?? true);
  return [
    ...rule.records,
    ...lockEffects(from, to),
    { kind: 'storeReview', decision: rule.decision },
    { kind: 'notify', roles, reason: move },
  ];
}

/** What is left behind when unchanged content goes straight back to its approved status. */
export function restoreEffects(from: Phase, to: Phase, present: Presence): WorkflowEffect[] {
  return [
    ...lockEffects(from, to),
    { kind: 'storeReview', decision: 'approve' },
    { kind: 'notify', roles: presentRoles(present), reason: 'restored' },
  ];
}
