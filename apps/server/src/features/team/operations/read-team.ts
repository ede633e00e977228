import type { Team } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import { loadState, memberOf } from '../../approval/public.ts';
import { listInvitations } from '../invitations/list-invitations.ts';
import { presentTeamView } from '../present-team-view.ts';
import { listRequests } from '../requests/list-requests.ts';

/**
 * The team of a project for one of its members: people, invitations, requests that wait.
 * @throws AppError `not_found`
 */
export async function readTeam(
  deps: Deps,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Team> {
  const { db } = deps.connection;
  const now = deps.clock();
  const state = await loadState(db, projectId, userId);
  const requests = await listRequests(db, projectId, userId, now);
  const invitations = await listInvitations(db, projectId, memberOf(state, userId), now);
  return { ...presentTeamView(deps, state, userId, requests), invitations, requests };
}
