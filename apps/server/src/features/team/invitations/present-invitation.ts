import {
  allowed,
  type Invitation,
  isReviewerRole,
  type ReceivedInvitation,
  ROLE_IDS,
} from '@pv/contract';
import type { Deps, Work } from '../../../context.ts';
import { invitationToken } from '../../../signed.ts';
import { completionOf, type ProjectState, type TeamMember } from '../../approval/public.ts';
import { atStake } from '../change-statuses.ts';
import { type InvitationRow, stateOf } from './find-invitation.ts';

/** How many sections would be approved again if whoever is invited joined now; a finished project lets no reviewer in. */
function stakeOf(deps: Deps, state: ProjectState, { role }: Pick<InvitationRow, 'role'>): number {
  if (!isReviewerRole(role) || completionOf(state) === 'succeeded') return 0;
  return atStake({ deps }, state, role);
}

interface Viewed {
  row: InvitationRow;
  candidate: Invitation['candidate'];
}

/** An invitation as a member of the team sees it. */
export function presentInvitation(
  { row, candidate }: Viewed,
  { role }: Pick<TeamMember, 'role'>,
  now: Date,
): Invitation {
  const state = stateOf(row, now);
  const mayInvite = allowed(role, 'invite', { invitedRole: row.role });
  const waits = state === 'pending' || state === 'expired';
  return {
    id: row.id,
    email: row.email,
    role_id: ROLE_IDS[row.role],
    state,
    inviter: { id: row.inviterId, name: row.inviterName },
    sent_at: row.sentAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    candidate,
    reason: row.reason,
    can: {
      resend: mayInvite && waits,
      cancel: mayInvite && (waits || state === 'confirming'),
      confirm: mayInvite && state === 'confirming',
    },
  };
}

/** An invitation as the holder of its link sees it. */
export function presentReceived(
  row: InvitationRow,
  state: ProjectState,
  { deps, now }: Pick<Work, 'deps' | 'now'>,
): ReceivedInvitation {
  const { id, type, title } = state.project;
  return {
    token: invitationToken(deps.config.secret, row.id),
    project: { id, type, title },
    role_id: ROLE_IDS[row.role],
    inviter: row.inviterName,
    email: row.email,
    state: stateOf(row, now),
    expires_at: row.expiresAt.toISOString(),
    at_stake: stakeOf(deps, state, row),
  };
}
