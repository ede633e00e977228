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
  const access = loadAccess(deps.connection.db, documentId, userId).then((opened) => {
    requireExport(opened);
    return opened.access;
  });
  const printing = { documentId, access, format: 'pdf', preview: true } as const;
  return printDocument(deps, printing, { urgent: true, signal });
}
