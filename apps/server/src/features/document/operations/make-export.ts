import { AppError, type ErrorCode } from '@pv/contract';
import type { Deps } from '../../../context.ts';
import type { TaskProgress } from '../../../documents/tasks.ts';
import { tellWhile } from '../../../jobs/tell-while.ts';
import { printedRemarks } from '../../comment/public.ts';
import { loadAccess } from '../load-access.ts';
import { printDocument } from '../print-document.ts';
import { changeExport, type ExportRow } from '../queries/change-export.ts';
import { removeOldExports } from '../queries/remove-old-exports.ts';
import { exportKey } from '../storage-keys.ts';

/** An export that takes less is not told of in between: each telling costs everybody a round. */
const REPORT_MS = 300;

/** What an archive of a text has in its name: the text is in one of two languages. */
const PACKED: Readonly<Partial<Record<ExportRow['format'], string>>> = {
  markdown: 'Markdown',
  latex: 'LaTeX',
};

type Change = Omit<Parameters<typeof changeExport>[2], 'from' | 'now'>;

async function advance(deps: Deps, id: string, change: Change): Promise<void> {
  const options = { from: ['running' as const], now: deps.clock(), ...change };
  await changeExport(deps.connection.db, id, options);
  deps.documents.revisions.changed(id);
}

async function print(deps: Deps, row: ExportRow, revisions: boolean): Promise<void> {
  const { id, format, documentId, authorId } = row;
  if (authorId === null) throw new AppError('export_failed');
  const access = loadAccess(deps.connection.db, documentId, authorId).then(
    (opened) => opened.access,
  );
  let told = performance.now();
  const tell = (change: Change) => {
    told = performance.now();
    advance(deps, id, change).catch((error: unknown) => {
      deps.log.warn({ err: error, exportId: id }, 'progress not written');
    });
  };
  const onProgress = ({ share }: TaskProgress) => {
    if (performance.now() - told >= REPORT_MS) tell({ progress: Math.round(5 + 90 * share) });
  };
  const comments = row.comments ? await printedRemarks(deps.connection.db, documentId) : [];
  const printing = printDocument(deps, {
    documentId,
    access,
    format,
    revisions,
    comments,
    onProgress,
  });
  const { file, pages, ending } = await tellWhile(() => tell({}), printing);
  const storageKey = exportKey(id, ending);
  await deps.storage.adopt(storageKey, file);
  // a text has its pictures beside it in an archive, whose ending does not tell what is in it
  const inside = ending === 'zip' ? ` (${PACKED[format] ?? format})` : '';
  const fileName = row.fileName.replace(/\.[a-z]+$/, `${inside}.${ending}`);
  await advance(deps, id, { status: 'ready', progress: 100, pages, storageKey, fileName });
  await removeOldExports(deps, documentId);
}

/** Makes the file of an export in a child process; a failure ends as a code in the export. */
export async function exportDocument(
  deps: Deps,
  { exportId, revisions = false }: { exportId: string; revisions?: boolean },
): Promise<void> {
  const begun = { from: ['queued' as const], status: 'running' as const, now: deps.clock() };
  const row = await changeExport(deps.connection.db, exportId, { ...begun, progress: 5 });
  if (!row) return;
  deps.documents.revisions.changed(exportId);
  try {
    await print(deps, row, revisions);
  } catch (error) {
    const code: ErrorCode = error instanceof AppError ? error.code : 'export_failed';
    if (!(error instanceof AppError)) deps.log.error({ err: error, exportId }, 'export failed');
    await advance(deps, exportId, { status: 'failed', error: code });
  }
}
