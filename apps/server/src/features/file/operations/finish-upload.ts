import { AppError, FILE_TYPE_NAMES, fileTypeOf } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { loadState, stageOf } from '../../approval/public.ts';
import { hashFile } from '../inspect/hash-file.ts';
import { isOfType } from '../inspect/is-of-type.ts';
import { type FileRow, findFile } from '../queries/find-file.ts';
import { requireSlot } from '../slot-effect.ts';
import { fileUploadKey } from '../storage-keys.ts';
import { putInSlot } from './put-in-slot.ts';

/** Takes uploaded bytes out of the reach of the address they came by; done before, it stays so. */
async function seal({ storage }: Deps, { id, storageKey }: FileRow): Promise<void> {
  const upload = fileUploadKey(id);
  await storage.settle(upload, storageKey);
  if ((await storage.size(storageKey)) === null) throw new AppError('file_missing');
}

/** The digest of sealed bytes that are what the name of the file promises. */
async function inspect({ storage }: Deps, { name, size, storageKey }: FileRow): Promise<string> {
  if ((await storage.size(storageKey)) !== size) throw new AppError('file_missing');
  const type = fileTypeOf(name);
  const path = await storage.file(storageKey);
  if (!type || !path || !(await isOfType(type, path))) {
    const params = { type: type ?? '', types: FILE_TYPE_NAMES };
    throw new AppError('file_type_refused', { items: ['files.refusal.content'], params });
  }
  return hashFile(storage, storageKey);
}

async function giveUp({ connection: { db }, storage }: Deps, row: FileRow): Promise<void> {
  const unfinished = and(eq(projectFiles.id, row.id), eq(projectFiles.status, 'uploading'));
  const [gone] = await db.delete(projectFiles).where(unfinished).returning();
  if (gone) await storage.remove(row.storageKey);
}

async function check(deps: Deps, row: FileRow): Promise<string> {
  await seal(deps, row);
  try {
    return await inspect(deps, row);
  } catch (error) {
    // a disk that is busy or full for a moment says nothing about the file: it can be finished again
    if (error instanceof AppError) await giveUp(deps, row);
    throw error;
  }
}

/**
 * Takes an uploaded file into its slot. Its bytes are sealed and read before the project is locked,
 * since that takes a second for a large file; whether the slot may be filled is asked before and after.
 * A second call finds it done. Called for a file that was removed, it brings the file back.
 * @throws AppError `file_missing`, `file_type_refused`, and what `putInSlot` throws
 */
export async function finishUpload(
  deps: Deps,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  const { db } = deps.connection;
  const row = await findFile(db, fileId);
  const state = await loadState(db, row.projectId, userId);
  if (row.status === 'uploading') {
    requireSlot(state, stageOf(state, row.stageId), row.slot, userId);
  }
  const sha256 = row.status === 'uploading' ? await check(deps, row) : row.sha256;
  await inTransaction(deps, (work) => putInSlot(work, { fileId, userId, sha256 }));
}
