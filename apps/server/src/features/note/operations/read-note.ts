import { AppError, type ClosedNote } from '@pv/contract';
import type { Executor } from '../../../db/database.ts';
import { closedNotes } from '../../../db/schema/index.ts';
import { findKey } from '../own-key.ts';
import { noteOf, presentNote } from '../own-note.ts';

/**
 * One note of a person.
 * @throws AppError `not_found`
 */
export async function readNote(
  executor: Executor,
  { id, userId }: { id: string; userId: string },
): Promise<ClosedNote> {
  const key = await findKey(executor, userId);
  if (!key) throw new AppError('not_found');
  const [note] = await executor.select().from(closedNotes).where(noteOf(key.id, id));
  if (!note) throw new AppError('not_found');
  return presentNote(note);
}
