import { AppError, type CommentRemover } from '@pv/contract';
import { and, eq, isNotNull, isNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Work } from '../../../context.ts';
import { commentMentions, commentReactions, comments } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { endTalk } from '../end-talk.ts';
import { type CommentRow, openComment, requireText } from '../open-talk.ts';

/** A comment that keeps its place has nothing left of what was said in it. */
async function emptyPlace(
  { trx, now }: Work,
  id: string,
  removedBy: CommentRemover | null,
): Promise<void> {
  await trx.delete(commentMentions).where(eq(commentMentions.commentId, id));
  await trx.delete(commentReactions).where(eq(commentReactions.commentId, id));
  await trx
    .update(comments)
    .set({ body: '', quote: null, key: null, deletedAt: now, removedBy })
    .where(eq(comments.id, id));
}

/** Removes a row, and with the last answer the deleted beginning that waited for it. */
async function dropRow({ trx }: Work, { id, threadId }: CommentRow): Promise<void> {
  await trx.delete(comments).where(eq(comments.id, id));
  if (threadId === null) return;
  const other = alias(comments, 'other');
  const left = trx.select().from(other).where(eq(other.threadId, threadId));
  await trx
    .delete(comments)
    .where(
      and(
        eq(comments.id, threadId),
        isNotNull(comments.deletedAt),
        isNull(comments.removedBy),
        notExists(left),
      ),
    );
}

/**
 * Deletes a comment: its author at any time, and whoever watches over what is said, which the log tells of.
 * In a discussion of a work, what the latter takes away leaves its place.
 * @throws AppError `not_found`, `forbidden` to anybody else
 */
export async function removeComment(
  work: Work,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { trx } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  const { subject, standing, speaker } = talk;
  requireText(row);
  const own = row.authorId === userId;
  if (!own && !standing.moderates) throw new AppError('forbidden');
  const ofWork = subject.kind === 'discussion';
  const removedBy = !own && ofWork ? standing.moderates : null;
  const [answer] = await trx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.threadId, id), ne(comments.id, id)))
    .limit(1);
  if (answer || removedBy) await emptyPlace(work, id, removedBy);
  else await dropRow(work, row);
  if (!own) {
    await appendEvent(work, {
      projectId: subject.projectId,
      kind: ofWork ? 'discussion_comment_removed' : 'comment_removed',
      actor: speaker,
      after: { title: subject.title, person: row.authorName },
    });
  }
  await endTalk(work, talk);
}
