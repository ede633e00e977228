import { AppError, type ClosedKey } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { closedKeys } from '../../../db/schema/index.ts';
import { lockKey, presentKey } from '../own-key.ts';

/**
 * Keeps the phrase of a person's new key. The same phrase again is the same key: an answer may be lost.
 * @throws AppError `note_key_exists` when another device or tab has made one before
 */
export async function makeKey(work: Work, userId: string, phrase: string): Promise<ClosedKey> {
  await work.trx
    .insert(closedKeys)
    .values({ id: uuidv7(), userId, phrase, createdAt: work.now })
    .onConflictDoNothing({ target: closedKeys.userId });
  const key = await lockKey(work, userId);
  if (key.phrase !== phrase) throw new AppError('note_key_exists');
  return presentKey(key);
}
