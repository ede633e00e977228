import { endpoints, roleOf } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changePassword } from './operations/change-password.ts';
import { changeProfile } from './operations/change-profile.ts';
import { personalCodes } from './operations/personal-codes.ts';
import { readAccount } from './operations/read-account.ts';
import { readProfile } from './operations/read-profile.ts';
import { readPublicProfile } from './operations/read-public-profile.ts';

/** The account, the profile and the personal codes. */
export function userRoutes(app: FastifyInstance, deps: Deps): void {
  const { user } = endpoints;
  const { db } = deps.connection;
  route(app, user.account, ({ actor, params }) => readAccount(db, actor.userId, params.id));
  route(app, user.profile, ({ actor }) => readProfile(db, actor.userId));
  route(app, user.changeProfile, async ({ actor, body }) => {
    const { version, ...fields } = body;
    await changeProfile(deps, { userId: actor.userId, version, fields });
    return null;
  });
  route(app, user.publicProfile, ({ actor, params, query }) =>
    readPublicProfile(db, { viewerId: actor.userId, userId: params.id, as: query.as }),
  );
  route(app, user.inviteCodes, ({ actor, query }) =>
    personalCodes(deps, { userId: actor.userId, projectType: query.project_type }),
  );
  route(app, user.renewInviteCode, ({ actor, body }) =>
    personalCodes(deps, {
      userId: actor.userId,
      projectType: body.project_type,
      renewed: roleOf(body.role_id),
    }),
  );
  route(app, user.changePassword, async ({ actor, body }) => {
    await changePassword(deps, {
      actor,
      oldPassword: body.old_password,
      newPassword: body.new_password,
    });
    return null;
  });
}
