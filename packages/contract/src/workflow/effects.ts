import type { RoleCode } from '../kinds/roles.ts';
import { type Audience, INTENT_RULES, type Intent, type RecordKind } from './intents.ts';

/** Why somebody is told: a decision, its shortcut, or a change of the team. */
export type NotifyReason = Intent | 'restored' | 'reset' | 'reassigned';

/** How a round of approval ends. */
export type RoundOutcome = 'approved' | 'returned' | 'recalled' | 'reset';

/** What the server does after a change of status, in the order given, in the same transaction. */
export type WorkflowEffect<R extends RoleCode = RoleCode> =
  /** Opens round n+1 of the section; the actor is its sender. */
  | { kind: 'openRound' }
  /** Takes an immutable snapshot of the section's content. */
  | { kind: 'storeEdition' }
  /** Stores the actor's signature in the round, on its newest edition. */
  | { kind: 'sign' }
  /** Makes the newest edition of the round the approved one, with both of its marks cleared. */
  | { kind: 'approveEdition'; by: R }
  | { kind: 'closeRound'; outcome: RoundOutcome }
  /** Marks the approved edition: a reviewer has returned or withdrawn the section since. */
  | { kind: 'markReturned' }
  /** Marks the approved edition: a reviewer role was added since. */
  | { kind: 'markReviewerJoined' }
  /** Adds the review to the section's history; null is an entry without a decision. */
  | { kind: 'storeReview'; decision: 'approve' | 'revision' | null }
  /** Tells everybody in these roles except the person who acted. */
  | { kind: 'notify'; roles: readonly R[]; reason: NotifyReason };

/** What the effects read of a phase, in any kind of project. */
export interface Standing<R extends RoleCode> {
  /** A round is open: reviewers are asked. */
  waiting: boolean;
  /** The roles that the phase names. */
  named: readonly R[];
  /** Who has approved, where the phase is an approval. */
  approvedBy: R | null;
}

/** From which phase to which a move leads. */
export interface Passage<R extends RoleCode> {
  from: Standing<R>;
  to: Standing<R>;
}

/** Who is there to be told. */
export interface Listeners<R extends RoleCode> {
  /** Roles that somebody holds. */
  held: readonly R[];
  /** The roles that write and send. */
  authors: readonly R[];
}

/** True where a decision begins a round, which needs complete content. */
export function opensRound(intent: Intent, from: { waiting: boolean }): boolean {
  return INTENT_RULES[intent].record === 'signature' && !from.waiting;
}

/** What ends the open round of a section, if there is one. */
export function closeEffects<R extends RoleCode>(
  from: Standing<R>,
  outcome: RoundOutcome,
): WorkflowEffect<R>[] {
  return from.waiting ? [{ kind: 'closeRound', outcome }] : [];
}

/** What makes the newest edition of the open round the approved one, where `to` is an approval. */
export function approvalEffects<R extends RoleCode>({
  approvedBy: by,
}: Standing<R>): WorkflowEffect<R>[] {
  if (!by) return [];
  return [
    { kind: 'approveEdition', by },
    { kind: 'closeRound', outcome: 'approved' },
  ];
}

function signature<R extends RoleCode>({ from, to }: Passage<R>): WorkflowEffect<R>[] {
  return [
    ...(from.waiting ? [] : [{ kind: 'openRound' } as const, { kind: 'storeEdition' } as const]),
    { kind: 'sign' },
    ...approvalEffects(to),
  ];
}

function recordEffects<R extends RoleCode>(
  record: RecordKind,
  passage: Passage<R>,
): WorkflowEffect<R>[] {
  const { from } = passage;
  const effects: Readonly<Record<RecordKind, () => WorkflowEffect<R>[]>> = {
    signature: () => signature(passage),
    objection: () => [...closeEffects(from, 'returned'), { kind: 'markReturned' }],
    recall: () => closeEffects(from, 'recalled'),
    nothing: () => [],
  };
  return effects[record]();
}

/** Whom the phase asks now; those who were asked before have heard of it already. */
function newlyNamed<R extends RoleCode>({ from, to }: Passage<R>): readonly R[] {
  return from.waiting ? to.named.filter((role) => !from.named.includes(role)) : to.named;
}

function toldRoles<R extends RoleCode>(
  audience: Audience,
  actor: R,
  passage: Passage<R>,
  { held, authors }: Listeners<R>,
): readonly R[] {
  const chosen = audience === 'everyone' && passage.to.waiting ? 'next' : audience;
  if (chosen === 'everyone') return held;
  const asked = chosen === 'next' ? newlyNamed(passage) : passage.from.named;
  return held.filter((role) => role !== actor && (asked.includes(role) || authors.includes(role)));
}

/** Everything that a decision of `actor` leaves behind when it leads from one phase to another. */
export function decisionEffects<R extends RoleCode>(
  intent: Intent,
  actor: R,
  passage: Passage<R>,
  listeners: Listeners<R>,
): WorkflowEffect<R>[] {
  const { record, decision, audience } = INTENT_RULES[intent];
  const roles = toldRoles(audience, actor, passage, listeners);
  return [
    ...recordEffects(record, passage),
    { kind: 'storeReview', decision },
    { kind: 'notify', roles, reason: intent },
  ];
}

/** What is left behind when unchanged content goes straight back to its approved status. */
export function restoreEffects<R extends RoleCode>({
  held,
}: Pick<Listeners<R>, 'held'>): WorkflowEffect<R>[] {
  return [
    { kind: 'storeReview', decision: 'approve' },
    { kind: 'notify', roles: held, reason: 'restored' },
  ];
}

/**
 * What is left behind when a section becomes «re-approval required» by an event: its open round is
 * closed, its content, reviews and editions are kept. Also for a change of role in the middle of a round.
 */
export function resetEffects<R extends RoleCode>(
  from: Standing<R>,
  held: readonly R[],
): WorkflowEffect<R>[] {
  return [
    ...closeEffects(from, 'reset'),
    { kind: 'storeReview', decision: null },
    { kind: 'notify', roles: held, reason: 'reset' },
  ];
}
