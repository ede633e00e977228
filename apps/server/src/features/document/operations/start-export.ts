import type { BodyOf, ExportView, endpoints } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { documentExports } from '../../../db/schema/index.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { fileNameOf } from '../file-name.ts';
import { lockAccess, requireExport } from '../load-access.ts';
import type { ExportRow } from '../queries/change-export.ts';
import { tellOfDocument } from '../tell-of-document.ts';

/** What a file's name ends with unless its pictures stand beside it in an archive. */
const ENDINGS: Readonly<Record<ExportView['format'], string>> = {
  pdf: 'pdf',
  docx: 'docx',
  markdown: 'md',
  latex: 'tex',
};

/**
 * Orders a file of a document.
 * @throws AppError `not_found`, `forbidden`
 */
export async function startExport(
  work: Work,
  props: BodyOf<(typeof endpoints)['document']['startExport']> & {
    documentId: string;
    userId: string;
  },
): Promise<ExportRow> {
  const { trx, now } = work;
  const { documentId, userId, format, revisions = false, comments = false } = props;
  const opened = await lockAccess(trx, documentId, userId);
  requireExport(opened);
  const order: ExportRow = {
    id: uuidv7(),
    documentId,
    authorId: userId,
    format,
    status: 'queued',
    progress: 0,
    revision: 0,
    error: null,
    pages: null,
    fileName: fileNameOf(opened.access, ENDINGS[format]),
    storageKey: null,
    comments: comments && format === 'docx',
    createdAt: now,
    updatedAt: now,
  };
  await trx.insert(documentExports).values(order);
  await tellOfDocument(work, opened, userId, { kind: 'document_exported', after: { format } });
  await enqueue(work, 'document.export', { exportId: order.id, revisions });
  return order;
}
