import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { documentExports } from '../../db/schema/index.ts';
import { loadAccess } from './load-access.ts';
import { changeExport, type ExportRow } from './queries/change-export.ts';

/** An export that has told nothing for so long has lost its process. */
const SILENT_MS = 3 * 60_000;

/**
 * An export for a member of the document's team, failed when whatever worked on it has died.
 * @throws AppError `not_found`
 */
export async function loadExport(deps: Deps, exportId: string, userId: string): Promise<ExportRow> {
  const { db } = deps.connection;
  const [row] = await db.select().from(documentExports).where(eq(documentExports.id, exportId));
  if (!row) throw new AppError('not_found');
  await loadAccess(db, row.documentId, userId);
  const now = deps.clock();
  const working = row.status === 'queued' || row.status === 'running';
  if (!working || now.getTime() - row.updatedAt.getTime() < SILENT_MS) return row;
  const failed = { status: 'failed', error: 'export_failed', now } as const;
  return (await changeExport(db, exportId, { from: [row.status], ...failed })) ?? row;
}
