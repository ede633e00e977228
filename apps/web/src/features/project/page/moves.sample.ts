import type { Move } from '@pv/contract';

/** A move for tests. */
export function moveOf(part: Partial<Move>): Move {
  return {
    section: 'plan',
    stage_id: 'stage',
    roles: [],
    people: [],
    mine: true,
    since: '2026-05-01T10:00:00.000Z',
    days: 3,
    asked: 'send_plan',
    missing: [],
    ...part,
  };
}
