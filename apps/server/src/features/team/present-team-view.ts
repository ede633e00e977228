import {
  allowed,
  isCreatorRole,
  isReviewerRole,
  ROLE_IDS,
  ROLES_BY_TYPE,
  type RoleCode,
  removalOf,
  type Team,
  type TeamMemberView,
  type TeamRequest,
} from '@pv/contract';
import type { Deps } from '../../context.ts';
import {
  completionOf,
  memberOf,
  type ProjectState,
  presentTeam,
  type TeamMember,
} from '../approval/public.ts';
import { atStake } from './change-statuses.ts';

interface Reader {
  state: ProjectState;
  me: TeamMember;
  requests: readonly TeamRequest[];
  /** Roles that the reader may invite people for now. */
  roles: readonly RoleCode[];
}

/** The roles that a member may invite people for; a finished project takes no reviewer any more. */
function invitableRoles(state: ProjectState, { role }: TeamMember): RoleCode[] {
  const finished = completionOf(state) === 'succeeded';
  return ROLES_BY_TYPE[state.project.type].filter(
    (invitedRole) =>
      allowed(role, 'invite', { invitedRole }) && !(finished && isReviewerRole(invitedRole)),
  );
}

function abilities(
  { state, me, requests, roles }: Reader,
  other: TeamMember,
): TeamMemberView['can'] {
  const { creatorId } = state.project;
  const asked = (kind: TeamRequest['kind']) =>
    requests.some((request) => request.kind === kind && request.target.id === other.userId);
  if (other.userId === me.userId) return { exclude: null, offer_roles: [], hand_over: false };
  const way = removalOf(me.role, other.role);
  const fixed = other.userId === creatorId;
  const offered = roles.filter((role) => role !== other.role && (!fixed || isCreatorRole(role)));
  return {
    exclude: fixed || way === 'no' || (way === 'consent' && asked('exclusion')) ? null : way,
    offer_roles: asked('role_offer') ? [] : offered.map((role) => ROLE_IDS[role]),
    hand_over: me.userId === creatorId && isCreatorRole(other.role) && !asked('handover'),
  };
}

/** The members of a team with what the reader may do with each, and what he may do with the team. */
export function presentTeamView(
  deps: Deps,
  state: ProjectState,
  userId: string,
  requests: readonly TeamRequest[],
): Omit<Team, 'invitations' | 'requests'> {
  const me = memberOf(state, userId);
  const reader = { state, me, requests, roles: invitableRoles(state, me) };
  const shown = new Map(presentTeam(state, userId).map((member) => [member.user_id, member]));
  const team = state.team.flatMap((member) => {
    const view = shown.get(member.userId);
    if (!view) return [];
    const excluded = requests.some(
      ({ kind, target }) => kind === 'exclusion' && target.id === member.userId,
    );
    return [
      {
        ...view,
        email: member.email,
        exclusion: excluded ? ('pending' as const) : null,
        can: abilities(reader, member),
      },
    ];
  });
  return {
    team,
    can: {
      invite: reader.roles.map((role) => ({
        role_id: ROLE_IDS[role],
        at_stake: atStake({ deps }, state, role),
      })),
    },
  };
}
