import { AppError } from '@pv/contract';
import { and, eq, getTableColumns, ne, or } from 'drizzle-orm';
import type { Deps } from '../../context.ts';
import { documentExports, documents, members, stages } from '../../db/schema/index.ts';
import { isSilent } from '../../jobs/is-silent.ts';
import { changeExport, type ExportRow } from './queries/change-export.ts';

/**
 * The export, if the person is in the team of its document. One query: somebody waits for the answer,
 * and it is asked again at every change.
 */
async function findExport({ connection: { db } }: Deps, exportId: string, userId: string) {
  const shown = or(eq(stages.kind, 'start'), ne(stages.status, 'deleted'));
  const [row] = await db
    .select(getTableColumns(documentExports))
    .from(documentExports)
    .innerJoin(documents, eq(documents.id, documentExports.documentId))
    .innerJoin(stages, and(eq(stages.id, documents.stageId), shown))
    .innerJoin(members, and(eq(members.projectId, stages.projectId), eq(members.userId, userId)))
    .where(eq(documentExports.id, exportId));
  return row;
}

/**
 * An export for a member of the document's team, failed when whatever worked on it has died.
 * @throws AppError `not_found`
 */
export async function loadExport(deps: Deps, exportId: string, userId: string): Promise<ExportRow> {
  const { db } = deps.connection;
  const row = await findExport(deps, exportId, userId);
  if (!row) throw new AppError('not_found');
  const now = deps.clock();
  if (!(await isSilent(db, documentExports, { row, now }))) return row;
  const failed = { status: 'failed', error: 'export_failed', now } as const;
  return (await changeExport(db, exportId, { from: [row.status], ...failed })) ?? row;
}
