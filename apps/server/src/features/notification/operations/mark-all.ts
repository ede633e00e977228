import type { BodyOf, endpoints } from '@pv/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { countUnread } from '../count-unread.ts';

type Body = BodyOf<typeof endpoints.notification.changeAll>;

/** What has come after the one that the reader has seen stays unread. */
function upTo(id: string | undefined): SQL | undefined {
  if (!id) return undefined;
  return sql`(${notifications.createdAt}, ${notifications.id}) <= (
    select seen.created_at, seen.id from notifications seen
    where seen.id = ${id} and seen.user_id = ${notifications.userId})`;
}

/**
 * Marks everything that a person has not read as read, or makes unread again what was marked at one
 * moment. Gives that moment and how many marks have changed.
 */
export async function markAll(work: Work, { userId, body }: { userId: string; body: Body }) {
  const readAt = body.read ? work.now : new Date(body.read_at);
  const which = body.read
    ? and(isNull(notifications.readAt), upTo(body.until))
    : eq(notifications.readAt, readAt);
  const marked = await work.trx
    .update(notifications)
    .set({ readAt: body.read ? readAt : null })
    .where(and(eq(notifications.userId, userId), which))
    .returning({ id: notifications.id });
  work.afterCommit(() => work.deps.push.tell({ kind: 'read', userId, projectId: null }));
  return {
    unread: await countUnread(work.trx, userId),
    read_at: readAt.toISOString(),
    changed: marked.length,
  };
}
