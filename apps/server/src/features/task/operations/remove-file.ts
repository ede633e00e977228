import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { taskFiles } from '../../../db/schema/index.ts';
import { findFile } from '../files/find-files.ts';
import { taskUploadKey } from '../files/storage-keys.ts';
import { editScene, tellTeam } from '../task-scene.ts';

/**
 * Removes a file of a task for good, or gives up its upload. The bytes go after the commit, or by night
 * where that fails.
 * @throws AppError `not_found`, `forbidden`, `project_finished`
 */
export async function removeFile(
  work: Work,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  const { trx, deps, afterCommit } = work;
  const { id, taskId, projectId, storageKey } = await findFile(trx, fileId);
  await editScene(work, { taskId }, userId);
  await trx.delete(taskFiles).where(eq(taskFiles.id, id));
  await tellTeam(work, projectId);
  afterCommit(() => {
    for (const key of [taskUploadKey(id), storageKey]) {
      deps.storage.remove(key).catch((error: unknown) => {
        deps.log.warn({ err: error, fileId: id }, 'file of a task not removed');
      });
    }
  });
}
