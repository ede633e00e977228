import { type endpoints, type QueryOf, typedMomentSchema } from '@pv/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../../context.ts';
import { notifications } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';
import { countUnread } from '../count-unread.ts';
import { findNotifications } from '../find-notifications.ts';
import { presentNotification } from '../present-notification.ts';

const mark = cursorOf(z.tuple([typedMomentSchema, z.uuid()]));

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [createdAt, id] = mark.read(cursor);
  return sql`(${notifications.createdAt}, ${notifications.id}) < (${createdAt}::timestamptz, ${id}::uuid)`;
}

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
    afterCursor(query.cursor),
  );
  const rows = await findNotifications(db, which, query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    notifications: page.map((row) => presentNotification(row, deps.config.secret)),
    unread: await countUnread(db, userId),
    next_cursor: last ? mark.write([last.createdAt.toISOString(), last.id]) : null,
  };
}
