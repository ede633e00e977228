import type { Comment } from '@pv/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { comments } from '../../../db/schema/index.ts';
import { readComment } from '../load-comments.ts';
import { openComment, readerIn, tellMembers } from '../open-talk.ts';

/**
 * Settles a thread or opens it again, by its beginning or any answer in it. Gives its beginning. Whoever
 * has settled it first stays the one who did.
 * @throws AppError `not_found`, `forbidden`
 */
export async function resolveThread(
  work: Work,
  { id, userId, resolved }: { id: string; userId: string; resolved: boolean },
): Promise<Comment> {
  const { trx, now } = work;
  const { row, ...talk } = await openComment(trx, id, userId);
  const threadId = row.threadId ?? row.id;
  const changed = resolved
    ? { resolvedAt: now, resolvedByName: talk.member.name }
    : { resolvedAt: null, resolvedByName: null };
  const other = resolved ? isNull(comments.resolvedAt) : isNotNull(comments.resolvedAt);
  await trx
    .update(comments)
    .set(changed)
    .where(and(eq(comments.id, threadId), other));
  tellMembers(work, talk.state);
  return readComment(trx, threadId, readerIn(talk, now));
}
