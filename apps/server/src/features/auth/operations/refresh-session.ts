import { AppError, AUTH_LIMITS, type Tokens } from '@pv/contract';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { type Deps, inTransaction, type Locale, type Work } from '../../../context.ts';
import { sessions } from '../../../db/schema/index.ts';
import { tellSecurity } from '../../notification/public.ts';
import { appendAccountEvent } from '../append-account-event.ts';
import { followLanguage } from '../sessions/follow-language.ts';
import { issueTokens } from '../sessions/issue-tokens.ts';
import { readRefreshToken } from '../sessions/refresh-token.ts';
import { tellSessionsEnded } from '../sessions/tell-sessions-ended.ts';

type Session = typeof sessions.$inferSelect;

async function rotate(work: Work, session: Session): Promise<Tokens> {
  const tokenId = uuidv7();
  await work.trx
    .update(sessions)
    .set({ tokenId, previousTokenId: session.tokenId, rotatedAt: work.now })
    .where(eq(sessions.id, session.id));
  return issueTokens(work, { ...session, tokenId });
}

async function decide(work: Work, session: Session, tokenId: string): Promise<Tokens | null> {
  if (session.revokedAt) return null;
  if (tokenId === session.tokenId) return rotate(work, session);
  const age = work.now.getTime() - session.rotatedAt.getTime();
  if (tokenId === session.previousTokenId && age <= AUTH_LIMITS.refreshGraceSeconds * 1000) {
    // a tab that lost the race or the answer gets the same new token again
    return issueTokens(work, session);
  }
  await work.trx.update(sessions).set({ revokedAt: work.now }).where(eq(sessions.id, session.id));
  const { userId, agent } = session;
  await appendAccountEvent(work, { userId, kind: 'session_stolen', after: { agent } });
  tellSessionsEnded(work, userId);
  await tellSecurity(work, userId, 'stolen');
  return null;
}

/**
 * Exchanges a refresh token for a new pair. A token that was used before, outside the short grace,
 * ends the whole session: somebody else has it, RFC 9700 section 4.14. The language `spoken` by the
 * device becomes that of the letters when it is another than before.
 * @throws AppError session_revoked
 */
export async function refreshSession(
  deps: Deps,
  token: string,
  spoken: Locale | null,
): Promise<Tokens> {
  const claims = await readRefreshToken(deps.config.secret, token, deps.clock());
  if (!claims) throw new AppError('session_revoked');
  const renewed = await inTransaction(deps, async (work) => {
    const [session] = await work.trx
      .select()
      .from(sessions)
      .where(eq(sessions.id, claims.sessionId))
      .for('update');
    const tokens = session && (await decide(work, session, claims.tokenId));
    return tokens ? { tokens, session } : null;
  });
  if (!renewed) throw new AppError('session_revoked');
  const { session } = renewed;
  // the new tokens are given whatever becomes of that; the next renewal tries again
  await followLanguage(deps, session, spoken).catch((error) => {
    deps.log.warn({ err: error, sessionId: session.id }, 'language of letters not followed');
  });
  return renewed.tokens;
}
