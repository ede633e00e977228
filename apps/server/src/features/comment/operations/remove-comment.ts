import { AppError } from '@pv/contract';
import { and, eq, isNotNull, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Work } from '../../../context.ts';
import { commentMentions, commentReactions, comments } from '../../../db/schema/index.ts';
import { appendEvent } from '../../approval/public.ts';
import { type CommentRow, openComment, requireText, tellMembers } from '../open-talk.ts';

/** A beginning with answers keeps its place and nothing that was said in it. */
async function emptyBeginning({ trx, now }: Work, id: string): Promise<void> {
  await trx.delete(commentMentions).where(eq(commentMentions.commentId, id));
  await trx.delete(commentReactions).where(eq(commentReactions.commentId, id));
  await trx
    .update(comments)
    .set({ body: '', quote: null, key: null, deletedAt: now })
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
    .where(and(eq(comments.id, threadId), isNotNull(comments.deletedAt), notExists(left)));
}

/**
 * Deletes a comment: its author at any time, and whoever has created the project, which the log tells of.
 * @throws AppError `not_found`, `forbidden` to anybody else
 */
export async function removeComment(
  work: Work,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { trx } = work;
  const { row, state, subject, member } = await openComment(trx, id, userId);
  requireText(row);
  const own = row.authorId === userId;
  if (!own && state.project.creatorId !== userId) throw new AppError('forbidden');
  const [answer] = await trx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.threadId, id), ne(comments.id, id)))
    .limit(1);
  if (answer) await emptyBeginning(work, id);
  else await dropRow(work, row);
  if (!own) {
    await appendEvent(work, {
      projectId: subject.projectId,
      kind: 'comment_removed',
      actor: member,
      after: { title: subject.title, person: row.authorName },
    });
  }
  tellMembers(work, state);
}
