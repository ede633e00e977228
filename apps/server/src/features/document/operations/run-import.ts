import { AppError, IMPORT_MAX_BYTES } from '@pv/contract';
import { type Deps, inTransaction } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { requireEdit } from '../load-access.ts';
import { loadImport } from '../load-import.ts';
import { changeImport, type ImportRow } from '../queries/change-import.ts';
import { importSource, importUpload } from '../storage-keys.ts';

/** Takes an uploaded file out of the reach of the address it came by; done before, it stays so. */
async function seal({ storage }: Deps, importId: string): Promise<void> {
  await storage.settle(importUpload(importId), importSource(importId));
  const size = await storage.size(importSource(importId));
  if (size === null) throw new AppError('file_missing');
  if (size > IMPORT_MAX_BYTES) throw new AppError('file_too_large');
}

/**
 * Begins to read an uploaded file. Whether the document may be changed is asked before its bytes are
 * sealed and after. Called again, it gives the import as it is.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `file_missing`, `file_too_large`
 */
export async function runImport(
  deps: Deps,
  { importId, userId }: { importId: string; userId: string },
): Promise<ImportRow> {
  const found = await loadImport(deps.connection.db, importId, userId);
  if (found.row.status !== 'uploading') return found.row;
  requireEdit(found.opened);
  await seal(deps, importId);
  return inTransaction(deps, async (work) => {
    const { trx, now } = work;
    const { row, opened } = await loadImport(trx, importId, userId);
    if (row.status !== 'uploading') return row;
    requireEdit(opened);
    const begun = { from: ['uploading' as const], status: 'queued' as const, now };
    const queued = await changeImport(trx, importId, begun);
    if (queued) await enqueue(work, 'document.import', { importId });
    return queued ?? row;
  });
}
