import { AUTH_LIMITS } from '@pv/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { registrations } from '../../../db/schema/index.ts';
import { passwordFits } from '../passwords/hash-password.ts';

/** Checking a hash is slow on purpose; more attempts than this on one address are not looked at. */
const LOOKED_AT = 3;

/**
 * The registration of this address with this password that still waits for its code, or null. It takes
 * long, so no transaction may wait for it.
 */
export async function findPendingRegistration(
  db: Database,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<typeof registrations.$inferSelect | null> {
  const since = new Date(now.getTime() - AUTH_LIMITS.unconfirmedDays * 86_400_000);
  const attempts = await db
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
