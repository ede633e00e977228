import type { Comment, Reaction } from '@pv/contract';
import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { commentReactions } from '../../../db/schema/index.ts';
import { readComment } from '../load-comments.ts';
import { openComment, readerIn, requireText, tellMembers } from '../open-talk.ts';

interface Reacting {
  id: string;
  userId: string;
  reaction: Reaction;
  on: boolean;
}

/**
 * Puts a member's reaction beside a comment, or takes it away.
 * @throws AppError `not_found`, `forbidden`
 */
export async function react(work: Work, { id, userId, reaction, on }: Reacting): Promise<Comment> {
  const { trx, now } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  requireText(row);
  if (on) {
    await trx
      .insert(commentReactions)
      .values({ commentId: id, userId, reaction, createdAt: now })
      .onConflictDoNothing();
  } else {
    const { commentId, userId: by, reaction: which } = commentReactions;
    await trx
      .delete(commentReactions)
      .where(and(eq(commentId, id), eq(by, userId), eq(which, reaction)));
  }
  tellMembers(work, talk.state);
  return readComment(trx, id, readerIn(talk, now));
}
