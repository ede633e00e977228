import type { Move } from '@pv/contract';

/** A move for tests. */
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
    ...part,
  };
}
