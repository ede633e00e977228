import { AppError, type BodyOf, type Discussion, type endpoints, isAuthorSide } from '@pv/contract';
import { uuidv7 } from 'uuidv7';
import type { Work } from '../../../context.ts';
import { discussions } from '../../../db/schema/index.ts';
import { appendEvent, heldRoles, lockState, memberOf } from '../../approval/public.ts';
import { orderComparison } from '../../similarity/public.ts';
import { checkShown } from '../find-shown.ts';
import { presentDiscussion, presentingIn } from '../present-discussion.ts';
import { sceneOf } from '../scene.ts';

/**
 * Opens the discussion of a project, by its author side; whoever opens it answers in it.
 * @throws AppError `not_found`, `forbidden`, `discussion_exists`, `discussion_names_absent`
 */
export async function openDiscussion(
  work: Work,
  userId: string,
  { project_id: projectId, ...body }: BodyOf<typeof endpoints.discussion.open>,
): Promise<Discussion> {
  const { trx, now } = work;
  const state = await lockState(trx, projectId, userId);
  const member = memberOf(state, userId);
  if (!isAuthorSide(member.role, heldRoles(state.team))) throw new AppError('forbidden');
  await checkShown(trx, state, body);
  const { title, abstract, readers, files, document_id: documentId } = body;
  const [row] = await trx
    .insert(discussions)
    .values({
      id: uuidv7(),
      projectId,
      title,
      abstract: abstract.trim(),
      readers,
      files,
      documentId,
      authorId: userId,
      authorName: member.name,
      createdAt: now,
      saidAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('discussion_exists');
  await appendEvent(work, {
    projectId,
    kind: 'discussion_opened',
    actor: member,
    after: { name: title },
  });
  await orderComparison(work, projectId);
  return presentDiscussion(presentingIn(work), sceneOf(row, state, userId));
}
