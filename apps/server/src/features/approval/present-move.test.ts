import { describe, expect, it } from 'vitest';
import { presentMove } from './present-move.ts';

const move = {
  section: 'plan',
  stageId: 'stage',
  number: 2,
  status: 'stage_created',
  roles: ['researcher'],
  since: new Date('2026-11-01T09:00:00Z'),
  asked: 'send_plan',
  missing: [],
  advised: [],
  deadline: null,
  after: { section: 'plan', number: 1 },
  from: '2026-11-22',
} satisfies Parameters<typeof presentMove>[0];

describe('a move whose stage begins by its day', () => {
  const shown = (zone: string, now: string) =>
    presentMove(move, { team: [], role: 'researcher', zone, now: new Date(now) });

  it('has its turn from midnight in the zone of the project on', () => {
    const evening = '2026-11-21T20:00:00Z';
    expect(shown('Europe/Moscow', evening)).toMatchObject({ mine: false, after: move.after });
    expect(shown('Asia/Yekaterinburg', evening)).toMatchObject({
      mine: true,
      after: null,
      since: '2026-11-21T19:00:00.000Z',
    });
    expect(shown('Europe/Moscow', '2026-11-21T21:00:00Z')).toMatchObject({
      mine: true,
      since: '2026-11-21T21:00:00.000Z',
    });
  });
});
