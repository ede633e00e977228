import { AUTH_LIMITS } from '@pv/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { registrations } from '../../../db/schema/index.ts';
import { passwordFits } from '../passwords/hash-password.ts';

/** Checking a hash is slow on purpose; more attempts than this on one address are not looked at. */
const LOOKED_AT = 3;

/** The registration of this address with this password that still waits for its code, or null. */
export async function findPendingRegistration(
  work: Work,
  email: string,
  password: string,
): Promise<typeof registrations.$inferSelect | null> {
  const since = new Date(work.now.getTime() - AUTH_LIMITS.unconfirmedDays * 86_400_000);
  const attempts = await work.trx
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.createdAt, since)))
    .orderBy(desc(registrations.createdAt))
    .limit(LOOKED_AT);
  for (const attempt of attempts) {
    if (await passwordFits(attempt.passwordHash, password)) return attempt;
  }
  return null;
}
