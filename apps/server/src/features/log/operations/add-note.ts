import { AppError, allowed, type BodyOf, type endpoints, type LogEntry } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { logNotes, projectEvents } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
import { mentionedMembers, tellOfText } from '../../mention/public.ts';
import { saveMentions } from '../save-mentions.ts';
import { changeNote } from './change-note.ts';
import { readEntry } from './read-entry.ts';

interface NewNote {
  userId: string;
  body: BodyOf<typeof endpoints.log.add>;
}

/**
 * The entry that a comment is about. Comments are about entries, not about other comments.
 * @throws AppError `not_found`, also for an entry of another project
 */
async function commentedEntry({ trx }: Work, projectId: string, entryId: string) {
  const [entry] = await trx
    .select({
      id: projectEvents.id,
      stageId: projectEvents.stageId,
      actorId: projectEvents.actorId,
      kind: projectEvents.kind,
    })
    .from(projectEvents)
    .leftJoin(logNotes, eq(logNotes.eventId, projectEvents.id))
    .where(
      and(
        eq(projectEvents.id, entryId),
        eq(projectEvents.projectId, projectId),
        isNull(logNotes.aboutId),
      ),
    );
  if (!entry) throw new AppError('not_found');
  return entry;
}

/** What the same person has written last at the same place under the same key. */
async function writtenBefore({ trx }: Work, { userId, body }: NewNote) {
  const { project_id: projectId, log_uuid: entryId, key } = body;
  if (!key) return undefined;
  const [written] = await trx
    .select({ id: projectEvents.id, text: logNotes.body })
    .from(logNotes)
    .innerJoin(projectEvents, eq(projectEvents.id, logNotes.eventId))
    .where(
      and(
        eq(logNotes.key, key),
        eq(logNotes.projectId, projectId),
        entryId ? eq(logNotes.aboutId, entryId) : isNull(logNotes.aboutId),
        eq(projectEvents.actorId, userId),
      ),
    );
  return written;
}

/**
 * Writes a member's note into the log of a project, or his comment on one of its entries, and tells
 * those whom it concerns. What he has written there under the same `key` is given as it is, and nobody is
 * told again. With words added to it, it is changed to that: whoever goes on typing after an answer was
 * lost means one note. Other words are a note beside it, which the key is of from then on: nothing that
 * stands in the log is overwritten unseen. A key of somebody else is like any other.
 * @throws AppError `not_found`, `forbidden`, `mentioned_outsider`
 */
export async function addNote(work: Work, { userId, body }: NewNote): Promise<LogEntry> {
  const { project_id: projectId, log_uuid: entryId, key } = body;
  const text = body.log_comment.trim();
  const state = await lockState(work.trx, projectId, userId);
  const written = await writtenBefore(work, { userId, body });
  if (written && text.startsWith(written.text)) {
    return changeNote(work, { id: written.id, userId, text, mentions: body.mentions });
  }
  const member = memberOf(state, userId);
  if (!allowed(member.role, 'comment')) throw new AppError('forbidden');
  const mentioned = mentionedMembers(state.team, body.mentions);
  const about = entryId ? await commentedEntry(work, projectId, entryId) : null;
  const id = await appendEvent(work, {
    projectId,
    stageId: about?.stageId ?? null,
    kind: about ? 'entry_commented' : 'note_added',
    actor: member,
  });
  if (written) {
    await work.trx.update(logNotes).set({ key: null }).where(eq(logNotes.eventId, written.id));
  }
  const note = { eventId: id, projectId, aboutId: about?.id ?? null, body: text, key };
  await work.trx.insert(logNotes).values(note);
  await saveMentions(work, id, mentioned);
  const to = mentioned.map((one) => one.userId);
  const answered = about?.actorId ? [about.actorId] : [];
  await tellOfText(work, {
    state,
    author: member,
    text,
    said: { entry: about?.id ?? id },
    mention: { variant: about ? 'comment' : 'note', to },
    commented: [{ variant: about?.kind === 'note_added' ? 'note' : 'entry', to: answered }],
  });
  return readEntry(work.trx, { id, userId });
}
