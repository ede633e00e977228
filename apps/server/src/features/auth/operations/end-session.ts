import { AppError } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';

/**
 * Ends one session of a person: its refresh tokens stop working at once.
 * @throws AppError not_found for a session that is ended or somebody else's
 */
export async function endSession(
  deps: Deps,
  props: { userId: string; sessionId: string },
): Promise<void> {
  const ended = await deps.connection.db
    .update(sessions)
    .set({ revokedAt: deps.clock() })
    .where(
      and(
        eq(sessions.id, props.sessionId),
        eq(sessions.userId, props.userId),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError('not_found');
}
