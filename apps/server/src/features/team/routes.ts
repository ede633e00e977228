import { endpoints, roleOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadState, presentTeam } from '../approval/public.ts';
import { inviteTeammate } from './operations/invite-teammate.ts';

/** The team of a project. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const { team } = endpoints;
  route(app, team.list, async ({ actor: { userId }, params }) => {
    const state = await loadState(deps.connection.db, params.id, userId);
    return { team: presentTeam(state, userId) };
  });
  route(app, team.inviteTeammate, async ({ actor: { userId }, body }) => {
    const { project_id: projectId, role_id, code } = body;
    const invitation = { projectId, userId, role: roleOf(role_id), code };
    await inTransaction(deps, (work) => inviteTeammate(work, invitation));
    return null;
  });
}
