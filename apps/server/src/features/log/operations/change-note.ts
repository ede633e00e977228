import { AppError, type LogEntry } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { logMentions, logNotes } from '../../../db/schema/index.ts';
import { lockState, memberOf } from '../../approval/public.ts';
import { mentionedMembers, tellOfText } from '../../mention/public.ts';
import { saveMentions } from '../save-mentions.ts';
import { readEntry } from './read-entry.ts';

interface NoteChange {
  id: string;
  userId: string;
  text: string;
  /** Ids of whom it calls; those of before where nothing is said. */
  mentions?: readonly string[] | undefined;
}

/**
 * Changes the text of one's own note or comment, and tells whoever is called by it only now. The rest of
 * an entry is written by the system and never changes.
 * @throws AppError `not_found` for an absent entry and for one of a foreign project alike, `forbidden`
 *   for somebody else's text and for what the system has written, `mentioned_outsider`
 */
export async function changeNote(
  work: Work,
  { id, userId, text, mentions }: NoteChange,
): Promise<LogEntry> {
  const entry = await readEntry(work.trx, { id, userId });
  if (!entry.project || entry.actor.id !== userId || entry.log_comment === null) {
    throw new AppError('forbidden');
  }
  // a project that is gone has no members who could write, and one that is here does not go meanwhile
  const state = await lockState(work.trx, entry.project.id, userId);
  const body = text.trim();
  const known = new Set(entry.mentions.map((one) => one.id));
  const wanted = mentions ?? [...known];
  const fresh = mentionedMembers(state.team, wanted, known);
  const dropped = [...known].filter((one) => !wanted.includes(one));
  if (body === entry.log_comment && fresh.length + dropped.length === 0) return entry;
  await work.trx.update(logNotes).set({ body, editedAt: work.now }).where(eq(logNotes.eventId, id));
  const { eventId, userId: called } = logMentions;
  await work.trx.delete(logMentions).where(and(eq(eventId, id), inArray(called, dropped)));
  await saveMentions(work, id, fresh);
  await tellOfText(work, {
    state,
    author: memberOf(state, userId),
    text: body,
    said: { entry: entry.about?.log_uuid ?? id },
    mention: {
      variant: entry.about ? 'comment' : 'note',
      to: fresh.map((one) => one.userId),
    },
    commented: [],
  });
  return readEntry(work.trx, { id, userId });
}
