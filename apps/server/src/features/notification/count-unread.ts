import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database.ts';
import { notifications } from '../../db/schema/index.ts';

/** How much a person has not read yet. */
export async function countUnread(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}
