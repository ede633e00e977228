import type { Work } from '../../context.ts';
import type { ArchiveRow } from './queries/change-archive.ts';

/** Removes the files of archives after the commit and before the answer; by night where that fails. */
export function dropArchiveFiles({ deps, afterCommit }: Work, rows: readonly ArchiveRow[]): void {
  const drop = async ({ id: archiveId, storageKey }: ArchiveRow) => {
    try {
      if (storageKey) await deps.storage.remove(storageKey);
    } catch (error) {
      deps.log.warn({ err: error, archiveId }, 'archive not removed');
    }
  };
  afterCommit(async () => {
    await Promise.all(rows.map(drop));
  });
}
