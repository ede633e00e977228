import { endpoints, roleOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { acceptInvitation } from './operations/accept-invitation.ts';
import { cancelInvitation } from './operations/cancel-invitation.ts';
import { confirmInvitation } from './operations/confirm-invitation.ts';
import { declineInvitation } from './operations/decline-invitation.ts';
import { inviteMany } from './operations/invite-many.ts';
import { listMyInvitations } from './operations/list-my-invitations.ts';
import { readInvitation } from './operations/read-invitation.ts';
import { resendInvitation } from './operations/resend-invitation.ts';

/** What the holder of a link does. */
function receivedRoutes(app: FastifyInstance, deps: Deps): void {
  const { team } = endpoints;
  route(app, team.readInvitation, ({ query }) => readInvitation(deps, query.token));
  route(app, team.myInvitations, async ({ actor }) => ({
    invitations: await listMyInvitations(deps, actor),
  }));
  route(app, team.acceptInvitation, ({ actor, body }) =>
    inTransaction(deps, (work) =>
      acceptInvitation(work, { token: body.token, actor, otherAddress: body.other_address }),
    ),
  );
  route(app, team.declineInvitation, async ({ body }) => {
    const { token, reason } = body;
    await inTransaction(deps, (work) => declineInvitation(work, { token, reason: reason || null }));
    return null;
  });
}

/** Invitations by mail: what the team does, and what the holder of a link does. */
export function invitationRoutes(app: FastifyInstance, deps: Deps): void {
  const { team } = endpoints;
  receivedRoutes(app, deps);
  route(app, team.inviteTeammates, async ({ actor: { userId }, body, locale }) => {
    const people = body.people.map(({ email, role_id: id }) => ({ email, role: roleOf(id) }));
    return {
      results: await inviteMany(deps, { projectId: body.project_id, userId, locale, people }),
    };
  });
  const deeds = [
    [team.resendInvitation, resendInvitation],
    [team.confirmInvitation, confirmInvitation],
    [team.cancelInvitation, cancelInvitation],
  ] as const;
  for (const [endpoint, operation] of deeds) {
    route(app, endpoint, async ({ actor: { userId }, params }) => {
      await inTransaction(deps, (work) => operation(work, { invitationId: params.id, userId }));
      return null;
    });
  }
}
