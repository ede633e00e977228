import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../../context.ts';
import type { Executor } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/index.ts';

/** The devices on which a person is signed in, the most recently used first. */
export async function listSessions(db: Executor, actor: Actor) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.rotatedAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === actor.sessionId,
    agent: row.agent,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    used_at: row.rotatedAt.toISOString(),
  }));
}
