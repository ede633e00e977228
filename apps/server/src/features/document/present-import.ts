import type { ImportView } from '@pv/contract';
import type { documentImports } from '../../db/schema/index.ts';

/** An import as its author sees it. */
export function presentImport(row: typeof documentImports.$inferSelect): ImportView {
  return {
    id: row.id,
    document_id: row.documentId,
    file_name: row.fileName,
    status: row.status,
    step: row.step,
    progress: row.progress,
    revision: row.revision,
    error: row.error,
    report: row.report ?? null,
    created_at: row.createdAt.toISOString(),
  };
}
