import { ARCHIVE_DAYS, type ArchiveView } from '@pv/contract';
import type { Storage } from '../../storage/storage.ts';
import type { ArchiveRow } from './queries/change-archive.ts';

const DAY_MS = 24 * 60 * 60_000;
/** In minutes: whoever has the address needs no membership. Every reading of the archive gives a new one. */
const ADDRESS_LIFE = 5;

/** When an archive that is ready is cleared away. */
const keptUntil = ({ updatedAt }: Pick<ArchiveRow, 'updatedAt'>): Date =>
  new Date(updatedAt.getTime() + ARCHIVE_DAYS * DAY_MS);

/** An archive as its author sees it, with an address for a few minutes once the file is there. */
export async function presentArchive(storage: Storage, row: ArchiveRow): Promise<ArchiveView> {
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
