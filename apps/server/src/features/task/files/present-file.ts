import type { TaskFile } from '@pv/contract';
import type { Storage } from '../../../storage/storage.ts';
import type { TaskFileRecord } from './find-files.ts';

/** Long enough to begin a download; whoever has left the team has no use for a kept address. */
const MINUTES = 10;

/** A file of a task with an address that gives its bytes as a download. */
export async function presentFile(storage: Storage, file: TaskFileRecord): Promise<TaskFile> {
  const { id, name, mime, size, storageKey, authorId, authorName, createdAt } = file;
  return {
    id,
    name,
    size,
    author: { id: authorId, name: authorName },
    created_at: createdAt.toISOString(),
    url: await storage.signGet(storageKey, { name, mime, minutes: MINUTES }),
  };
}
