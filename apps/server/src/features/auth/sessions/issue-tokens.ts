import { AUTH_LIMITS, missingProfileFields, type Tokens } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { profiles, users } from '../../../db/schema/index.ts';
import { signAccessToken } from '../../../http/access-token.ts';
import { signRefreshToken } from './refresh-token.ts';

/** Signs the pair of tokens of a session, with the profile claim as it is now. */
export async function issueTokens(
  work: Work,
  session: { id: string; userId: string; tokenId: string },
): Promise<Tokens> {
  const { secret } = work.deps.config;
  const [person] = await work.trx
    .select({ email: users.email, name: profiles.name, fields: profiles.fields })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, session.userId));
  if (!person) throw new Error(`Session ${session.id} has no person`);
  const complete = missingProfileFields(person.fields).length === 0;
  const actor = {
    userId: session.userId,
    email: person.email,
    sessionId: session.id,
    profileName: complete ? person.name : null,
  };
  const expiresAt = new Date(work.now.getTime() + AUTH_LIMITS.refreshDays * 86_400_000);
  return {
    access_token: await signAccessToken(secret, actor, work.now, AUTH_LIMITS.accessMinutes),
    refresh_token: await signRefreshToken(secret, {
      sessionId: session.id,
      tokenId: session.tokenId,
      expiresAt,
    }),
  };
}
