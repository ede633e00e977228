import { allowed, endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context.ts';
import { route } from '../../http/route.ts';
import { loadAccess } from './load-access.ts';
import { compareVersions, readVersion } from './operations/compare-versions.ts';
import {
  keepBeforeFix,
  nameVersion,
  removeVersion,
  renameVersion,
} from './operations/keep-version.ts';
import { restoreVersion } from './operations/restore-version.ts';
import { listVersions } from './queries/list-versions.ts';

/** The calls on the kept editions of a document. */
export function versionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.connection;
  const { document } = endpoints;
  route(app, document.versions, async ({ params, actor: { userId } }) => {
    const { access } = await loadAccess(db, params.id, userId);
    const writes = allowed(access.role, 'edit');
    return { versions: await listVersions(db, { documentId: params.id, userId, writes }) };
  });
  route(app, document.keepVersion, async ({ params, actor }) => {
    await keepBeforeFix(deps, { documentId: params.id, userId: actor.userId });
    return null;
  });
  route(app, document.nameVersion, async ({ params, body, actor }) => ({
    id: await nameVersion(deps, { documentId: params.id, userId: actor.userId, name: body.name }),
  }));
  route(app, document.renameVersion, async ({ params, body, actor }) => {
    await renameVersion(db, { versionId: params.id, userId: actor.userId, name: body.name });
    return null;
  });
  route(app, document.removeVersion, async ({ params, actor }) => {
    await removeVersion(db, { versionId: params.id, userId: actor.userId });
    return null;
  });
  route(app, document.readVersion, async ({ params, actor }) => ({
    snapshot: await readVersion(db, { versionId: params.id, userId: actor.userId }),
  }));
  route(app, document.compareVersions, ({ params, query, actor }) =>
    compareVersions(deps, { versionId: params.id, userId: actor.userId, until: query.until }),
  );
  route(app, document.restoreVersion, ({ params, actor }) =>
    restoreVersion(deps, { versionId: params.id, userId: actor.userId }),
  );
  route(app, document.restoreSection, ({ params, body, actor }) =>
    restoreVersion(deps, { versionId: params.id, userId: actor.userId, section: body.section }),
  );
}
