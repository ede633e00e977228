import { AppError, type ClosedKey } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../context.ts';
import type { Executor } from '../../db/database.ts';
import { closedKeys } from '../../db/schema/index.ts';

type KeyRow = typeof closedKeys.$inferSelect;

/** How a key leaves the server. */
export const presentKey = ({ id, phrase, createdAt }: KeyRow): ClosedKey => ({
  id,
  phrase,
  created_at: createdAt.toISOString(),
});

/** The key of a person's notes; undefined before there is one. */
export async function findKey(executor: Executor, userId: string): Promise<KeyRow | undefined> {
  const [key] = await executor.select().from(closedKeys).where(eq(closedKeys.userId, userId));
  return key;
}

/**
 * The key of a person's notes, of which no others are changed until the end of the transaction.
 * @throws AppError `not_found` when there is none
 */
export async function lockKey({ trx }: Work, userId: string): Promise<KeyRow> {
  const own = eq(closedKeys.userId, userId);
  const [key] = await trx.select().from(closedKeys).where(own).for('no key update');
  if (!key) throw new AppError('not_found');
  return key;
}
