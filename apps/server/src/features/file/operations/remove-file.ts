import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { lockState } from '../../approval/public.ts';
import { changeSlot } from '../change-slot.ts';
import { type FileRow, findFile } from '../queries/find-file.ts';
import { requireFiller } from '../slot-effect.ts';
import { fileUploadKey } from '../storage-keys.ts';

/** Forgets an upload; its bytes go after the commit, or by night where that fails. */
async function abort({ trx, deps, afterCommit }: Work, { id, storageKey }: FileRow): Promise<void> {
  await trx.delete(projectFiles).where(eq(projectFiles.id, id));
  afterCommit(() => {
    for (const key of [fileUploadKey(id), storageKey]) {
      deps.storage.remove(key).catch((error: unknown) => {
        deps.log.warn({ err: error, fileId: id }, 'upload not removed');
      });
    }
  });
}

/**
 * Takes a file out of its slot, where it stays readable as an earlier version; gives up an upload of
 * one's own that is not finished.
 * @throws AppError `not_found`, `forbidden`, `stale_version` for one that is not current any more, and the
 * refusals of `changeSlot`
 */
export async function removeFile(
  work: Work,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<void> {
  const { projectId } = await findFile(work.trx, fileId);
  const state = await lockState(work.trx, projectId, userId);
  const row = await findFile(work.trx, fileId);
  // also where nothing is left to do: who may not is told so every time
  requireFiller(state, row.slot, userId);
  if (row.status === 'uploading') {
    if (row.authorId !== userId) throw new AppError('forbidden');
    return abort(work, row);
  }
  if (row.status === 'removed') return;
  if (row.status === 'replaced') throw new AppError('stale_version');
  const { stageId, slot, name, version } = row;
  await changeSlot(work, state, {
    stageId,
    slot,
    userId,
    kind: 'file_removed',
    before: { name, version },
    write: async () => {
      const change = { status: 'removed' as const, changedAt: work.now };
      await work.trx.update(projectFiles).set(change).where(eq(projectFiles.id, fileId));
    },
  });
}
