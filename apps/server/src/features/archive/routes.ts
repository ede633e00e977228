import { endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { awaitRevision } from '../../documents/await-revision.ts';
import { route } from '../../http/route.ts';
import { loadState } from '../approval/public.ts';
import { failSilent, loadArchive } from './load-archive.ts';
import { cancelArchive } from './operations/cancel-archive.ts';
import { startArchive } from './operations/start-archive.ts';
import { presentArchive } from './present-archive.ts';
import { findNewest } from './queries/find-newest.ts';

/** Whole projects as ZIP files. */
export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  const { archive } = endpoints;
  const { db } = deps.connection;
  route(app, archive.start, async ({ params, body: { zone }, actor: { userId }, locale }) => {
    const order = { projectId: params.id, userId, locale, zone };
    return presentArchive(
      deps.storage,
      await inTransaction(deps, (work) => startArchive(work, order)),
    );
  });
  route(app, archive.newest, async ({ params: { id: projectId }, actor: { userId } }) => {
    await loadState(db, projectId, userId);
    const row = await findNewest(db, { projectId, userId });
    if (!row) return { archive: null };
    const current = await failSilent(db, row, deps.clock());
    return { archive: await presentArchive(deps.storage, current) };
  });
  route(app, archive.get, async ({ params: { id }, query, actor: { userId } }) => {
    const load = () => loadArchive(db, { archiveId: id, userId, now: deps.clock() });
    const { revisions } = deps.documents;
    const row = await awaitRevision(revisions, id, { load, after: query.after });
    return presentArchive(deps.storage, row);
  });
  route(app, archive.cancel, async ({ params: { id }, actor: { userId } }) => {
    await inTransaction(deps, (work) => cancelArchive(work, { archiveId: id, userId }));
    return null;
  });
}
