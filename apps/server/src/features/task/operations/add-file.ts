import { mimeOf } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { taskFiles } from '../../../db/schema/index.ts';
import { requireType, UPLOAD_MINUTES } from '../../file/public.ts';
import { requirePlace } from '../files/require-place.ts';
import { taskFileKey, taskUploadKey } from '../files/storage-keys.ts';
import { editScene } from '../task-scene.ts';

interface NewFile {
  taskId: string;
  userId: string;
  name: string;
  /** In bytes; exactly so many are taken. */
  size: number;
}

/**
 * Makes room for a file of a task and an address to upload it to. The task is as it was until the upload
 * is finished.
 * @throws AppError `not_found`, `forbidden`, `project_finished`, `file_type_refused`, `file_too_large`,
 * `project_full`, `too_many_files`
 */
export async function addFile(
  work: Work,
  { taskId, userId, name, size }: NewFile,
): Promise<{ file_id: string; upload_url: string }> {
  const { trx, deps, now } = work;
  const { project, actor } = await editScene(work, { taskId }, userId);
  const mime = mimeOf(requireType(name));
  const id = uuidv7();
  const file = { id, taskId, projectId: project.id, name, size, mime };
  await requirePlace(work, file);
  await trx.insert(taskFiles).values({
    ...file,
    storageKey: taskFileKey(project.id, id),
    authorId: userId,
    authorName: actor.name,
    createdAt: now,
  });
  const options = { maxBytes: size, minutes: UPLOAD_MINUTES };
  return { file_id: id, upload_url: await deps.storage.signPut(taskUploadKey(id), options) };
}
