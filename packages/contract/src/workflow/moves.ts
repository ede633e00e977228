/**
 * What a decision amounts to: the name of a button, of a line of the history and of a notification.
 * The spec has two calls only; which of these a call means depends on who makes it and when.
 */
export const MOVES = [
  'send',
  'pass_on',
  'approve',
  'approve_anew',
  'self_approve',
  'decline_request',
  'cancel_request',
  'return',
  'pass_down',
  'grant_request',
  'withdraw',
  'recall',
  'reopen',
  'request_reopening',
] as const;

export type Move = (typeof MOVES)[number];

/** How a round of approval ends. */
export type RoundOutcome = 'approved' | 'returned' | 'recalled' | 'reset';

/** What the server does to rounds, editions and signatures, in this order. */
export type RecordEffect =
  /** Opens round n+1 of the section. */
  | { kind: 'openRound' }
  /** Takes an immutable snapshot of the section's content. */
  | { kind: 'storeEdition' }
  /** Stores the actor's signature in the round, on its newest edition. */
  | { kind: 'sign' }
  /** Makes the newest edition of the round the approved one, with both of its marks cleared. */
  | { kind: 'approveEdition' }
  | { kind: 'closeRound'; outcome: RoundOutcome }
  /** Marks the approved edition: a reviewer has returned or withdrawn the section since. */
  | { kind: 'markReturned' };

/** Who hears of a move: who acts next, who acted before, the authors, or everybody in the team. */
export type Audience = 'next_and_author' | 'previous_and_author' | 'everyone';

/** What a move leaves behind. `decision` is null where the review is an entry without a decision. */
export interface MoveRule {
  records: readonly RecordEffect[];
  decision: 'approve' | 'revision' | null;
  audience: Audience;
}

const OPEN: readonly RecordEffect[] = [
  { kind: 'openRound' },
  { kind: 'storeEdition' },
  { kind: 'sign' },
];
const APPROVED: readonly RecordEffect[] = [
  { kind: 'approveEdition' },
  { kind: 'closeRound', outcome: 'approved' },
];

export const MOVE_RULES: Readonly<Record<Move, MoveRule>> = {
  send: { records: OPEN, decision: 'approve', audience: 'next_and_author' },
  pass_on: { records: [{ kind: 'sign' }], decision: 'approve', audience: 'next_and_author' },
  approve: { records: [{ kind: 'sign' }, ...APPROVED], decision: 'approve', audience: 'everyone' },
  approve_anew: { records: [...OPEN, ...APPROVED], decision: 'approve', audience: 'everyone' },
  self_approve: { records: [...OPEN, ...APPROVED], decision: 'approve', audience: 'everyone' },
  decline_request: { records: [], decision: 'approve', audience: 'everyone' },
  cancel_request: { records: OPEN, decision: 'approve', audience: 'next_and_author' },
  return: {
    records: [{ kind: 'closeRound', outcome: 'returned' }, { kind: 'markReturned' }],
    decision: 'revision',
    audience: 'everyone',
  },
  pass_down: { records: [{ kind: 'markReturned' }], decision: 'revision', audience: 'everyone' },
  grant_request: { records: [{ kind: 'markReturned' }], decision: 'revision', audience: 'everyone' },
  withdraw: { records: [{ kind: 'markReturned' }], decision: 'revision', audience: 'everyone' },
  recall: {
    records: [{ kind: 'closeRound', outcome: 'recalled' }],
    decision: null,
    audience: 'previous_and_author',
  },
  reopen: { records: [], decision: null, audience: 'everyone' },
  request_reopening: { records: [], decision: null, audience: 'next_and_author' },
};

/** True for the moves that begin a round, which need complete content. */
export function opensRound(move: Move): boolean {
  return MOVE_RULES[move].records.some((record) => record.kind === 'openRound');
}
