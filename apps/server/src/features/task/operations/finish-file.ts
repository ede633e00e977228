import { AppError, type TaskFile } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import { type Deps, inTransaction, type Work } from '../../../context.ts';
import { taskFiles } from '../../../db/schema/index.ts';
import { inspect, seal } from '../../file/public.ts';
import { findFile, type TaskFileRecord } from '../files/find-files.ts';
import { presentFile } from '../files/present-file.ts';
import { requirePlace } from '../files/require-place.ts';
import { taskUploadKey } from '../files/storage-keys.ts';
import { editScene, readScene, requireEdit, tellTeam } from '../task-scene.ts';

/** Such bytes will never be right. */
async function giveUp({ connection: { db }, storage }: Deps, { id, storageKey }: TaskFileRecord) {
  const unfinished = and(eq(taskFiles.id, id), eq(taskFiles.ready, false));
  const [gone] = await db.delete(taskFiles).where(unfinished).returning();
  if (gone) await storage.remove(storageKey);
}

async function check(deps: Deps, row: TaskFileRecord): Promise<string> {
  await seal(deps.storage, taskUploadKey(row.id), row);
  try {
    return await inspect(deps.storage, row);
  } catch (error) {
    // a disk that is busy or full for a moment says nothing about the file: it can be finished again
    if (error instanceof AppError) await giveUp(deps, row);
    throw error;
  }
}

/** Gives nothing where the upload was given up meanwhile. */
async function take(work: Work, row: TaskFileRecord, known: { userId: string; sha256: string }) {
  const { userId, sha256 } = known;
  await editScene(work, { taskId: row.taskId }, userId);
  await requirePlace(work, row);
  const [taken] = await work.trx
    .update(taskFiles)
    .set({ sha256, ready: true })
    .where(eq(taskFiles.id, row.id))
    .returning();
  if (taken) await tellTeam(work, row.projectId);
  return taken;
}

/**
 * Puts an uploaded file to its task. Its bytes are sealed and read before the project is locked; whether
 * the task may be changed is asked before and after. A second call gives the same file.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `file_missing`, `file_type_refused`,
 * `project_full`, `too_many_files`
 */
export async function finishFile(
  deps: Deps,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<TaskFile> {
  const { connection, storage } = deps;
  const row = await findFile(connection.db, fileId);
  requireEdit(await readScene(connection.db, row.projectId, userId));
  if (row.ready) return presentFile(storage, row);
  const sha256 = await check(deps, row);
  const taken = await inTransaction(deps, (work) => take(work, row, { userId, sha256 }));
  if (taken) return presentFile(storage, taken);
  await storage.remove(row.storageKey);
  throw new AppError('not_found');
}
