import { AppError, type Comment } from '@pv/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { commentMentions, comments } from '../../../db/schema/index.ts';
import { mentionedMembers, tellOfText } from '../../mention/public.ts';
import { endTalk } from '../end-talk.ts';
import { readComment } from '../load-comments.ts';
import { openComment, peopleIn, readerIn, requireText, requireVoice } from '../open-talk.ts';
import { isFresh } from '../present-comment.ts';
import { saveMentions } from '../save-mentions.ts';
import { MENTION_VARIANT } from '../tell-of-said.ts';

interface CommentChange {
  id: string;
  userId: string;
  text: string;
  mentions: readonly string[];
}

/**
 * Changes the text of one's own comment while it is fresh, and tells whoever is called by it only now.
 * @throws AppError `not_found`, `forbidden` for somebody else's, `comment_settled` later,
 *   `discussion_closed`, `mentioned_outsider`
 */
export async function changeComment(
  work: Work,
  { id, userId, text, mentions: wanted }: CommentChange,
): Promise<Comment> {
  const { trx, now } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  requireText(row);
  requireVoice(talk);
  if (row.authorId !== userId) throw new AppError('forbidden');
  if (!isFresh(row, now)) throw new AppError('comment_settled');
  const reader = readerIn(talk, now);
  const before = await readComment(trx, id, reader);
  const known = new Set(before.mentions.map((one) => one.id));
  const fresh = mentionedMembers(peopleIn(talk), wanted, known);
  const dropped = [...known].filter((one) => !wanted.includes(one));
  const body = text.trim();
  if (body === row.body && fresh.length + dropped.length === 0) return before;
  await trx.update(comments).set({ body, editedAt: now }).where(eq(comments.id, id));
  const { commentId, userId: called } = commentMentions;
  await trx.delete(commentMentions).where(and(eq(commentId, id), inArray(called, dropped)));
  await saveMentions(work, id, fresh);
  await tellOfText(work, {
    state: talk.state,
    author: talk.speaker,
    text: body,
    said: { ...talk.subject.place, comment: id, title: talk.subject.title },
    mention: {
      variant: MENTION_VARIANT[talk.subject.kind],
      to: fresh.map((one) => one.userId),
    },
    commented: [],
    guests: talk.guests.map((one) => one.userId),
  });
  await endTalk(work, talk);
  return readComment(trx, id, reader);
}
