import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { supportFiles, supportMessages } from '../../../db/schema/index.ts';

/** The messages of a request in their order, each with its files. */
export async function findMessages(executor: Executor, requestId: string) {
  const messages = await executor
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.requestId, requestId))
    .orderBy(asc(supportMessages.id));
  const ids = messages.map(({ id }) => id);
  const files =
    ids.length === 0
      ? []
      : await executor
          .select()
          .from(supportFiles)
          .where(inArray(supportFiles.messageId, ids))
          .orderBy(asc(supportFiles.id));
  return messages.map((message) => ({
    ...message,
    files: files.filter(({ messageId }) => messageId === message.id),
  }));
}

export type FoundMessage = Awaited<ReturnType<typeof findMessages>>[number];
