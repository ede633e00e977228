import { AppError, type ExportView, endpoints } from '@pv/contract';
import { and, eq, getTableColumns, isNull, ne, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Deps, inTransaction } from '../../context.ts';
import { documentExports, documents, members, stages } from '../../db/schema/index.ts';
import { awaitRevision } from '../../documents/await-revision.ts';
import { route } from '../../http/route.ts';
import { sendMadeFile } from '../../http/send-made-file.ts';
import { isSilent } from '../../jobs/is-silent.ts';
import type { Storage } from '../../storage/storage.ts';
import { previewDocument } from './operations/preview-document.ts';
import { printNormSheet } from './operations/print-norm-sheet.ts';
import { startExport } from './operations/start-export.ts';
import { changeExport, type ExportRow } from './queries/change-export.ts';

/**
 * The export, if the person is in the team of its document. One query: somebody waits for the answer,
 * and it is asked again at every change.
 */
async function findExport({ connection: { db } }: Deps, exportId: string, userId: string) {
  const shown = or(
    isNull(documents.stageId),
    eq(stages.kind, 'start'),
    ne(stages.status, 'deleted'),
  );
  const ofPerson = and(eq(members.projectId, documents.projectId), eq(members.userId, userId));
  const [row] = await db
    .select(getTableColumns(documentExports))
    .from(documentExports)
    .innerJoin(documents, eq(documents.id, documentExports.documentId))
    .leftJoin(stages, eq(stages.id, documents.stageId))
    .innerJoin(members, ofPerson)
    .where(and(eq(documentExports.id, exportId), shown));
  return row;
}

/**
 * An export for a member of the document's team, failed when whatever worked on it has died.
 * @throws AppError `not_found`
 */
async function loadExport(deps: Deps, exportId: string, userId: string): Promise<ExportRow> {
  const { db } = deps.connection;
  const row = await findExport(deps, exportId, userId);
  if (!row) throw new AppError('not_found');
  const now = deps.clock();
  if (!(await isSilent(db, documentExports, { row, now }))) return row;
  const failed = { status: 'failed', error: 'export_failed', now } as const;
  return (await changeExport(db, exportId, { from: [row.status], ...failed })) ?? row;
}

/** The types of the files that documents are written as, by the endings of their names. */
const EXPORT_MIME: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown; charset=utf-8',
  tex: 'application/x-tex',
  zip: 'application/zip',
};
const mimeOf = (name: string) =>
  EXPORT_MIME[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
const AN_HOUR = 60;

/** An export as its author sees it, with an address for an hour once the file is there. */
async function presentExport(storage: Storage, row: ExportRow): Promise<ExportView> {
  const { storageKey, fileName: name, format } = row;
  const file = { name, mime: mimeOf(name), minutes: AN_HOUR };
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

/** The calls that make files of a document. */
export function exportRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, endpoints.document.startExport, async ({ params, body, actor }) => {
    const props = { documentId: params.id, userId: actor.userId, ...body };
    const row = await inTransaction(deps, (work) => startExport(work, props));
    return presentExport(deps.storage, row);
  });
  route(app, endpoints.document.getExport, async ({ params, query, actor }) => {
    const load = () => loadExport(deps, params.id, actor.userId);
    const { revisions } = deps.documents;
    const row = await awaitRevision(revisions, params.id, { load, after: query.after });
    return presentExport(deps.storage, row);
  });
  route(app, endpoints.document.normSheet, async ({ params, body, actor, reply }) => {
    const props = { documentId: params.id, userId: actor.userId, format: body.format };
    const made = await printNormSheet(deps, props);
    return sendMadeFile(reply, { ...made, mime: mimeOf(made.name) });
  });
  route(app, endpoints.document.preview, async ({ params, actor, request, reply }) => {
    const gone = new AbortController();
    request.raw.on('close', () => gone.abort());
    const props = { documentId: params.id, userId: actor.userId, signal: gone.signal };
    const { file, pages } = await previewDocument(deps, props);
    return sendMadeFile(reply, { file, mime: 'application/pdf', pages });
  });
}
