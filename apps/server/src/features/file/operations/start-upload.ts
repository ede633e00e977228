import { AppError, type FileSlot } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { projectFiles } from '../../../db/schema/index.ts';
import { lockState, memberOf, type ProjectState, stageOf } from '../../approval/public.ts';
import { requireType } from '../inspect/sealed.ts';
import { requireRoom, UPLOAD_MINUTES } from '../require-room.ts';
import { hasSlot, requireSlot } from '../slot-effect.ts';
import { fileKey, fileUploadKey } from '../storage-keys.ts';

export interface NewFile {
  projectId: string;
  /** The start stage where it is left out. */
  stageId: string | undefined;
  slot: FileSlot;
  userId: string;
  name: string;
  /** In bytes; exactly so many are taken. */
  size: number;
}

function stageFor(state: ProjectState, stageId: string | undefined) {
  const start = state.stages.find((stage) => stage.kind === 'start');
  return stageOf(state, stageId ?? start?.id ?? '');
}

/**
 * Makes room for a file and an address to upload it to. The slot is as it was until the upload is
 * finished.
 * @throws AppError `not_found`, `slot_mismatch`, `forbidden`, `project_finished`, `section_locked`,
 * `file_type_refused`, `file_too_large`, `project_full`
 */
export async function startUpload(
  work: Work,
  { projectId, stageId, slot, userId, name, size }: NewFile,
): Promise<{ file_id: string; upload_url: string }> {
  const { trx, deps, now } = work;
  const state = await lockState(trx, projectId, userId);
  const stage = stageFor(state, stageId);
  requireSlot(state, stage, slot, userId);
  if (!hasSlot(state, stage, slot)) throw new AppError('slot_mismatch');
  requireType(name);
  const id = uuidv7();
  await requireRoom(work, { id, projectId, size });
  await trx.insert(projectFiles).values({
    id,
    projectId,
    stageId: stage.id,
    slot,
    status: 'uploading',
    name,
    size,
    storageKey: fileKey(projectId, id),
    authorId: userId,
    authorName: memberOf(state, userId).name,
    createdAt: now,
    changedAt: now,
  });
  const options = { maxBytes: size, minutes: UPLOAD_MINUTES };
  return { file_id: id, upload_url: await deps.storage.signPut(fileUploadKey(id), options) };
}
