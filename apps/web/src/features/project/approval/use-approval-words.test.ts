import type { Completion } from '@pv/contract';
import { expect, it } from 'vitest';
import { standingOf } from './use-approval-words.ts';

const stands = (completion_status: Completion, status: string | null) =>
  standingOf(
    { completion_status, status: 'approved_by_supervisor' },
    status === null ? null : { status },
  );

it('a project stands where the move is, and without a move as its section does', () => {
  expect(stands('none', 'sent_for_approval_to_curator')).toMatchObject({
    code: 'sent_for_approval_to_curator',
    info: { group: 'review' },
  });
  expect(stands('none', null)).toMatchObject({
    code: 'approved_by_supervisor',
    info: { group: 'approve', look: 'plain' },
  });
});

it.each(['stage_created', 're_approval_required', 'result_created'])(
  'a final report that is not sent, with the finish in %s, is expected',
  (status) => {
    expect(stands('final_report_expected', status)).toMatchObject({
      code: 'final_report_expected',
      info: { group: 'approve', look: 'outline' },
    });
  },
);

it.each([
  ['result_sent_for_approval_to_supervisor', 'progress'],
  ['result_sent_for_approval_to_curator', 'review'],
  ['result_sent_for_revision_to_researcher', 'revision'],
])('a final report in %s shows who has it', (status, group) => {
  expect(stands('final_report_expected', status)).toMatchObject({ code: status, info: { group } });
});

it.each([null, 'result_sent_for_revision_to_curator'])(
  'a finished project is finished, with a move in %s too',
  (status) => {
    expect(stands('succeeded', status)).toMatchObject({
      code: 'succeeded',
      info: { group: 'completed', look: 'filled' },
    });
  },
);
