import { AppError, allowed, type BodyOf, type endpoints, type LogEntry } from '@pv/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { logNotes, projectEvents } from '../../../db/schema/index.ts';
import { appendEvent, lockState, memberOf } from '../../approval/public.ts';
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
    .select({ id: projectEvents.id, stageId: projectEvents.stageId })
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

/**
 * Writes a member's note into the log of a project, or his comment on one of its entries.
 * @throws AppError `not_found`, `forbidden`
 */
export async function addNote(work: Work, { userId, body }: NewNote): Promise<LogEntry> {
  const { project_id: projectId, log_comment: text, log_uuid: entryId } = body;
  const member = memberOf(await lockState(work.trx, projectId, userId), userId);
  if (!allowed(member.role, 'comment')) throw new AppError('forbidden');
  const about = entryId ? await commentedEntry(work, projectId, entryId) : null;
  const id = await appendEvent(work, {
    projectId,
    stageId: about?.stageId ?? null,
    kind: about ? 'entry_commented' : 'note_added',
    actor: member,
  });
  const note = { eventId: id, projectId, aboutId: about?.id ?? null, body: text.trim() };
  await work.trx.insert(logNotes).values(note);
  return readEntry(work.trx, { id, userId });
}
