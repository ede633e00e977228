import { expect, test } from 'vitest';
import type { RoleCode } from '../kinds/roles.ts';
import { allowed, PERMISSIONS, PROJECT_ACTIONS } from './permissions.ts';

const ORDER: readonly RoleCode[] = [
  'researcher',
  'supervisor',
  'curator',
  'founder',
  'topmanager',
  'expert',
  'mentor',
  'tracker',
  'coordinator',
];

/** Columns in the order above: + yes, - no, v without a supervisor, r without researchers, s without reviewers, f not founders, c creator. */
const MATRIX = `
view                 + + + + + + + + +
edit                 + + - + + + + + -
manage_tasks         + + - + + + + + -
comment              + + + + + + + + +
send                 + r - + + - - - -
decide               s + + s s + + + -
use_review_templates - + + - - + + + -
invite               + + + + f - - - f
request_exclusion    + + + + + - - - +
run_events           - - + - - - - - +
open_discussion      + r - + + - - - -
moderate_discussion  c + v c c - v - -
start_startup        + r - - - - - - -
compare_works        + + + + + + + + -
export               + + + + + + + + +
delete               c c - c c - - - -
`;

const SIGNS = {
  yes: '+',
  no: '-',
  without_supervisor: 'v',
  without_researchers: 'r',
  without_reviewers: 's',
  not_founders: 'f',
  creator: 'c',
} as const;

test('the matrix says who may do what', () => {
  const lines = PROJECT_ACTIONS.map((action) => {
    const signs = ORDER.map((role) => SIGNS[PERMISSIONS[action][role]]);
    return `${action.padEnd(20)} ${signs.join(' ')}`;
  });
  expect(lines.join('\n')).toBe(MATRIX.trim());
});

test('a conditional right needs its condition, and silence does not meet it', () => {
  expect(allowed('supervisor', 'send')).toBe(false);
  expect(allowed('supervisor', 'send', { hasResearchers: true })).toBe(false);
  expect(allowed('supervisor', 'send', { hasResearchers: false })).toBe(true);
  expect(allowed('researcher', 'decide', { hasReviewers: true })).toBe(false);
  expect(allowed('researcher', 'decide', { hasReviewers: false })).toBe(true);
  expect(allowed('researcher', 'delete')).toBe(false);
  expect(allowed('researcher', 'delete', { isCreator: true })).toBe(true);
  expect(allowed('curator', 'delete', { isCreator: true })).toBe(false);
});

test('only a founder makes a founder', () => {
  expect(allowed('topmanager', 'invite', { invitedRole: 'mentor' })).toBe(true);
  expect(allowed('topmanager', 'invite', { invitedRole: 'founder' })).toBe(false);
  expect(allowed('founder', 'invite', { invitedRole: 'founder' })).toBe(true);
  expect(allowed('topmanager', 'invite')).toBe(false);
});
