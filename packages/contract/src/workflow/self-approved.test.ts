import { expect, test } from 'vitest';
import { PROJECT_STATUSES, STAGE_STATUSES, selfApproved } from '../index.ts';
import {
  STARTUP_PLAN_STATUSES,
  STARTUP_PROJECT_STATUSES,
  STARTUP_RESULT_STATUSES,
} from './startup/statuses.ts';

test('what has no reviewer is told by the status of every kind of section, and by no other status', () => {
  const all = new Set([
    ...PROJECT_STATUSES,
    ...STAGE_STATUSES,
    ...STARTUP_PROJECT_STATUSES,
    ...STARTUP_PLAN_STATUSES,
    ...STARTUP_RESULT_STATUSES,
  ]);
  expect([...all].filter(selfApproved).sort()).toEqual([
    'approved_by_founder',
    'approved_by_researcher',
    'approved_by_topmanager',
    'result_approved_by_founder',
    'result_approved_by_researcher',
    'result_approved_by_topmanager',
  ]);
});
