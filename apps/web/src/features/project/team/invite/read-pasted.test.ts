import { ROLE_IDS, type RoleId, type Team } from '@pv/contract';
import { expect, it } from 'vitest';
import { readPasted } from './read-pasted.ts';

const { researcher, curator } = ROLE_IDS;
const team = {
  team: [],
  invitations: [{ email: 'lev@mail.ru', role_id: researcher, state: 'pending' }],
  requests: [],
  can: {
    invite: [
      { role_id: curator, at_stake: 3 },
      { role_id: researcher, at_stake: 0 },
    ],
  },
} as unknown as Team;
const titles: Partial<Record<string, string>> = { curator: 'Куратор', researcher: 'Исполнитель' };
const read = (text: string, fallback: RoleId | null) =>
  readPasted(text, { team, fallback, titleOf: (role) => titles[role] ?? role });

it('gives no role to an address without one until somebody chooses it for all', () => {
  const text = 'anna@mail.ru\nira@mail.ru куратор';
  const unasked = read(text, null);
  expect(unasked.people.map(({ problem }) => problem)).toEqual(['team.invite.noRole', null]);
  expect(unasked.good.map(({ email }) => email)).toEqual(['ira@mail.ru']);
  expect(read(text, researcher).good.map(({ role }) => role)).toEqual([researcher, curator]);
});

it('offers nobody another role who has an invitation that waits', () => {
  const { people, good } = read('lev@mail.ru куратор', curator);
  expect(people.map(({ problem }) => problem)).toEqual(['team.invite.awaited']);
  expect(good).toEqual([]);
});
