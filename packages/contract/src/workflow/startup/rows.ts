import type { DecisionAction } from '../chain/row.ts';
import type { Intent } from '../intents.ts';

/** Rows of the startup table; event E13 stands in for S11 where the role is gone. */
export type StartupRowId = `S${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}` | 'E13';

/** Statuses that a row starts from, named by what matters of them to the actor. */
export type StartupFrom =
  | 'created'
  | 'reapproval'
  /** Any «wait …». */
  | 'wait'
  /** «wait …» by the actor's role and others. */
  | 'wait_shared'
  /** «wait …» by the actor's role alone. */
  | 'wait_own'
  /** «sent for revision to …» founder or top manager. */
  | 'revision_author'
  /** «sent for revision to …» mentor, expert or tracker: a request to reopen. */
  | 'revision_reviewer'
  /** «sent for revision to …» the actor's role. */
  | 'revision_own'
  /** «approved by …» founder or top manager. */
  | 'approved_author'
  /** «approved by …» mentor, expert or tracker. */
  | 'approved_reviewer';

/** What the team must be like: W is the set of the reviewing roles that are held. */
export type StartupCondition =
  | 'reviewers'
  | 'no_reviewers'
  /** Somebody still holds the role that has approved. */
  | 'approver_held'
  | 'approver_gone';

/** Where a row leads. */
export type StartupTo =
  /** wait(W) */
  | 'wait_reviewers'
  /** wait(W′ minus the actor's role) */
  | 'wait_rest'
  | 'approved_actor'
  | 'revision_actor'
  /** The author who sent last. */
  | 'revision_sender'
  /** The role that has approved. */
  | 'revision_approver'
  | 'reapproval';

export interface StartupRow {
  id: StartupRowId;
  actor: 'author' | 'reviewer';
  action: DecisionAction;
  from: readonly StartupFrom[];
  condition?: StartupCondition;
  to: StartupTo;
  intent: Intent;
  /** Where the same row means another intent. */
  intentFrom?: Readonly<Partial<Record<StartupFrom, Intent>>>;
  /** The author side sends the section, for the first time or again. */
  starts?: true;
}

const TO_SEND: readonly StartupFrom[] = ['created', 'reapproval', 'revision_author'];

/**
 * Every permitted move of a startup, the same on the project section, on a stage's plan and on its
 * result. What no row lists is refused.
 */
export const STARTUP_ROWS: readonly StartupRow[] = [
  {
    id: 'S1',
    actor: 'author',
    action: 'approve',
    from: [...TO_SEND, 'revision_reviewer'],
    condition: 'reviewers',
    to: 'wait_reviewers',
    intent: 'send',
    intentFrom: { revision_reviewer: 'cancel_request' },
    starts: true,
  },
  {
    id: 'S2',
    actor: 'author',
    action: 'approve',
    from: TO_SEND,
    condition: 'no_reviewers',
    to: 'approved_actor',
    intent: 'self_approve',
    starts: true,
  },
  {
    id: 'S3',
    actor: 'reviewer',
    action: 'approve',
    from: ['wait_shared'],
    to: 'wait_rest',
    intent: 'approve',
  },
  {
    id: 'S4',
    actor: 'reviewer',
    action: 'approve',
    from: ['wait_own'],
    to: 'approved_actor',
    intent: 'approve',
  },
  {
    id: 'S5',
    actor: 'reviewer',
    action: 'approve',
    from: ['revision_own'],
    to: 'approved_actor',
    intent: 'decline_request',
  },
  {
    id: 'S6',
    actor: 'reviewer',
    action: 'revise',
    from: ['wait'],
    to: 'revision_sender',
    intent: 'return',
  },
  {
    id: 'S7',
    actor: 'reviewer',
    action: 'revise',
    from: ['revision_own'],
    to: 'revision_sender',
    intent: 'grant_request',
  },
  {
    id: 'S8',
    actor: 'reviewer',
    action: 'revise',
    from: ['approved_reviewer'],
    to: 'revision_sender',
    intent: 'withdraw',
  },
  {
    id: 'S9',
    actor: 'author',
    action: 'revise',
    from: ['wait'],
    to: 'revision_actor',
    intent: 'recall',
  },
  {
    id: 'S10',
    actor: 'author',
    action: 'revise',
    from: ['approved_author'],
    to: 'revision_actor',
    intent: 'reopen',
  },
  {
    id: 'S11',
    actor: 'author',
    action: 'revise',
    from: ['approved_reviewer'],
    condition: 'approver_held',
    to: 'revision_approver',
    intent: 'request_reopening',
  },
  {
    id: 'E13',
    actor: 'author',
    action: 'revise',
    from: ['approved_reviewer'],
    condition: 'approver_gone',
    to: 'reapproval',
    intent: 'reopen',
  },
];
