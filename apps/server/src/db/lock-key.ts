import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/**
 * Lets transactions that name the same key go one after another until their end: for rules about rows
 * that may not be there yet, and so cannot be locked themselves.
 */
export async function lockKey(trx: Transaction, key: string): Promise<void> {
  await trx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
