import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadAccess } from './load-access.ts';
import { keepBeforeFix, restoreVersion } from './operations/restore-version.ts';
import { listVersions } from './queries/list-versions.ts';

/** The calls on the kept editions of a document. */
export function versionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection;
  route(app, endpoints.document.versions, async ({ params, actor }) => {
    await loadAccess(db, params.id, actor.userId);
    return { versions: await listVersions(db, params.id) };
  });
  route(app, endpoints.document.keepVersion, async ({ params, actor }) => {
    await keepBeforeFix(deps, { documentId: params.id, userId: actor.userId });
    return null;
  });
  route(app, endpoints.document.restoreVersion, async ({ params, actor }) => {
    await restoreVersion(deps, { versionId: params.id, userId: actor.userId });
    return null;
  });
}
