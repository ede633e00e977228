import { expect, it } from 'vitest';
import { rowStatusOf } from './row-status.ts';

it.each([
  ['approved_by_curator', null, 'approved_by_curator'],
  ['wait_approve_by_mentor', 'result_created', 'wait_approve_by_mentor'],
  ['approved_by_mentor', 'result_created', 'approved_by_mentor'],
  ['approved_by_mentor', 'result_wait_approve_all', 'result_wait_approve_all'],
  ['re_approval_required', 'result_approved_by_mentor', 're_approval_required'],
])('a stage with a plan in %s and a result in %s is told by %s', (status, result_status, shown) => {
  expect(rowStatusOf({ status, result_status })).toBe(shown);
});
