import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { supportFiles } from '../../../db/schema/index.ts';
import { supportUploadKey } from '../storage-keys.ts';

/** Gives up a file that was not sent. What is not there, or was sent, stays as it is without a word. */
export async function removeFile(
  { connection: { db }, storage }: Deps,
  key: string,
): Promise<void> {
  const [gone] = await db
    .delete(supportFiles)
    .where(and(eq(supportFiles.key, key), isNull(supportFiles.messageId)))
    .returning();
  if (!gone) return;
  await storage.remove(gone.storageKey);
  await storage.remove(supportUploadKey(gone.id));
}
