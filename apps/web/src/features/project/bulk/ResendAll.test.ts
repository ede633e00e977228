import type { ApprovalAction, Stage } from '@pv/contract';
import { actionOf } from '@pv/contract/samples';
import { describe, expect, it } from 'vitest';
import { toResend } from './ResendAll.tsx';

const action = (section: ApprovalAction['section'], intent: ApprovalAction['intent']) =>
  actionOf({ section, intent, action: intent === 'send' ? 'approve' : 'revise' });
const stage = (status: string, actions: ApprovalAction[], result: string | null = null) =>
  ({ id: status, status, result_status: result, actions }) as Stage;
const LOST = 're_approval_required';
const told = (...of: Parameters<typeof toResend>) =>
  toResend(...of).map(({ section, stage: one }) => `${section} ${one?.id ?? ''}`.trim());

describe('what is sent again', () => {
  it('is every section that has lost its approval and that the reader may send', () => {
    const stages = [
      stage(LOST, [action('plan', 'send')]),
      stage('stage_created', [action('plan', 'send')]),
      stage('approved_by_curator', [action('plan', 'request_reopening')]),
    ];
    const project = { status: LOST, actions: [action('project', 'send')], stages };
    expect(told(project)).toEqual(['project', `plan ${LOST}`]);
  });

  it('is nothing for somebody who only reads', () => {
    expect(told({ status: LOST, actions: [], stages: [stage(LOST, [])] })).toEqual([]);
  });

  it('goes by the status of the result where it has one', () => {
    const stages = [
      stage('approved_by_mentor', [action('result', 'send')], 'result_re_approval_required'),
      stage(LOST, [action('result', 'send')], 'result_created'),
    ];
    const project = { status: 'approved_by_mentor', actions: [], stages };
    expect(told(project)).toEqual(['result approved_by_mentor']);
  });
});
