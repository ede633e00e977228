import { AppError, IMPORT_MAX_BYTES } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { requireEdit } from '../load-access.ts';
import { loadImport } from '../load-import.ts';
import { changeImport, type ImportRow } from '../queries/change-import.ts';
import { importSource } from '../storage-keys.ts';

/**
 * Begins to read an uploaded file. Called again, it gives the import as it is.
 * @throws AppError `not_found`, `section_locked`, `forbidden`, `file_missing`, `file_too_large`
 */
export async function runImport(
  work: Work,
  { importId, userId }: { importId: string; userId: string },
): Promise<ImportRow> {
  const { trx, deps, now } = work;
  const { row, opened } = await loadImport(trx, importId, userId);
  if (row.status !== 'uploading') return row;
  requireEdit(opened);
  const size = await deps.storage.size(importSource(importId));
  if (size === null) throw new AppError('file_missing');
  if (size > IMPORT_MAX_BYTES) throw new AppError('file_too_large');
  const queued = await changeImport(trx, importId, { from: ['uploading'], status: 'queued', now });
  if (queued) await enqueue(work, 'document.import', { importId });
  return queued ?? row;
}
