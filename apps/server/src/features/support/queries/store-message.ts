import { AppError } from '@pv/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { supportFiles, supportMessages } from '../../../db/schema/index.ts';

/** A message as it comes to a request. */
export interface NewMessage {
  requestId: string;
  /** Made by the writer's browser; older ones make none. */
  key?: string | undefined;
  fromSupport: boolean;
  /** Null for somebody without an account. */
  author: { id: string; name: string } | null;
  text: string;
  /** Keys of uploaded files that go with it. */
  files: readonly string[];
}

/**
 * Adds a message to a request with its files, each of which goes with one message only.
 * @throws AppError `file_missing` for a file that is not uploaded, is gone or was sent before
 */
export async function storeMessage(
  { trx, now }: Work,
  { requestId, key, fromSupport, author, text, files }: NewMessage,
): Promise<void> {
  const id = uuidv7();
  await trx.insert(supportMessages).values({
    id,
    requestId,
    key,
    fromSupport,
    authorId: author?.id ?? null,
    authorName: author?.name ?? null,
    body: text.trim(),
    createdAt: now,
  });
  const keys = [...new Set(files)];
  if (keys.length === 0) return;
  const attached = await trx
    .update(supportFiles)
    // a file of an answer stays with the request when whoever has answered leaves
    .set({ messageId: id, userId: fromSupport ? null : (author?.id ?? null) })
    .where(
      and(
        inArray(supportFiles.key, keys),
        eq(supportFiles.ready, true),
        isNull(supportFiles.messageId),
      ),
    )
    .returning({ id: supportFiles.id });
  if (attached.length < keys.length) throw new AppError('file_missing');
}

/** The names of files by their keys, in the order in which they were uploaded. */
export async function namesOf(executor: Executor, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await executor
    .select({ name: supportFiles.name })
    .from(supportFiles)
    .where(inArray(supportFiles.key, [...keys]))
    .orderBy(asc(supportFiles.id));
  return rows.map(({ name }) => name);
}
