import type { Row } from '../engine/row.ts';
import type { StartupPhase } from './statuses.ts';

const TO_SEND = ['created', 'reapproval', 'revision_author'] as const;

/**
 * Every permitted move of a startup, the same on the project section, on a stage's plan and on its
 * result. What no row lists is refused.
 */
export const STARTUP_ROWS: readonly Row<StartupPhase>[] = [
  {
    number: 1,
    actor: 'author',
    action: 'approve',
    from: [...TO_SEND, 'revision_reviewer'],
    team: 'reviewers',
    to: 'wait_reviewers',
    intent: 'send',
    intentFrom: { revision_reviewer: 'cancel_request' },
    starts: true,
  },
  {
    number: 2,
    actor: 'author',
    action: 'approve',
    from: TO_SEND,
    team: 'no_reviewers',
    to: 'approved_actor',
    intent: 'self_approve',
    starts: true,
  },
  {
    number: 3,
    actor: 'reviewer',
    action: 'approve',
    from: ['wait_shared'],
    to: 'wait_rest',
    intent: 'approve',
  },
  {
    number: 4,
    actor: 'reviewer',
    action: 'approve',
    from: ['wait_own'],
    to: 'approved_actor',
    intent: 'approve',
  },
  {
    number: 5,
    actor: 'reviewer',
    action: 'approve',
    from: ['revision_own'],
    to: 'approved_actor',
    intent: 'decline_request',
  },
  {
    number: 6,
    actor: 'reviewer',
    action: 'revise',
    from: ['wait'],
    to: 'revision_sender',
    intent: 'return',
  },
  {
    number: 7,
    actor: 'reviewer',
    action: 'revise',
    from: ['revision_own'],
    to: 'revision_sender',
    intent: 'grant_request',
  },
  {
    number: 8,
    actor: 'reviewer',
    action: 'revise',
    from: ['approved_reviewer'],
    to: 'revision_sender',
    intent: 'withdraw',
  },
  {
    number: 9,
    actor: 'author',
    action: 'revise',
    from: ['wait'],
    to: 'revision_actor',
    intent: 'recall',
  },
  {
    number: 10,
    actor: 'author',
    action: 'revise',
    from: ['approved_author'],
    to: 'revision_actor',
    intent: 'reopen',
  },
  {
    number: 11,
    actor: 'author',
    action: 'revise',
    from: ['approved_reviewer'],
    team: 'approver_held',
    to: 'revision_approver',
    intent: 'request_reopening',
  },
  {
    number: 'E13',
    actor: 'author',
    action: 'revise',
    from: ['approved_reviewer'],
    team: 'approver_gone',
    to: 'reapproval',
    intent: 'reopen',
  },
];
