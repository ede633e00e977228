import { timingSafeEqual } from 'node:crypto';
import { AUTH_LIMITS } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { codes } from '../../../db/schema/index.ts';
import { hashSecret } from '../../../signed.ts';

/** What became of a typed code. */
export type CodeOutcome = 'right' | 'code_wrong' | 'code_expired' | 'code_exhausted';

/**
 * Compares a typed code with the live one of the address. A wrong one costs an attempt, so the caller
 * must let the transaction commit in every case; a right one is used up.
 */
export async function takeCode(work: Work, email: string, typed: string): Promise<CodeOutcome> {
  const [live] = await work.trx.select().from(codes).where(eq(codes.email, email)).for('update');
  if (!live) return 'code_wrong';
  if (live.expiresAt <= work.now) return 'code_expired';
  if (live.attempts >= AUTH_LIMITS.codeAttempts) return 'code_exhausted';
  const hash = hashSecret(work.deps.config.secret, email, typed);
  if (!timingSafeEqual(Buffer.from(hash), Buffer.from(live.codeHash))) {
    const attempts = live.attempts + 1;
    await work.trx.update(codes).set({ attempts }).where(eq(codes.email, email));
    return attempts >= AUTH_LIMITS.codeAttempts ? 'code_exhausted' : 'code_wrong';
  }
  await work.trx.delete(codes).where(eq(codes.email, email));
  return 'right';
}
