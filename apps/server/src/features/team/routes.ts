import { AppError, type BodyOf, endpoints, roleOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { invitationRoutes } from './invitation-routes.ts';
import { changeMemberRole } from './operations/change-member-role.ts';
import { checkCode } from './operations/check-code.ts';
import { countCode } from './operations/count-code.ts';
import { handOver } from './operations/hand-over.ts';
import { inviteByMail } from './operations/invite-by-mail.ts';
import { inviteTeammate } from './operations/invite-teammate.ts';
import { listPeople } from './operations/list-people.ts';
import { readTeam } from './operations/read-team.ts';
import { removeTeammate } from './operations/remove-teammate.ts';
import { requestRoutes } from './request-routes.ts';

interface Call {
  userId: string;
  body: BodyOf<typeof endpoints.team.inviteTeammate>;
}

/** The three ways of one call: by personal code, by address, and by id for another role. */
async function invite(deps: Deps, { userId, body }: Call): Promise<void> {
  const of = { projectId: body.project_id, userId, role: roleOf(body.role_id) };
  const { code, email, user_id: targetId } = body;
  if (code) {
    await countCode(deps, userId);
    return inTransaction(deps, (work) => inviteTeammate(work, { ...of, code }));
  }
  if (email) {
    await inTransaction(deps, (work) => inviteByMail(work, { ...of, email }));
    return;
  }
  if (!targetId) throw new AppError('validation_failed');
  await inTransaction(deps, (work) => changeMemberRole(work, { ...of, targetId }));
}

/** The team of a project. */
export function teamRoutes(app: FastifyInstance, deps: Deps): void {
  const { team } = endpoints;
  route(app, team.list, ({ actor: { userId }, params }) =>
    readTeam(deps, { projectId: params.id, userId }),
  );
  route(app, team.inviteTeammate, async ({ actor: { userId }, body }) => {
    await invite(deps, { userId, body });
    return null;
  });
  route(app, team.checkCode, async ({ actor: { userId }, body }) => {
    const { project_type: type, role_id, code, project_id: projectId } = body;
    await checkCode(deps, { userId, type, role: roleOf(role_id), code, projectId });
    return null;
  });
  route(app, team.removeTeammate, async ({ actor: { userId }, body }) => {
    const { project_id: projectId, user_id: targetId, reason = null, title = null } = body;
    await inTransaction(deps, (work) =>
      removeTeammate(work, { projectId, userId, targetId, reason: reason || null, title }),
    );
    return null;
  });
  route(app, team.handOver, async ({ actor: { userId }, body }) => {
    const { project_id: projectId, user_id: targetId } = body;
    await inTransaction(deps, (work) => handOver(work, { projectId, userId, targetId }));
    return null;
  });
  route(app, endpoints.user.people, ({ actor: { userId }, query }) =>
    listPeople(deps.connection.db, { userId, text: query.text, projectId: query.project_id }),
  );
  invitationRoutes(app, deps);
  requestRoutes(app, deps);
}
