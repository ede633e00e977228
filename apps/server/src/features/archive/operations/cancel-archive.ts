import type { Work } from '../../../context.ts';
import { dropArchiveFiles } from '../drop-files.ts';
import { loadArchive } from '../load-archive.ts';
import { changeArchive } from '../queries/change-archive.ts';

/**
 * Stops the making of an archive, or throws a ready one away. Whoever makes it sees that within a second.
 * @throws AppError `not_found`
 */
export async function cancelArchive(
  work: Work,
  { archiveId, userId }: { archiveId: string; userId: string },
): Promise<void> {
  const { trx, deps, now } = work;
  const row = await loadArchive(trx, { archiveId, userId, now });
  await changeArchive(trx, archiveId, {
    from: ['queued', 'running', 'ready', 'failed'],
    status: 'cancelled',
    storageKey: null,
    now,
  });
  dropArchiveFiles(work, [row]);
  work.afterCommit(() => deps.documents.revisions.changed(archiveId));
}
