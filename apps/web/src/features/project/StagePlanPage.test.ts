import { PROJECT_CATEGORIES } from '@pv/contract';
import { describe, expect, it } from 'vitest';
import { parsePlan } from './StagePlanPage.tsx';

describe('the plan that was looked at last', () => {
  const project = PROJECT_CATEGORIES.nir;

  it('is read as it was kept', () => {
    const plan = { type: 'startup', project };
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan);
  });

  it.each([
    null,
    '',
    'x',
    '[]',
    JSON.stringify({ type: 'article', project }),
    JSON.stringify({ type: 'nir', project: '../projects' }),
  ])('is none where %s is kept', (kept) => {
    expect(parsePlan(kept)).toBeNull();
  });
});
