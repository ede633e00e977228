import { AppError } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { countUnread } from '../count-unread.ts';

/**
 * Marks one notification as read or as unread again; the other open pages of its reader learn of it.
 * @throws AppError `not_found` for an absent one and for somebody else's alike
 */
export async function markNotification(
  work: Work,
  { id, userId, read }: { id: string; userId: string; read: boolean },
): Promise<{ unread: number }> {
  const marked = await work.trx
    .update(notifications)
    .set({ readAt: read ? work.now : null })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw new AppError('not_found');
  work.afterCommit(() => work.deps.push.tell({ kind: 'read', userId, projectId: null }));
  return { unread: await countUnread(work.trx, userId) };
}
