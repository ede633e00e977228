import { ARCHIVE_DAYS, type ArchiveView, endpoints } from '@pv/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { awaitRevision } from '../../documents/await-revision.ts';
import { route } from '../../http/route.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadState } from '../approval/public.ts';
import { failSilent, loadArchive } from './load-archive.ts';
import { cancelArchive } from './operations/cancel-archive.ts';
import { startArchive } from './operations/start-archive.ts';
import type { ArchiveRow } from './queries/change-archive.ts';
import { findNewest } from './queries/find-newest.ts';

const DAY_MS = 24 * 60 * 60_000;
/** In minutes: whoever has the address needs no membership. Every reading of the archive gives a new one. */
const ADDRESS_LIFE = 5;

/** When an archive that is ready is cleared away. */
const keptUntil = ({ updatedAt }: Pick<ArchiveRow, 'updatedAt'>): Date =>
  new Date(updatedAt.getTime() + ARCHIVE_DAYS * DAY_MS);

/** An archive as its author sees it, with an address for a few minutes once the file is there. */
async function presentArchive(storage: Storage, row: ArchiveRow): Promise<ArchiveView> {
  const { storageKey, fileName: name } = row;
  const ready = row.status === 'ready' && storageKey !== null;
  const file = { name, mime: 'application/zip', minutes: ADDRESS_LIFE };
  return {
    id: row.id,
    project_id: row.projectId,
    status: row.status,
    progress: row.progress,
    revision: row.revision,
    error: row.error,
    file_name: name,
    size: row.size,
    missing: row.missing,
    url: ready ? await storage.signGet(storageKey, file) : null,
    kept_until: ready ? keptUntil(row).toISOString() : null,
    created_at: row.createdAt.toISOString(),
  };
}

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
