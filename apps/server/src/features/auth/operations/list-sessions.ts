import type { endpoints, QueryOf } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/index.ts';
import { cutPage, pagesByMoment } from '../../../http/moment-cursor.ts';

const paging = pagesByMoment(sessions.rotatedAt, sessions.id);

/**
 * One page of the devices on which a person is signed in, the most recently used first.
 * @throws AppError `validation_failed` for a cursor that is not one of ours
 */
export async function listSessions(
  db: Executor,
  actor: Actor,
  { limit, cursor }: QueryOf<typeof endpoints.auth.sessions>,
) {
  const own = and(eq(sessions.userId, actor.userId), isNull(sessions.revokedAt));
  const rows = await db
    .select()
    .from(sessions)
    .where(and(own, paging.after(cursor)))
    .orderBy(...paging.order)
    .limit(limit + 1);
  const { page, next_cursor } = cutPage(rows, limit, (row) => [row.rotatedAt, row.id]);
  return {
    sessions: page.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      agent: row.agent,
      address: row.address,
      created_at: row.createdAt.toISOString(),
      used_at: row.rotatedAt.toISOString(),
    })),
    next_cursor,
  };
}
