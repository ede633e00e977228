import { AppError, SUPPORT_FILE_TYPES, supportFileType } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { supportFiles } from '../../../db/schema/index.ts';
import { isOfType } from '../../file/public.ts';
import { supportUploadKey } from '../storage-keys.ts';

type FileRow = typeof supportFiles.$inferSelect;

async function findUnsent({ connection: { db } }: Deps, key: string): Promise<FileRow> {
  const [row] = await db
    .select()
    .from(supportFiles)
    .where(and(eq(supportFiles.key, key), isNull(supportFiles.messageId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** Whether the sealed bytes are all there and are what the name of the file promises. */
async function inspect({ storage }: Deps, { name, size, storageKey }: FileRow): Promise<void> {
  if ((await storage.size(storageKey)) !== size) throw new AppError('file_missing');
  const type = supportFileType(name);
  const path = await storage.file(storageKey);
  if (type && path && (await isOfType(type, path))) return;
  const params = { type: type ?? '', types: SUPPORT_FILE_TYPES.join(', ') };
  throw new AppError('file_type_refused', { items: ['files.refusal.content'], params });
}

/** Such bytes will never be right. Another call may have taken the file or given it up meanwhile. */
async function giveUp({ connection: { db }, storage }: Deps, { id, storageKey }: FileRow) {
  const unfinished = and(eq(supportFiles.id, id), eq(supportFiles.ready, false));
  const [gone] = await db.delete(supportFiles).where(unfinished).returning();
  if (!gone) throw new AppError('not_found');
  await storage.remove(storageKey);
}

/**
 * Takes an uploaded file by what its bytes say; then it can be sent. They are sealed and read outside of
 * any transaction, since that takes a while for a large file. A second call finds it done.
 * @throws AppError `not_found`, `file_missing`, `file_type_refused`
 */
export async function finishFile(deps: Deps, key: string): Promise<void> {
  const { connection, storage } = deps;
  const row = await findUnsent(deps, key);
  if (row.ready) return;
  await storage.settle(supportUploadKey(row.id), row.storageKey);
  try {
    await inspect(deps, row);
  } catch (error) {
    // a disk that is busy for a moment says nothing about the file: it can be finished again
    if (error instanceof AppError) await giveUp(deps, row);
    throw error;
  }
  const [taken] = await connection.db
    .update(supportFiles)
    .set({ ready: true })
    .where(eq(supportFiles.id, row.id))
    .returning();
  if (taken) return;
  // given up while it was read
  await storage.remove(row.storageKey);
  throw new AppError('not_found');
}
