import { AppError, type Discussion } from '@pv/contract';
import { eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { discussions } from '../../../db/schema/index.ts';
import { appendEvent, memberOf } from '../../approval/public.ts';
import { keepUnanswered } from '../../comment/public.ts';
import { presentDiscussion, presentingIn } from '../present-discussion.ts';
import { lockScene, sceneOf } from '../scene.ts';

/**
 * Ends what may be said in a discussion, or opens it again: by the author side and by whoever moderates it.
 * What is so already stays as it is.
 * @throws AppError `not_found`, `forbidden`
 */
export async function closeDiscussion(
  work: Work,
  { id, userId, closed }: { id: string; userId: string; closed: boolean },
): Promise<Discussion> {
  const { trx, now } = work;
  const present = presentingIn(work);
  const scene = await lockScene(trx, id, userId);
  const { row, state, isAuthor, moderates } = scene;
  if (!isAuthor && !moderates) throw new AppError('forbidden');
  if ((row.closedAt !== null) === closed) return presentDiscussion(present, scene);
  const actor = memberOf(state, userId);
  const change = closed
    ? { closedAt: now, closedByName: actor.name }
    : { closedAt: null, closedByName: null };
  await trx.update(discussions).set(change).where(eq(discussions.id, id));
  await appendEvent(work, {
    projectId: row.projectId,
    kind: closed ? 'discussion_closed' : 'discussion_reopened',
    actor,
    after: { name: row.title },
  });
  await keepUnanswered(work, state, id);
  return presentDiscussion(present, sceneOf({ ...row, ...change }, state, userId));
}
