import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { route } from '../../http/route.ts';
import { changeProfile, publishProfile, removeProfile } from './publish-profile.ts';
import { listProfiles, readProfile } from './read-profiles.ts';

/** Profiles of formatting that people publish for each other. */
export function formatProfileRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection;
  const { formatProfile } = endpoints;
  route(app, formatProfile.list, async ({ actor }) => ({
    profiles: await listProfiles(db, actor.userId),
  }));
  route(app, formatProfile.get, ({ actor, params: { code } }) =>
    readProfile(db, actor.userId, { code }),
  );
  route(app, formatProfile.publish, ({ actor: { userId }, body }) =>
    inTransaction(deps, (work) => publishProfile(work, userId, body)),
  );
  route(app, formatProfile.change, ({ actor: { userId: ownerId }, params: { id }, body }) =>
    inTransaction(deps, (work) => changeProfile(work, { id, ownerId }, body)),
  );
  route(app, formatProfile.remove, async ({ actor: { userId: ownerId }, params: { id } }) => {
    await inTransaction(deps, (work) => removeProfile(work, { id, ownerId }));
    return null;
  });
}
