import { AppError } from '@pv/contract';
import type { Work } from '../../../context.ts';
import { closedNotes } from '../../../db/schema/index.ts';
import { lockKey } from '../own-key.ts';
import { noteOf } from '../own-note.ts';

/**
 * Deletes a note that is still as the person saw it.
 * @throws AppError `not_found`, `stale_version`
 */
export async function removeNote(
  work: Work,
  { id, userId, version }: { id: string; userId: string; version: number },
): Promise<void> {
  const { trx } = work;
  const key = await lockKey(work, userId);
  const [note] = await trx.select().from(closedNotes).where(noteOf(key.id, id));
  if (!note) throw new AppError('not_found');
  if (note.version !== version) throw new AppError('stale_version');
  await trx.delete(closedNotes).where(noteOf(key.id, id));
}
