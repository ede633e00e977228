import type { Transaction } from '../../db/database.ts';
import { lockKey } from '../../db/lock-key.ts';

/** Lets only one transaction at a time make an address somebody's own; the others wait for its end. */
export function lockAddress(trx: Transaction, email: string): Promise<void> {
  return lockKey(trx, `owner of ${email}`);
}
