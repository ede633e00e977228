import { AppError } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { type Deps, inTransaction } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { tellSessionsEnded } from '../sessions/tell-sessions-ended.ts';

/**
 * Ends one session of a person: its tokens stop working at once.
 * @throws AppError not_found for a session that is ended or somebody else's
 */
export async function endSession(
  deps: Deps,
  props: { userId: string; sessionId: string },
): Promise<void> {
  const { userId, sessionId } = props;
  await inTransaction(deps, async (work) => {
    const ended = await work.trx
      .update(sessions)
      .set({ revokedAt: work.now })
      .where(
        and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)),
      )
      .returning({ agent: sessions.agent });
    if (ended.length === 0) throw new AppError('not_found');
    await appendAccountEvent(work, {
      userId,
      kind: 'session_ended',
      after: { agent: ended[0]?.agent },
    });
    tellSessionsEnded(work, userId);
  });
}
