import type { Deps } from '../../../context.ts';
import { removeImportFiles } from '../import-files.ts';
import { requireWriter } from '../load-access.ts';
import { loadImport } from '../load-import.ts';
import { changeImport } from '../queries/change-import.ts';

/**
 * Throws an import away. One that was applied stays: its content and pictures are the document's.
 * @throws AppError `not_found`, `forbidden`
 */
export async function discardImport(
  { connection: { db }, storage, documents, clock }: Deps,
  { importId, userId }: { importId: string; userId: string },
): Promise<void> {
  const { opened } = await loadImport(db, importId, userId);
  requireWriter(opened);
  const row = await changeImport(db, importId, {
    from: ['uploading', 'queued', 'running', 'ready', 'failed'],
    status: 'discarded',
    report: null,
    now: clock(),
  });
  if (!row) return;
  documents.revisions.changed(importId);
  await removeImportFiles(storage, importId, row.pictures);
}
