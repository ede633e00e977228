import { AppError } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../db/database.ts';
import { users } from '../../../db/schema/index.ts';
import { passwordFits } from './hash-password.ts';

/** A password that was found right: the hash that it fits. */
export interface CheckedPassword {
  userId: string;
  hash: string;
}

/**
 * Checks a person's own password. It takes long on purpose, so no transaction may wait for it: the change
 * that follows asks `lockChecked` whether it is still so.
 * @throws AppError `password_wrong`
 */
export async function checkPassword(
  db: Database,
  userId: string,
  password: string,
): Promise<CheckedPassword> {
  const [person] = await db
    .select({ hash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const hash = person?.hash ?? null;
  if (!(await passwordFits(hash, password)) || hash === null) throw new AppError('password_wrong');
  return { userId, hash };
}

/**
 * The person of a checked password, if it is still his; nobody changes it until the transaction ends.
 * Null when it was changed meanwhile, or the account is gone.
 */
export async function lockChecked(
  trx: Transaction,
  { userId, hash }: CheckedPassword,
  strength: 'share' | 'no key update' = 'share',
): Promise<typeof users.$inferSelect | null> {
  const [person] = await trx.select().from(users).where(eq(users.id, userId)).for(strength);
  return person?.passwordHash === hash ? person : null;
}
