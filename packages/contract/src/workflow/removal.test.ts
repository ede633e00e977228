import { expect, test } from 'vitest';
import { ROLES_BY_TYPE, type RoleCode } from '../kinds/roles.ts';
import { allowed } from './permissions.ts';
import { REMOVALS, removalOf } from './removal.ts';

const SIGNS = { at_once: '!', consent: '?', no: '-' } as const;

/** One line a role of who asks, one column a role of who is to go: ! at once, ? with consent, - never. */
function printed(roles: readonly RoleCode[]): string {
  return roles
    .map((requester) => {
      const signs = roles.map((target) => SIGNS[removalOf(requester, target)]);
      return `${requester} ${signs.join('')}`;
    })
    .join('\n');
}

test('in research the supervisor removes researchers at once, everything else needs consent', () => {
  expect(printed(ROLES_BY_TYPE.nir)).toBe(
    ['researcher ???', 'supervisor !??', 'curator ???'].join('\n'),
  );
});

test('in a startup the founder removes everybody but founders at once, and reviewers remove nobody', () => {
  expect(printed(ROLES_BY_TYPE.startup)).toBe(
    [
      'founder ?!!!!!',
      'topmanager ??????',
      'mentor ------',
      'expert ------',
      'tracker ------',
      'coordinator ??????',
    ].join('\n'),
  );
});

test('roles of different kinds of projects have nothing to do with each other', () => {
  expect(removalOf('supervisor', 'founder')).toBe('no');
  expect(removalOf('founder', 'researcher')).toBe('no');
});

test('exactly those whom the matrix lets ask for an exclusion can remove somebody', () => {
  for (const [role, row] of Object.entries(REMOVALS)) {
    expect(Object.keys(row).length > 0, role).toBe(allowed(role as RoleCode, 'request_exclusion'));
  }
});
