import { AppError, type LogEntry } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { logNotes } from '../../../db/schema/index.ts';
import { lockState } from '../../approval/public.ts';
import { readEntry } from './read-entry.ts';

interface NoteChange {
  id: string;
  userId: string;
  text: string;
}

/**
 * Changes the text of one's own note or comment. The rest of an entry is written by the system and
 * never changes.
 * @throws AppError `not_found` for an absent entry and for one of a foreign project alike, `forbidden`
 *   for somebody else's text and for what the system has written
 */
export async function changeNote(work: Work, { id, userId, text }: NoteChange): Promise<LogEntry> {
  const entry = await readEntry(work.trx, { id, userId });
  if (!entry.project || entry.actor.id !== userId || entry.log_comment === null) {
    throw new AppError('forbidden');
  }
  // a project that is gone has no members who could write, and one that is here does not go meanwhile
  await lockState(work.trx, entry.project.id, userId);
  const body = text.trim();
  if (body === entry.log_comment) return entry;
  await work.trx.update(logNotes).set({ body, editedAt: work.now }).where(eq(logNotes.eventId, id));
  return readEntry(work.trx, { id, userId });
}
