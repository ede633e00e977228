import type { ExportView } from '@pv/contract';
import type { Storage } from '../../storage/storage.ts';
import type { ExportRow } from './queries/change-export.ts';

/** The types of the files that documents are written as. */
export const EXPORT_MIME: Readonly<Record<ExportRow['format'], string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const AN_HOUR = 60;

/** An export as its author sees it, with an address for an hour once the file is there. */
export async function presentExport(storage: Storage, row: ExportRow): Promise<ExportView> {
  const { storageKey, fileName: name, format } = row;
  const file = { name, mime: EXPORT_MIME[format], minutes: AN_HOUR };
  return {
    id: row.id,
    document_id: row.documentId,
    format,
    status: row.status,
    progress: row.progress,
    revision: row.revision,
    error: row.error,
    pages: row.pages,
    file_name: name,
    url: storageKey && row.status === 'ready' ? await storage.signGet(storageKey, file) : null,
    created_at: row.createdAt.toISOString(),
  };
}
