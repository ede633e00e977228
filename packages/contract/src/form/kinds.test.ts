import { describe, expect, it } from 'vitest';
import { formsOf } from './kinds.ts';

describe('the papers of a project', () => {
  it.each([
    ['nir', 'bachelor', ['calendar_plan', 'approval_sheet', 'task_sheet']],
    ['nir', 'master', ['calendar_plan', 'approval_sheet', 'task_sheet']],
    ['nir', 'nioktr', ['calendar_plan', 'approval_sheet']],
    ['nir', null, ['calendar_plan', 'approval_sheet']],
    ['startup', null, ['calendar_plan', 'approval_sheet']],
    ['article', null, ['approval_sheet']],
  ] as const)('of %s, %s are %j', (type, category, forms) => {
    expect(formsOf(type, category)).toEqual(forms);
  });
});
