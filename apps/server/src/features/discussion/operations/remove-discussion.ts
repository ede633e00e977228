import { and, eq } from 'drizzle-orm';
import type { Work } from '../../../context.ts';
import { comments, discussions } from '../../../db/schema/index.ts';
import { appendEvent, memberOf } from '../../approval/public.ts';
import { settleUnanswered } from '../../notification/public.ts';
import { lockScene, requireAuthor } from '../scene.ts';

/**
 * Deletes a discussion with everything that was said in it, by the author side.
 * @throws AppError `not_found`, `forbidden`
 */
export async function removeDiscussion(
  work: Work,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const { trx } = work;
  const scene = await lockScene(trx, id, userId);
  requireAuthor(scene);
  const { row, state } = scene;
  const said = and(eq(comments.subject, 'discussion'), eq(comments.subjectId, id));
  await trx.delete(comments).where(said);
  await trx.delete(discussions).where(eq(discussions.id, id));
  await settleUnanswered(work, id);
  await appendEvent(work, {
    projectId: row.projectId,
    kind: 'discussion_deleted',
    actor: memberOf(state, userId),
    after: { name: row.title },
  });
}
