import type { Work } from '../../context.ts';
import { logMentions } from '../../db/schema/index.ts';
import type { TeamMember } from '../approval/public.ts';

/** Keeps with a note or a comment whom it calls, under the names of now. */
export async function saveMentions(
  { trx }: Pick<Work, 'trx'>,
  eventId: string,
  members: readonly TeamMember[],
): Promise<void> {
  if (members.length === 0) return;
  await trx
    .insert(logMentions)
    .values(members.map(({ userId, name }) => ({ eventId, userId, name })));
}
