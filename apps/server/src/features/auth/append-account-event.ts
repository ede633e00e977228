import type { AccountEventKind } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../context.ts';
import { accountEvents } from '../../db/schema/index.ts';

/** Something that has happened with somebody's account. */
export interface AccountEvent {
  userId: string;
  kind: AccountEventKind;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Adds a line to the log of an account, in the transaction of what it tells of. */
export async function appendAccountEvent(
  { trx, now }: Pick<Work, 'trx' | 'now'>,
  { userId, kind, before = {}, after = {} }: AccountEvent,
): Promise<void> {
  await trx
    .insert(accountEvents)
    .values({ id: uuidv7(), userId, kind, before, after, createdAt: now });
}
