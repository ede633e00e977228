import { and, eq, isNull, ne } from 'drizzle-orm';
import { type Actor, type Deps, inTransaction } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { tellSessionsEnded } from '../sessions/tell-sessions-ended.ts';

/** Ends every session of a person but the one that he calls from. */
export async function endOtherSessions(deps: Deps, actor: Actor): Promise<void> {
  const { userId, sessionId } = actor;
  await inTransaction(deps, async (work) => {
    const ended = await work.trx
      .update(sessions)
      .set({ revokedAt: work.now })
      .where(
        and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)),
      )
      .returning({ agent: sessions.agent });
    for (const { agent } of ended) {
      await appendAccountEvent(work, { userId, kind: 'session_ended', after: { agent } });
    }
    tellSessionsEnded(work, userId);
  });
}
