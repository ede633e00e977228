import type { Work } from '../../context.ts';
import { commentMentions } from '../../db/schema/index.ts';
import type { Speaker } from './guests.ts';

/** Keeps with a comment whom it calls, under the names of now. */
export async function saveMentions(
  { trx }: Pick<Work, 'trx'>,
  commentId: string,
  members: readonly Speaker[],
): Promise<void> {
  if (members.length === 0) return;
  await trx
    .insert(commentMentions)
    .values(members.map(({ userId, name }) => ({ commentId, userId, name })));
}
