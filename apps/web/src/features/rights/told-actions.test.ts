import { expect, test } from 'vitest';
import { TOLD_ACTIONS } from './told-actions.ts';

test('people are told that they may comment and set events, and nothing of what does not exist yet', () => {
  expect(TOLD_ACTIONS).toEqual(expect.arrayContaining(['comment', 'run_events']));
  expect(TOLD_ACTIONS).not.toContain('manage_tasks');
});
