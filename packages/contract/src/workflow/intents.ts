/**
 * What a decision amounts to: the name of a button, of a line of the history and of a notification.
 * The spec has two calls only; which of these a call means depends on who makes it and when.
 */
export const INTENTS = [
  'send',
  'self_approve',
  'approve',
  'return',
  'pass_down',
  'recall',
  'reopen',
  'request_reopening',
  'cancel_request',
  'decline_request',
  'grant_request',
  'withdraw',
] as const;

export type Intent = (typeof INTENTS)[number];

/** How a decision changes rounds and editions. */
export type RecordKind =
  /** A signature; begins a round where none is open, ends it where the chain ends. */
  | 'signature'
  /** A reviewer is not content: what was approved needs a full round again. */
  | 'objection'
  /** The sender takes the section back, and nobody is to blame. */
  | 'recall'
  | 'nothing';

/** Who hears of it: who acts next, who acted before, with the authors; or everybody in the team. */
export type Audience = 'next' | 'previous' | 'everyone';

/** What a decision leaves behind. `decision` is null where the review is an entry without one. */
export interface IntentRule {
  record: RecordKind;
  decision: 'approve' | 'revision' | null;
  audience: Audience;
}

export const INTENT_RULES: Readonly<Record<Intent, IntentRule>> = {
  send: { record: 'signature', decision: 'approve', audience: 'next' },
  self_approve: { record: 'signature', decision: 'approve', audience: 'everyone' },
  approve: { record: 'signature', decision: 'approve', audience: 'everyone' },
  return: { record: 'objection', decision: 'revision', audience: 'everyone' },
  pass_down: { record: 'objection', decision: 'revision', audience: 'everyone' },
  recall: { record: 'recall', decision: null, audience: 'previous' },
  reopen: { record: 'nothing', decision: null, audience: 'everyone' },
  request_reopening: { record: 'nothing', decision: null, audience: 'next' },
  cancel_request: { record: 'signature', decision: 'approve', audience: 'next' },
  decline_request: { record: 'nothing', decision: 'approve', audience: 'everyone' },
  grant_request: { record: 'objection', decision: 'revision', audience: 'everyone' },
  withdraw: { record: 'objection', decision: 'revision', audience: 'everyone' },
};

const FORWARD: ReadonlySet<Intent> = new Set(['send', 'approve', 'self_approve', 'grant_request']);

/**
 * The one button to show filled: the move that brings the section forward, or answers a request.
 * Null when none of these can be made now. Asked for those only whose turn it is.
 */
export function primaryOf<A extends { intent: Intent; blocked: unknown }>(
  actions: readonly A[],
): A | null {
  return actions.find(({ intent, blocked }) => FORWARD.has(intent) && blocked === null) ?? null;
}
