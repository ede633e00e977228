import type { ApprovalAction, Move } from './views.ts';

/** A move for tests: the plan of the first stage, which its author has to send. */
export function moveOf(part: Partial<Move>): Move {
  return {
    section: 'plan',
    stage_id: 'stage',
    number: 1,
    status: 'stage_created',
    roles: [],
    people: [],
    own: true,
    mine: true,
    since: '2026-05-01T10:00:00.000Z',
    days: 3,
    asked: 'send_plan',
    missing: [],
    advised: [],
    deadline: null,
    after: null,
    again: false,
    ...part,
  };
}

/** An action for tests: an author sends a plan that lacks nothing. */
export function actionOf(part: Partial<ApprovalAction>): ApprovalAction {
  return {
    section: 'plan',
    action: 'approve',
    intent: 'send',
    primary: true,
    missing: [],
    warnings: [],
    open_remarks: 0,
    ...part,
  };
}
