import { expect, test } from 'vitest';
import { completionInfo, stageProgress, statusInfo } from './status-info.ts';

test.each([
  ['project_created', 'neutral', 'plain'],
  ['stage_created', 'neutral', 'plain'],
  ['re_approval_required', 'neutral', 'plain'],
  ['deleted', 'neutral', 'struck'],
  ['sent_to_supervisor_for_approval', 'progress', 'plain'],
  ['sent_for_approval_to_supervisor', 'progress', 'plain'],
  ['result_sent_for_approval_to_curator', 'review', 'plain'],
  ['sent_to_curator_for_revision', 'revision', 'plain'],
  ['result_sent_for_revision_to_researcher', 'revision', 'plain'],
  ['approved_by_supervisor', 'approve', 'plain'],
  ['result_approved_by_curator', 'completed', 'filled'],
] as const)('%s is shown as %s, %s', (status, group, look) => {
  expect(statusInfo(status)).toMatchObject({ group, look });
});

test.each([
  ['stage_created', 'before_plan_approval'],
  ['re_approval_required', 'before_plan_approval'],
  ['sent_for_approval_to_curator', 'plan_approval_in_progress'],
  ['sent_for_revision_to_researcher', 'plan_approval_in_progress'],
  ['approved_by_researcher', 'plan_approved'],
  ['result_sent_for_approval_to_supervisor', 'results_approval_in_progress'],
  ['result_sent_for_revision_to_curator', 'results_approval_in_progress'],
  ['result_approved_by_researcher', 'results_approved'],
  ['deleted', null],
] as const)('a stage in %s has come to %s', (status, progress) => {
  expect(stageProgress(status, false)).toBe(progress);
});

test('a stage whose plan is still valid has only its result to send again', () => {
  expect(stageProgress('re_approval_required', true)).toBe('plan_approved');
});

test('completion is shown only once there is something to expect', () => {
  expect(completionInfo('none')).toBeNull();
  expect(completionInfo('final_report_expected')).toMatchObject({
    group: 'approve',
    look: 'outline',
  });
  expect(completionInfo('succeeded')).toMatchObject({ group: 'completed', look: 'filled' });
});
