import {
  PROJECT_STATUSES,
  STAGE_STATUSES,
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from '@pv/contract';
import { expect, it } from 'vitest';
import { statusGroups } from './FoldedFields.tsx';

const research = [...PROJECT_STATUSES, ...STAGE_STATUSES];
const startup = [...STARTUP_PROJECT_STATUSES, ...STARTUP_PLAN_STATUSES, ...STARTUP_RESULT_STATUSES];

it.each([
  ['nir', research],
  ['startup', startup],
  [undefined, [...research, ...startup]],
] as const)('every status that a row of %s may show is a choice, each once', (type, shown) => {
  const choices = statusGroups(type).flatMap(({ statuses }) => statuses);
  expect(new Set(choices).size).toBe(choices.length);
  const wanted = new Set([...shown, 'final_report_expected', 'succeeded']);
  // a deleted stage is in no row
  wanted.delete('deleted');
  expect(new Set(choices)).toEqual(wanted);
});

it('a status stands with the section that has it, one of plan and project with neither', () => {
  const find = (status: string) =>
    statusGroups('nir').find(({ statuses }) => statuses.includes(status))?.name;
  expect(find('sent_to_curator_for_approval')).toBe('project');
  expect(find('sent_for_approval_to_curator')).toBe('plan');
  expect(find('approved_by_curator')).toBe('either');
  expect(find('result_sent_for_approval_to_curator')).toBe('result');
});

it('an article has no plan to wait for anybody', () => {
  const choices = statusGroups('article').flatMap(({ statuses }) => statuses);
  expect(choices).toContain('result_sent_for_approval_to_curator');
  expect(choices).not.toContain('sent_for_approval_to_curator');
});
