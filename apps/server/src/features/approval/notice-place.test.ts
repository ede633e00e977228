import { expect, it } from 'vitest';
import { sectionWith, stageWith, stateWith } from '../../../test/support/project-state.ts';
import { noticePlace } from './notice-place.ts';

it('a section that a reset has met delivered in time is told without an end that has passed', () => {
  const stage = stageWith({ endsAt: '2026-10-03', status: 're_approval_required' });
  const place = { section: 'result', stageId: stage.id } as const;
  const told = (deliveredAt: string) => {
    const reached = { reachedStatus: 'result_sent_for_approval_to_supervisor' } as const;
    const row = sectionWith({ ...place, ...reached, deliveredAt: new Date(deliveredAt) });
    return noticePlace(stateWith({ stages: [stage], sections: [row] }), place).deadline;
  };
  expect(told('2026-10-03T20:00:00Z')).toBeNull();
  expect(told('2026-10-03T22:00:00Z')).toBe('2026-10-03');
});
