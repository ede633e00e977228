import { createHash } from 'node:crypto';
import type { FileSlot } from '@pv/contract';
import { putInSlot } from '../features/file/operations/put-in-slot.ts';
import { startUpload } from '../features/file/operations/start-upload.ts';
import { fileKey } from '../features/file/storage-keys.ts';
import type { DemoName } from './people.ts';
import type { DemoProject, Scene } from './scene.ts';

interface DemoFile {
  by: DemoName;
  /** The start stage where it is left out. */
  stageId?: string;
  slot: FileSlot;
  name: string;
  bytes: Uint8Array;
}

/** Somebody puts a file into a slot of a project. */
export async function addFile(
  scene: Scene,
  days: number,
  { id: projectId }: Pick<DemoProject, 'id'>,
  { by, stageId, slot, name, bytes }: DemoFile,
): Promise<void> {
  const work = scene.ago(days);
  const userId = scene.people[by];
  const size = bytes.length;
  const { file_id: fileId } = await startUpload(work, {
    projectId,
    stageId,
    slot,
    userId,
    name,
    size,
  });
  await work.deps.storage.put(fileKey(projectId, fileId), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await putInSlot(work, { fileId, userId, sha256 });
}
