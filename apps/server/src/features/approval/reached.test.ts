import { expect, it } from 'vitest';
import { sectionWith, stageWith, stateWith } from '../../../test/support/project-state.ts';
import { anyAwaitsAgain } from './reached.ts';

it('a project waits to be approved again for what lies in its roadmap, not in a deleted stage', () => {
  const reached = { section: 'plan', reachedStatus: 'approved_by_supervisor' } as const;
  const sections = [sectionWith({ stageId: 'stage', ...reached })];
  expect(anyAwaitsAgain(stateWith({ stages: [stageWith({ id: 'stage' })], sections }))).toBe(true);
  expect(anyAwaitsAgain(stateWith({ stages: [stageWith({ id: 'other' })], sections }))).toBe(false);
});
