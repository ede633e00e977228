import { type Audience, INTENT_RULES, type Intent, type RecordKind } from './intents.ts';
import { isLockedPhase, PHASE_INFO, type Phase } from './phases.ts';
import { type Presence, presentRoles, type ResearchRole } from './roles.ts';

/** Why somebody is told: a decision, its shortcut, or a change of the team. */
export type NotifyReason = Intent | 'restored' | 'reset' | 'reassigned';

/** How a round of approval ends. */
export type RoundOutcome = 'approved' | 'returned' | 'recalled' | 'reset';

/** What the server does after a change of status, in the order given, in the same transaction. */
export type WorkflowEffect =
  /** Opens round n+1 of the section. */
  | { kind: 'openRound' }
  /** Takes an immutable snapshot of the section's content. */
  | { kind: 'storeEdition' }
  /** Stores the actor's signature in the round, on its newest edition. */
  | { kind: 'sign' }
  /** Makes the newest edition of the round the approved one, with both of its marks cleared. */
  | { kind: 'approveEdition'; by: ResearchRole }
  | { kind: 'closeRound'; outcome: RoundOutcome }
  /** Marks the approved edition: a reviewer has returned or withdrawn the section since. */
  | { kind: 'markReturned' }
  /** Marks the approved edition: a reviewer role was added since. */
  | { kind: 'markReviewerJoined' }
  /** Closes the section's content to its authors: flush and freeze what is being written. */
  | { kind: 'lock' }
  | { kind: 'unlock' }
  /** Adds the review to the section's history; null is an entry without a decision. */
  | { kind: 'storeReview'; decision: 'approve' | 'revision' | null }
  /** Tells everybody in these roles except the person who acted. */
  | { kind: 'notify'; roles: readonly ResearchRole[]; reason: NotifyReason };

/** True while a round of the section is open. */
export function hasOpenRound(phase: Phase): boolean {
  return PHASE_INFO[phase].family === 'waiting';
}

/** True where a decision begins a round, which needs complete content. */
export function opensRound(intent: Intent, from: Phase): boolean {
  return INTENT_RULES[intent].record === 'signature' && !hasOpenRound(from);
}

/** `lock` or `unlock` where a change of phase asks for it. */
export function lockEffects(from: Phase, to: Phase): WorkflowEffect[] {
  if (isLockedPhase(from) === isLockedPhase(to)) return [];
  return [{ kind: isLockedPhase(to) ? 'lock' : 'unlock' }];
}

/** What ends the open round of a section, if there is one. */
export function closeEffects(from: Phase, outcome: RoundOutcome): WorkflowEffect[] {
  return hasOpenRound(from) ? [{ kind: 'closeRound', outcome }] : [];
}

/** What makes the newest edition of the open round the approved one, where `to` is an approval. */
export function approvalEffects(to: Phase): WorkflowEffect[] {
  const { family, role } = PHASE_INFO[to];
  if (family !== 'approved' || !role) return [];
  return [
    { kind: 'approveEdition', by: role },
    { kind: 'closeRound', outcome: 'approved' },
  ];
}

function signature(from: Phase, to: Phase): WorkflowEffect[] {
  return [
    ...(hasOpenRound(from)
      ? []
      : [{ kind: 'openRound' } as const, { kind: 'storeEdition' } as const]),
    { kind: 'sign' },
    ...approvalEffects(to),
  ];
}

const RECORDS: Readonly<Record<RecordKind, (from: Phase, to: Phase) => WorkflowEffect[]>> = {
  signature,
  objection: (from) => [...closeEffects(from, 'returned'), { kind: 'markReturned' }],
  recall: (from) => closeEffects(from, 'recalled'),
  nothing: () => [],
};

function toldRoles(
  audience: Audience,
  actor: ResearchRole,
  from: Phase,
  to: Phase,
  team: Presence,
) {
  const chosen = audience === 'everyone' && hasOpenRound(to) ? 'next' : audience;
  if (chosen === 'everyone') return presentRoles(team);
  const { role } = PHASE_INFO[chosen === 'next' ? to : from];
  return presentRoles(team).filter((r) => r !== actor && (r === role || r === 'researcher'));
}

/** Everything that a decision of `actor` leaves behind when it leads from one phase to another. */
export function decisionEffects(
  intent: Intent,
  actor: ResearchRole,
  from: Phase,
  to: Phase,
  team: Presence,
): WorkflowEffect[] {
  const { record, decision, audience } = INTENT_RULES[intent];
  return [
    ...RECORDS[record](from, to),
    ...lockEffects(from, to),
    { kind: 'storeReview', decision },
    { kind: 'notify', roles: toldRoles(audience, actor, from, to, team), reason: intent },
  ];
}

/** What is left behind when unchanged content goes straight back to its approved status. */
export function restoreEffects(from: Phase, to: Phase, team: Presence): WorkflowEffect[] {
  return [
    ...lockEffects(from, to),
    { kind: 'storeReview', decision: 'approve' },
    { kind: 'notify', roles: presentRoles(team), reason: 'restored' },
  ];
}
