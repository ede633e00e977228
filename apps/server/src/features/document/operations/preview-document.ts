import type { Deps } from '../../../context.ts';
import type { Gives } from '../../../documents/tasks.ts';
import { loadAccess, requireExport } from '../load-access.ts';
import { printDocument } from '../print-document.ts';

/**
 * The PDF of a document as it is now, for looking at. Dropped when `signal` says that nobody looks.
 * @throws AppError `not_found`, `forbidden`, `export_failed`, `worker_busy`
 */
export async function previewDocument(
  deps: Deps,
  { documentId, userId, signal }: { documentId: string; userId: string; signal: AbortSignal },
): Promise<Gives<'print'>> {
  const opened = await loadAccess(deps.connection.db, documentId, userId);
  requireExport(opened);
  const { access } = opened;
  return printDocument(deps, { documentId, access, format: 'pdf' }, { urgent: true, signal });
}
