import { AppError, mailAddress } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { closedKeys, users } from '../../../db/schema/index.ts';
import { lockKey } from '../own-key.ts';

/**
 * Begins anew: the phrase of a key goes, and with it every note that only this key can open.
 * @throws AppError `not_found` when the key is not the person's any more, `confirmation_mismatch`
 */
export async function dropKey(
  work: Work,
  { id, userId, confirmation }: { id: string; userId: string; confirmation: string },
): Promise<void> {
  const key = await lockKey(work, userId);
  if (key.id !== id) throw new AppError('not_found');
  const [person] = await work.trx.select().from(users).where(eq(users.id, userId));
  if (mailAddress(confirmation) !== person?.email) throw new AppError('confirmation_mismatch');
  await work.trx.delete(closedKeys).where(eq(closedKeys.id, id));
}
