import { expect, test } from 'vitest';
import { TOLD_ACTIONS } from './told-actions.ts';

test('people are told that they may comment, and nothing of what does not exist yet', () => {
  expect(TOLD_ACTIONS).toContain('comment');
  expect(TOLD_ACTIONS).not.toContain('manage_tasks');
  expect(TOLD_ACTIONS).not.toContain('run_events');
});
