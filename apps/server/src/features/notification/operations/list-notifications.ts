import type { endpoints, QueryOf } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { cutPage } from '../../../http/moment-cursor.ts';
import { countUnread } from '../count-unread.ts';
import { findNotifications, NOTIFICATION_PAGES } from '../find-notifications.ts';
import { presentNotification } from '../present-notification.ts';

interface Asked {
  userId: string;
  query: QueryOf<typeof endpoints.notification.list>;
}

/**
 * One page of what a person was told, the newest first, and the number of all that he has not read.
 * @throws AppError `validation_failed` for a cursor that is not one of ours
 */
export async function listNotifications(deps: Deps, { userId, query }: Asked) {
  const { db } = deps.connection;
  const which = and(
    eq(notifications.userId, userId),
    query.unread ? isNull(notifications.readAt) : undefined,
    NOTIFICATION_PAGES.after(query.cursor),
  );
  const rows = await findNotifications(db, which, query.limit + 1);
  const { page, next_cursor } = cutPage(rows, query.limit, (row) => [row.createdAt, row.id]);
  return {
    notifications: page.map((row) => presentNotification(row, deps.config.secret)),
    unread: await countUnread(db, userId),
    next_cursor,
  };
}
