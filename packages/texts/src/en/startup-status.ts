import type { startupStatus as ru } from '../ru/startup-status.ts';
import type { TranslationOf } from '../shape.ts';

export const startupStatus: TranslationOf<typeof ru> = {
  wait_approve_all: 'Awaiting approval by everybody: the mentor, the expert and the tracker',
  wait_approve_by_mentor_and_expert: 'Awaiting approval by the mentor and the expert',
  wait_approve_by_mentor_and_tracker: 'Awaiting approval by the mentor and the tracker',
  wait_approve_by_expert_and_tracker: 'Awaiting approval by the expert and the tracker',
  wait_approve_by_mentor: 'Awaiting approval by the mentor',
  wait_approve_by_expert: 'Awaiting approval by the expert',
  wait_approve_by_tracker: 'Awaiting approval by the tracker',
  sent_for_revision_to_founder: 'Returned to the founder',
  sent_for_revision_to_topmanager: 'Returned to the top manager',
  sent_for_revision_to_mentor: 'Reopening request with the mentor',
  sent_for_revision_to_expert: 'Reopening request with the expert',
  sent_for_revision_to_tracker: 'Reopening request with the tracker',
  approved_by_founder: 'Approved by the founder',
  approved_by_topmanager: 'Approved by the top manager',
  approved_by_mentor: 'Approved by the mentor',
  approved_by_expert: 'Approved by the expert',
  approved_by_tracker: 'Approved by the tracker',
  result_created: 'Result not sent yet',
  result_re_approval_required: 'Result needs re-approval',
  result_wait_approve_all:
    'Result awaiting approval by everybody: the mentor, the expert and the tracker',
  result_wait_approve_by_mentor_and_expert: 'Result awaiting approval by the mentor and the expert',
  result_wait_approve_by_mentor_and_tracker:
    'Result awaiting approval by the mentor and the tracker',
  result_wait_approve_by_expert_and_tracker:
    'Result awaiting approval by the expert and the tracker',
  result_wait_approve_by_mentor: 'Result awaiting approval by the mentor',
  result_wait_approve_by_expert: 'Result awaiting approval by the expert',
  result_wait_approve_by_tracker: 'Result awaiting approval by the tracker',
  result_sent_for_revision_to_founder: 'Result returned to the founder',
  result_sent_for_revision_to_topmanager: 'Result returned to the top manager',
  result_sent_for_revision_to_mentor: 'Result reopening request with the mentor',
  result_sent_for_revision_to_expert: 'Result reopening request with the expert',
  result_sent_for_revision_to_tracker: 'Result reopening request with the tracker',
  result_approved_by_founder: 'Result approved by the founder',
  result_approved_by_topmanager: 'Result approved by the top manager',
  result_approved_by_mentor: 'Result approved by the mentor',
  result_approved_by_expert: 'Result approved by the expert',
  result_approved_by_tracker: 'Result approved by the tracker',
};
