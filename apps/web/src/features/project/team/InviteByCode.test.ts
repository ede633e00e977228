import { ROLE_IDS } from '@pv/contract';
import { expect, it } from 'vitest';
import { roleFor } from './InviteByCode.tsx';

const { researcher, supervisor } = ROLE_IDS;
const roles = (stake: number) => [
  { role_id: researcher, at_stake: 0 },
  { role_id: supervisor, at_stake: stake },
];

it('a code is for the usual role, unless all would have to be approved again because of it', () => {
  expect(roleFor(roles(0), null)?.role_id).toBe(supervisor);
  expect(roleFor(roles(2), null)).toBeNull();
  expect(roleFor(roles(2), supervisor)?.role_id).toBe(supervisor);
});
