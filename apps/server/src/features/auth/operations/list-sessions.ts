import { type endpoints, type QueryOf, typedMomentSchema } from '@pv/contract';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/index.ts';
import { cursorOf } from '../../../http/cursor.ts';

const mark = cursorOf(z.tuple([typedMomentSchema, z.uuid()]));

function afterCursor(cursor: string | undefined): SQL | undefined {
  if (!cursor) return undefined;
  const [usedAt, id] = mark.read(cursor);
  return sql`(${sessions.rotatedAt}, ${sessions.id}) < (${usedAt}::timestamptz, ${id}::uuid)`;
}

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
    .where(and(own, afterCursor(cursor)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    sessions: page.map((row) => ({
      id: row.id,
      current: row.id === actor.sessionId,
      agent: row.agent,
      address: row.address,
      created_at: row.createdAt.toISOString(),
      used_at: row.rotatedAt.toISOString(),
    })),
    next_cursor: last ? mark.write([last.rotatedAt.toISOString(), last.id]) : null,
  };
}
