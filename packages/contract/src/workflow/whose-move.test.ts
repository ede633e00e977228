import { expect, test } from 'vitest';
import { ALONE, EVERYBODY } from '../../test/workflow/facts.ts';
import { whoseMove } from '../../test/workflow/research.ts';

const NO_RESEARCHER = { researcher: false, supervisor: true, curator: true };

test.each([
  ['project_created', 'researcher'],
  ['sent_to_supervisor_for_approval', 'supervisor'],
  ['sent_for_approval_to_curator', 'curator'],
  ['result_sent_for_revision_to_supervisor', 'supervisor'],
  ['sent_to_researcher_for_revision', 'researcher'],
  ['approved_by_curator', 'researcher'],
  ['result_approved_by_curator', null],
  ['deleted', null],
] as const)('in %s it is the move of %s', (status, role) => {
  expect(whoseMove(status, EVERYBODY)).toBe(role);
});

test('without researchers the supervisor is the author', () => {
  expect(whoseMove('stage_created', NO_RESEARCHER)).toBe('supervisor');
  expect(whoseMove('approved_by_curator', NO_RESEARCHER)).toBe('supervisor');
});

test('a lonely researcher has every move', () => {
  expect(whoseMove('re_approval_required', ALONE)).toBe('researcher');
});
