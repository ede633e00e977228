import { AppError, type ErrorCode, type ImportView } from '@pv/contract';
import type { ImportStage } from '@pv/gost/import';
import type { Deps } from '../../../context.ts';
import type { ImportedPicture } from '../../../db/schema/index.ts';
import type { Gives, LeftPicture, TaskProgress } from '../../../documents/tasks.ts';
import { tellWhile } from '../../../jobs/tell-while.ts';
import { removeImportFiles } from '../import-files.ts';
import { changeImport, type ImportRow } from '../queries/change-import.ts';
import { assetKey, importResult, importSource } from '../storage-keys.ts';

/** The step that a stage belongs to, and the percent at which it begins and ends. */
const STAGES: Readonly<
  Record<ImportStage, { step: ImportView['step']; from: number; to: number }>
> = {
  unpack: { step: 'unpack', from: 5, to: 15 },
  read: { step: 'read', from: 15, to: 45 },
  pictures: { step: 'read', from: 45, to: 60 },
  recognise: { step: 'recognise', from: 60, to: 85 },
};
/** Reports of one step that follow each other faster are not written. */
const REPORT_MS = 100;

type Change = Omit<Parameters<typeof changeImport>[2], 'from' | 'now'>;

/** Writes how far an import is and wakes who waits. Null when it was discarded meanwhile. */
async function advance(deps: Deps, id: string, change: Change): Promise<ImportRow | null> {
  const options = { from: ['running' as const], now: deps.clock(), ...change };
  const row = await changeImport(deps.connection.db, id, options);
  deps.documents.revisions.changed(id);
  return row;
}

function tell(deps: Deps, id: string, change: Change): void {
  advance(deps, id, change).catch((error: unknown) => {
    deps.log.warn({ err: error, importId: id }, 'progress not written');
  });
}

function progressReporter(deps: Deps, id: string): (progress: TaskProgress) => void {
  let last: { step: string; at: number } = { step: '', at: 0 };
  return ({ stage, share }) => {
    if (!stage) return;
    const { step, from, to } = STAGES[stage];
    const at = performance.now();
    if (step === last.step && at - last.at < REPORT_MS) return;
    last = { step, at };
    tell(deps, id, { step, progress: Math.round(from + (to - from) * share) });
  };
}

async function storePicture(
  { storage }: Deps,
  documentId: string,
  { file, ...picture }: LeftPicture,
): Promise<ImportedPicture> {
  const storageKey = assetKey(documentId, picture.id);
  await storage.adopt(storageKey, file);
  return { ...picture, storageKey };
}

async function store(deps: Deps, row: ImportRow, read: Gives<'import'>): Promise<void> {
  const { id, documentId } = row;
  await advance(deps, id, { step: 'store', progress: 85 });
  await deps.storage.adopt(importResult(id), read.result);
  const pictures = await Promise.all(
    read.pictures.map((picture) => storePicture(deps, documentId, picture)),
  );
  const { report } = read;
  const ready = await advance(deps, id, { status: 'ready', progress: 100, report, pictures });
  if (ready) await deps.storage.remove(importSource(id));
  else await removeImportFiles(deps.storage, id, pictures);
}

/**
 * Reads an uploaded file in a child process and keeps what came of it until its author decides. A
 * refusal of the file ends as a code in the import; the document is not touched either way.
 */
export async function importDocument(
  deps: Deps,
  { importId }: { importId: string },
): Promise<void> {
  const { db } = deps.connection;
  const begun = { from: ['queued' as const], status: 'running' as const, now: deps.clock() };
  const row = await changeImport(db, importId, { ...begun, step: 'unpack', progress: 5 });
  if (!row) return;
  deps.documents.revisions.changed(importId);
  try {
    const file = await deps.storage.file(importSource(importId));
    if (!file) throw new AppError('file_missing');
    const task = { name: 'import', given: { file, name: row.fileName } } as const;
    const onProgress = progressReporter(deps, importId);
    const options = { documentId: row.documentId, urgent: true };
    const reading = deps.documents.pool.run({ ...task, onProgress }, options);
    await store(deps, row, await tellWhile(() => tell(deps, importId, {}), reading));
  } catch (error) {
    const code: ErrorCode = error instanceof AppError ? error.code : 'import_failed';
    if (!(error instanceof AppError)) deps.log.error({ err: error, importId }, 'import failed');
    await advance(deps, importId, { status: 'failed', error: code });
    await removeImportFiles(deps.storage, importId, []);
  }
}
