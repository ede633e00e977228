import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { resetLinks } from '../../../db/schema/index.ts';

/**
 * Lets no mailed link for a new password of a person work any more: once it is changed, another in the
 * mailbox may only serve somebody else. Gives the hashes of those that could still have been used.
 */
export async function voidLinks({ trx, now }: Work, userId: string): Promise<string[]> {
  const ended = await trx
    .update(resetLinks)
    .set({ usedAt: now })
    .where(and(eq(resetLinks.userId, userId), isNull(resetLinks.usedAt)))
    .returning({ idHash: resetLinks.idHash });
  return ended.map(({ idHash }) => idHash);
}
