import { AppError, type Comment } from '@pv/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { comments } from '../../../db/schema/index.ts';
import { endTalk } from '../end-talk.ts';
import { readComment } from '../load-comments.ts';
import { findComment, openComment, readerIn, requireVoice } from '../open-talk.ts';

/**
 * Settles a thread or opens it again, by its beginning or any answer in it. Gives its beginning. Whoever
 * has settled it first stays the one who did.
 * @throws AppError `not_found`, `forbidden`, `discussion_closed`
 */
export async function resolveThread(
  work: Work,
  { id, userId, resolved }: { id: string; userId: string; resolved: boolean },
): Promise<Comment> {
  const { trx, now } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  requireVoice(talk);
  const threadId = row.threadId ?? row.id;
  const begun = await findComment(trx, threadId);
  // from outside the team one settles what one has asked oneself
  if (!talk.standing.settles && begun.authorId !== userId) throw new AppError('forbidden');
  const changed = resolved
    ? { resolvedAt: now, resolvedByName: talk.speaker.name }
    : { resolvedAt: null, resolvedByName: null };
  const other = resolved ? isNull(comments.resolvedAt) : isNotNull(comments.resolvedAt);
  await trx
    .update(comments)
    .set(changed)
    .where(and(eq(comments.id, threadId), other));
  await endTalk(work, talk);
  return readComment(trx, threadId, readerIn(talk, now));
}
