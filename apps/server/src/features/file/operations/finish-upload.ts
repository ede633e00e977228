import { AppError } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { loadState, stageOf } from '../../approval/public.ts';
import { inspect, seal } from '../inspect/sealed.ts';
import { type FileRow, findFile } from '../queries/find-file.ts';
import { requireSlot } from '../slot-effect.ts';
import { fileUploadKey } from '../storage-keys.ts';
import { putInSlot } from './put-in-slot.ts';

async function giveUp({ connection: { db }, storage }: Deps, row: FileRow): Promise<void> {
  const unfinished = and(eq(projectFiles.id, row.id), eq(projectFiles.status, 'uploading'));
  const [gone] = await db.delete(projectFiles).where(unfinished).returning();
  if (gone) await storage.remove(row.storageKey);
}

async function check(deps: Deps, row: FileRow): Promise<string> {
  await seal(deps.storage, fileUploadKey(row.id), row);
  try {
    return await inspect(deps.storage, row);
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
