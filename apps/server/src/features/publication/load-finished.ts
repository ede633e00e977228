import { allowed } from '@pv/contract';
import type { Executor } from '../../db/database.ts';
import {
  checkKind,
  completionOf,
  loadState,
  memberOf,
  type ProjectState,
} from '../approval/public.ts';

/** The last stage of a finished article, with the digest of its approved manuscript; null before. */
export function approvedManuscript(state: ProjectState): { stageId: string; hash: string } | null {
  const finish = state.stages.find(({ kind }) => kind === 'finish');
  const document = finish && state.documents.get(finish.id);
  if (!finish || !document?.hash || document.empty) return null;
  return completionOf(state) === 'succeeded' ? { stageId: finish.id, hash: document.hash } : null;
}

/** Whether the caller writes in the project: he may offer its article. */
export const mayPropose = (state: ProjectState, userId: string): boolean =>
  allowed(memberOf(state, userId).role, 'edit');

/**
 * An article project for a member of its team.
 * @throws AppError `not_found`
 */
export async function loadArticleProject(
  executor: Executor,
  projectId: string,
  userId: string,
): Promise<ProjectState> {
  await checkKind(executor, projectId, 'article');
  return loadState(executor, projectId, userId);
}
