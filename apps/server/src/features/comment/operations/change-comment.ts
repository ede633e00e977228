import { AppError, type Comment } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { commentMentions, comments } from '../../../db/schema/index.ts';
import { mentionedMembers, tellOfText } from '../../mention/public.ts';
import { readComment } from '../load-comments.ts';
import { openComment, readerIn, requireText, tellMembers } from '../open-talk.ts';
import { isFresh } from '../present-comment.ts';
import { saveMentions } from '../save-mentions.ts';

interface CommentChange {
  id: string;
  userId: string;
  text: string;
  mentions: readonly string[];
}

/**
 * Changes the text of one's own comment while it is fresh, and tells whoever is called by it only now.
 * @throws AppError `not_found`, `forbidden` for somebody else's, `comment_settled` later,
 *   `mentioned_outsider`
 */
export async function changeComment(
  work: Work,
  { id, userId, text, mentions: wanted }: CommentChange,
): Promise<Comment> {
  const { trx, now } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  requireText(row);
  if (row.authorId !== userId) throw new AppError('forbidden');
  if (!isFresh(row, now)) throw new AppError('comment_settled');
  const reader = readerIn(talk, now);
  const before = await readComment(trx, id, reader);
  const known = new Set(before.mentions.map((one) => one.id));
  const fresh = mentionedMembers(talk.state, wanted, known);
  const dropped = [...known].filter((one) => !wanted.includes(one));
  const body = text.trim();
  if (body === row.body && fresh.length + dropped.length === 0) return before;
  await trx.update(comments).set({ body, editedAt: now }).where(eq(comments.id, id));
  const { commentId, userId: called } = commentMentions;
  await trx.delete(commentMentions).where(and(eq(commentId, id), inArray(called, dropped)));
  await saveMentions(work, id, fresh);
  await tellOfText(work, {
    state: talk.state,
    author: talk.member,
    text: body,
    said: { ...talk.subject.place, comment: id, title: talk.subject.title },
    mention: { variant: 'discussion', to: fresh.map((one) => one.userId) },
    commented: { variant: 'discussion', to: [] },
  });
  tellMembers(work, talk.state);
  return readComment(trx, id, reader);
}
