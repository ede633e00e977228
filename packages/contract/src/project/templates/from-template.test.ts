import { expect, test } from 'vitest';
import { isTemplateGoal } from './from-template.ts';
import { ROADMAP_TEMPLATES } from './templates.ts';

test('a goal is of a template in either language until a word of it is changed', () => {
  for (const { goal } of [
    ...ROADMAP_TEMPLATES.phd.numeric,
    ...ROADMAP_TEMPLATES.startup_diploma.numeric,
  ]) {
    expect([isTemplateGoal(goal.ru), isTemplateGoal(` ${goal.en} `)]).toEqual([true, true]);
    expect(isTemplateGoal(`${goal.ru} Трёх марок стали.`)).toBe(false);
  }
  expect(isTemplateGoal('')).toBe(false);
});
