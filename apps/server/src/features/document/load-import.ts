import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { documentImports } from '../../db/schema/index.ts';
import { isSilent } from '../../jobs/is-silent.ts';
import { loadAccess, type OpenedDocument } from './load-access.ts';
import { changeImport, type ImportRow } from './queries/change-import.ts';

/**
 * An import with the document that it is for.
 * @throws AppError `not_found` for an absent and for a foreign one alike
 */
export async function loadImport(
  executor: Executor,
  importId: string,
  userId: string,
): Promise<{ row: ImportRow; opened: OpenedDocument }> {
  const [row] = await executor
    .select()
    .from(documentImports)
    .where(eq(documentImports.id, importId));
  if (!row) throw new AppError('not_found');
  return { row, opened: await loadAccess(executor, row.documentId, userId) };
}

/** The import as it is, failed when whatever worked on it has died. */
export async function currentImport(
  deps: Deps,
  importId: string,
  userId: string,
): Promise<ImportRow> {
  const { db } = deps.connection;
  const { row } = await loadImport(db, importId, userId);
  const now = deps.clock();
  if (!(await isSilent(db, documentImports, { row, now }))) return row;
  const failed = { status: 'failed', error: 'import_failed', now } as const;
  return (await changeImport(db, importId, { from: [row.status], ...failed })) ?? row;
}
