import { type Invitation, ROLE_IDS, type RoleCode, type Team } from '@pv/contract';
import { expect, test } from 'vitest';
import { awaitedReviewers } from './AwaitedReviewers.tsx';

const invited = (role: RoleCode, state: Invitation['state']) => ({
  role_id: ROLE_IDS[role],
  state,
});

function awaited(held: RoleCode[], invitations: ReturnType<typeof invited>[]) {
  const team = { team: held.map((role) => ({ role_id: ROLE_IDS[role] })), invitations } as Team;
  return awaitedReviewers(team).map(({ state }) => state);
}

test('an invited supervisor is awaited until he is in the team', () => {
  expect(awaited(['researcher'], [invited('supervisor', 'pending')])).toEqual(['pending']);
  expect(awaited(['researcher'], [invited('curator', 'confirming')])).toEqual(['confirming']);
});

test('who has declined or does not review is not awaited', () => {
  const none = [invited('supervisor', 'declined'), invited('researcher', 'pending')];
  expect(awaited(['researcher'], none)).toEqual([]);
});

test('beside a reviewer in the team nobody approves by himself', () => {
  expect(awaited(['researcher', 'supervisor'], [invited('curator', 'pending')])).toEqual([]);
});
