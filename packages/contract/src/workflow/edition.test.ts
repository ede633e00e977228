import { expect, test } from 'vitest';
import { approvalHolds } from './edition.ts';

const APPROVED = {
  hash: 'a',
  approvedBy: 'supervisor',
  reviewerJoined: false,
  returned: false,
} as const;

test('an approval speaks for the content that was approved, and for no other', () => {
  expect(approvalHolds(APPROVED, 'a')).toBe(true);
  expect(approvalHolds(APPROVED, 'b')).toBe(false);
  expect(approvalHolds(null, 'a')).toBe(false);
});

test('an approval does not hold after a reviewer has come or has taken it back', () => {
  expect(approvalHolds({ ...APPROVED, reviewerJoined: true }, 'a')).toBe(false);
  expect(approvalHolds({ ...APPROVED, returned: true }, 'a')).toBe(false);
});
