import type { DiscussionOffer } from '@pv/contract';
import { isAuthorSide } from '@pv/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../../db/database.ts';
import { discussions, projectFiles } from '../../../db/schema/index.ts';
import { documentsOf, heldRoles, loadState, memberOf } from '../../approval/public.ts';

/**
 * What a project has to discuss, for a member of its team.
 * @throws AppError `not_found`
 */
export async function readOffer(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<DiscussionOffer> {
  const state = await loadState(executor, projectId, userId);
  const { project, stages, files, team } = state;
  const [found] = await executor
    .select({ id: discussions.id, closedAt: discussions.closedAt })
    .from(discussions)
    .where(eq(discussions.projectId, projectId));
  const ids = files.map(({ id }) => id);
  const sizes = await executor
    .select({ id: projectFiles.id, size: projectFiles.size })
    .from(projectFiles)
    .where(inArray(projectFiles.id, ids));
  const sizeOf = new Map(sizes.map(({ id, size }) => [id, size]));
  const titleOf = new Map(stages.map(({ id, title }) => [id, title]));
  return {
    discussion: found ? { id: found.id, closed: found.closedAt !== null } : null,
    title: project.title,
    abstract: project.annotation,
    files: files
      .filter(({ stageId }) => titleOf.has(stageId))
      .map(({ id, name, stageId }) => ({
        id,
        name,
        size: sizeOf.get(id) ?? 0,
        stage: titleOf.get(stageId) ?? '',
      })),
    documents: documentsOf(state).flatMap(({ stage, document }) =>
      document.empty ? [] : [{ id: document.id, title: stage.title }],
    ),
    can: { open: isAuthorSide(memberOf(state, userId).role, heldRoles(team)) },
  };
}
