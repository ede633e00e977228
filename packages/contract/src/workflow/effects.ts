import type { RoleCode } from '../kinds/roles.ts';
import { type Audience, INTENT_RULES, type Intent, type RecordKind } from './intents.ts';
import type { PhaseInfo } from './phases.ts';

/** Why somebody is told: a decision, its shortcut, or a change of the team. */
export type NotifyReason = Intent | 'restored' | 'reset' | 'reassigned';

/** How a round of approval ends. */
export type RoundOutcome = 'approved' | 'returned' | 'recalled' | 'reset';

/** What the server does after a change of status, in the order given, in the same transaction. */
export type WorkflowEffect =
  /** Opens round n+1 of the section; the actor is its sender. */
  | { kind: 'openRound' }
  /** Takes an immutable snapshot of the section's content. */
  | { kind: 'storeEdition' }
  /** Stores the actor's signature in the round, on its newest edition. */
  | { kind: 'sign' }
  /** Makes the newest edition of the round the approved one, with both of its marks cleared. */
  | { kind: 'approveEdition'; by: RoleCode }
  | { kind: 'closeRound'; outcome: RoundOutcome }
  /** Marks the approved edition: a reviewer has returned or withdrawn the section since. */
  | { kind: 'markReturned' }
  /** Marks the approved edition: a reviewer role was added since. */
  | { kind: 'markReviewerJoined' }
  /** Adds the review to the section's history; null is an entry without a decision. */
  | { kind: 'storeReview'; decision: 'approve' | 'revision' | null }
  /** Tells everybody in these roles except the person who acted. */
  | { kind: 'notify'; roles: readonly RoleCode[]; reason: NotifyReason };

/** From which phase to which a move leads. */
export interface Passage {
  from: PhaseInfo;
  to: PhaseInfo;
}

/** Who is there to be told. */
export interface Listeners {
  /** Roles that somebody holds. */
  held: readonly RoleCode[];
  /** The roles that write and send. */
  authors: readonly RoleCode[];
}

/** True while a round of a section in this phase is open: reviewers are asked. */
export function hasOpenRound({ family }: PhaseInfo): boolean {
  return family === 'waiting';
}

/** True where a decision begins a round, which needs complete content. */
export function opensRound(intent: Intent, from: PhaseInfo): boolean {
  return INTENT_RULES[intent].record === 'signature' && !hasOpenRound(from);
}

/** What ends the open round of a section, if there is one. */
function closeEffects(from: PhaseInfo, outcome: RoundOutcome): WorkflowEffect[] {
  return hasOpenRound(from) ? [{ kind: 'closeRound', outcome }] : [];
}

/** What makes the newest edition of the open round the approved one, where `to` is an approval. */
export function approvalEffects({ family, roles: [by] }: PhaseInfo): WorkflowEffect[] {
  if (family !== 'approved' || !by) return [];
  return [
    { kind: 'approveEdition', by },
    { kind: 'closeRound', outcome: 'approved' },
  ];
}

function signature({ from, to }: Passage): WorkflowEffect[] {
  return [
    ...(hasOpenRound(from)
      ? []
      : [{ kind: 'openRound' } as const, { kind: 'storeEdition' } as const]),
    { kind: 'sign' },
    ...approvalEffects(to),
  ];
}

function recordEffects(record: RecordKind, passage: Passage): WorkflowEffect[] {
  const { from } = passage;
  const effects: Readonly<Record<RecordKind, () => WorkflowEffect[]>> = {
    signature: () => signature(passage),
    objection: () => [...closeEffects(from, 'returned'), { kind: 'markReturned' }],
    recall: () => closeEffects(from, 'recalled'),
    nothing: () => [],
  };
  return effects[record]();
}

/** Whom the phase asks now; those who were asked before have heard of it already. */
function newlyNamed({ from, to }: Passage): readonly RoleCode[] {
  if (!hasOpenRound(from)) return to.roles;
  return to.roles.filter((role) => !from.roles.includes(role));
}

function toldRoles(
  audience: Audience,
  actor: RoleCode,
  passage: Passage,
  { held, authors }: Listeners,
): readonly RoleCode[] {
  const chosen = audience === 'everyone' && hasOpenRound(passage.to) ? 'next' : audience;
  if (chosen === 'everyone') return held;
  const asked = chosen === 'next' ? newlyNamed(passage) : passage.from.roles;
  return held.filter((role) => role !== actor && (asked.includes(role) || authors.includes(role)));
}

/** Everything that a decision of `actor` leaves behind when it leads from one phase to another. */
export function decisionEffects(
  intent: Intent,
  actor: RoleCode,
  passage: Passage,
  listeners: Listeners,
): WorkflowEffect[] {
  const { record, decision, audience } = INTENT_RULES[intent];
  const roles = toldRoles(audience, actor, passage, listeners);
  return [
    ...recordEffects(record, passage),
    { kind: 'storeReview', decision },
    { kind: 'notify', roles, reason: intent },
  ];
}

/** What is left behind when unchanged content goes straight back to its approved status. */
export function restoreEffects({ held }: Pick<Listeners, 'held'>): WorkflowEffect[] {
  return [
    { kind: 'storeReview', decision: 'approve' },
    { kind: 'notify', roles: held, reason: 'restored' },
  ];
}

/**
 * What is left behind when a section becomes «re-approval required» by an event: its open round is
 * closed, its content, reviews and editions are kept. Also for a change of role in the middle of a round.
 */
export function resetEffects(from: PhaseInfo, held: readonly RoleCode[]): WorkflowEffect[] {
  return [
    ...closeEffects(from, 'reset'),
    { kind: 'storeReview', decision: null },
    { kind: 'notify', roles: held, reason: 'reset' },
  ];
}
